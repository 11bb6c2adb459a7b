#pragma once

#include "board/geometry/plane.hpp"
#include "board/geometry/view.hpp"

#include <initializer_list>
#include <span>

namespace elgrande::board
{

/// Draws in units of its own on an ImGui draw list. Lengths and widths are in these units unless said otherwise; lines
/// never get thinner than a screen can show.
class Pen
{
public:
    Pen(ImDrawList* list, Vec origin, float scale) : list_(list), origin_(origin), scale_(scale) {}
    Pen(ImDrawList* list, const View& view) : Pen(list, view.origin, view.scale) {}

    /// A pen whose (0, 0) lies at `local`, and whose unit is `size` of this one's.
    Pen at(Vec local, float size = 1.0F) const { return {list_, to_screen(local), scale_ * size}; }

    Vec to_screen(Vec local) const { return origin_ + local * scale_; }
    float scale() const { return scale_; }
    ImDrawList* list() const { return list_; }

    /// A convex shape, its points in clockwise order on the screen.
    void fill(std::span<const Vec> points, ImU32 colour) const;
    void fill(std::initializer_list<Vec> points, ImU32 colour) const { fill(span(points), colour); }

    /// Any shape without holes, convex or not.
    void fill_any(std::span<const Vec> points, ImU32 colour) const;

    /// A line through the points, at least `least` pixels wide.
    void line(std::span<const Vec> points, ImU32 colour, float units, bool closed = false, float least = 1.0F) const;
    void line(std::initializer_list<Vec> points, ImU32 colour, float width, bool closed = false) const
    {
        line(span(points), colour, width, closed);
    }
    void outline(std::initializer_list<Vec> points, ImU32 colour, float width) const
    {
        line(span(points), colour, width, true);
    }

    void disc(Vec centre, float radius, ImU32 colour) const;
    void circle(Vec centre, float radius, ImU32 colour, float units) const;
    void ellipse(Vec centre, Vec radius, ImU32 colour) const;
    void box(Box box, float rounding, ImU32 colour) const;
    void frame(Box box, float rounding, ImU32 colour, float units) const;

    /// Fades from `colour` in the middle to nothing at the edge.
    void soft_ellipse(Vec centre, Vec radius, ImU32 colour) const;

    /// Four corners, each with its colour; its edges are not smoothed, so draw a line around it.
    void shaded(Vec a, Vec b, Vec c, Vec d, ImU32 at_a, ImU32 at_b, ImU32 at_c, ImU32 at_d) const;

    /// Any shape without holes, given with its triangles; its edges are not smoothed.
    void triangles(std::span<const Vec> points, std::span<const unsigned short> corners, ImU32 colour) const;

private:
    static std::span<const Vec> span(std::initializer_list<Vec> list) { return {list.begin(), list.size()}; }
    void path(std::span<const Vec> points) const;
    float width(float units, float least = 1.0F) const;

    ImDrawList* list_;
    Vec origin_;
    float scale_;
};

/// Makes ImGui smooth edges over one pixel of the screen, whatever its pixel ratio.
void sharpen(ImDrawList* list);

} // namespace elgrande::board
