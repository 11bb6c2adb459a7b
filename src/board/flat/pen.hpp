#pragma once

#include "board/geometry/plane.hpp"
#include "board/geometry/view.hpp"

#include <initializer_list>
#include <span>

namespace elgrande::board
{

/// Draws on an ImGui draw list in a local coordinate system. Lengths and widths are in local units unless stated
/// otherwise; lines are at least one pixel wide unless `min_pixels` says otherwise. `rounding` is the radius of the
/// corners of a box. The list must outlive the pen.
class Pen
{
public:
    /// `origin` is the position of (0, 0) on the screen, `scale` the size of a unit, both in ImGui's units.
    Pen(ImDrawList* list, Vec origin, float scale) : list_(list), origin_(origin), scale_(scale) {}
    /// Draws in board units.
    Pen(ImDrawList* list, const View& view) : Pen(list, view.origin, view.scale) {}

    /// Returns a pen whose origin is at `local` and whose unit is `size` units of this pen.
    Pen at(Vec local, float size = 1.0F) const { return {list_, to_screen(local), scale_ * size}; }

    Vec to_screen(Vec local) const { return origin_ + local * scale_; }
    float scale() const { return scale_; }
    ImDrawList* list() const { return list_; }

    /// Fills a convex polygon whose points are in clockwise order on the screen.
    void fill(std::span<const Vec> points, ImU32 colour) const;
    void fill(std::initializer_list<Vec> points, ImU32 colour) const { fill(span(points), colour); }

    /// Fills a polygon without holes, convex or not.
    void fill_any(std::span<const Vec> points, ImU32 colour) const;

    /// Draws a line through the points, `units` wide but at least `min_pixels` pixels.
    void line(std::span<const Vec> points, ImU32 colour, float units, bool closed = false,
              float min_pixels = 1.0F) const;
    void line(std::initializer_list<Vec> points, ImU32 colour, float width, bool closed = false) const
    {
        line(span(points), colour, width, closed);
    }
    void outline(std::initializer_list<Vec> points, ImU32 colour, float width) const
    {
        line(span(points), colour, width, true);
    }

    // A disc, an ellipse and a box are filled; a circle and a frame are outlines, `units` wide. The radius of an
    // ellipse has its half-axes.
    void disc(Vec centre, float radius, ImU32 colour) const;
    void circle(Vec centre, float radius, ImU32 colour, float units) const;
    void ellipse(Vec centre, Vec radius, ImU32 colour) const;
    void box(Box box, float rounding, ImU32 colour) const;
    void frame(Box box, float rounding, ImU32 colour, float units) const;

    /// Fills an ellipse that fades from `colour` in the middle to nothing at its edge.
    void soft_ellipse(Vec centre, Vec radius, ImU32 colour) const;

    /// Fills a quadrilateral with a colour at each corner. Its edges are not antialiased, so draw a line around it.
    void shaded(Vec a, Vec b, Vec c, Vec d, ImU32 at_a, ImU32 at_b, ImU32 at_c, ImU32 at_d) const;

    /// Fills triangles: `corners` has indices of `points`, three per triangle. Their edges are not antialiased.
    void triangles(std::span<const Vec> points, std::span<const unsigned short> corners, ImU32 colour) const;

private:
    static std::span<const Vec> span(std::initializer_list<Vec> list) { return {list.begin(), list.size()}; }
    void path(std::span<const Vec> points) const;
    float width(float units, float min_pixels = 1.0F) const;

    ImDrawList* list_;
    Vec origin_;
    float scale_;
};

/// Makes the antialiased edges of everything that is drawn next on the list one pixel wide, at any pixel ratio. Sets
/// list->_FringeScale, which the caller must restore.
void antialias_per_pixel(ImDrawList* list);

} // namespace elgrande::board
