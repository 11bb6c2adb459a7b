#include "board/flat/pen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace elgrande::board
{

namespace
{

/// Returns the size of a pixel in ImGui's units.
float pixel()
{
    return 1.0F / std::max(0.5F, ImGui::GetIO().DisplayFramebufferScale.x);
}

/// Returns how many sides make a polygon look like a circle; ImGui's own number ignores the pixel ratio.
int sides_of(float radius)
{
    return std::clamp(static_cast<int>(5.0F * std::sqrt(radius / pixel())), 10, 72);
}

} // namespace

void antialias_per_pixel(ImDrawList* list)
{
    list->_FringeScale = pixel();
}

void Pen::path(std::span<const Vec> points) const
{
    list_->PathClear();
    for (const Vec p : points)
    {
        list_->PathLineTo(to_im(to_screen(p)));
    }
}

float Pen::width(float units, float min_pixels) const
{
    return std::max(units * scale_, min_pixels * pixel());
}

void Pen::fill(std::span<const Vec> points, ImU32 colour) const
{
    path(points);
    list_->PathFillConvex(colour);
}

void Pen::fill_any(std::span<const Vec> points, ImU32 colour) const
{
    path(points);
    list_->PathFillConcave(colour);
}

void Pen::line(std::span<const Vec> points, ImU32 colour, float units, bool closed, float min_pixels) const
{
    path(points);
    list_->PathStroke(colour, closed ? ImDrawFlags_Closed : ImDrawFlags_None, width(units, min_pixels));
}

void Pen::disc(Vec centre, float radius, ImU32 colour) const
{
    list_->AddCircleFilled(to_im(to_screen(centre)), radius * scale_, colour, sides_of(radius * scale_));
}

void Pen::circle(Vec centre, float radius, ImU32 colour, float units) const
{
    list_->AddCircle(to_im(to_screen(centre)), radius * scale_, colour, sides_of(radius * scale_), width(units));
}

void Pen::ellipse(Vec centre, Vec radius, ImU32 colour) const
{
    const int sides = sides_of(std::max(radius.x, radius.y) * scale_);
    list_->AddEllipseFilled(to_im(to_screen(centre)), to_im(radius * scale_), colour, 0.0F, sides);
}

void Pen::box(Box box, float rounding, ImU32 colour) const
{
    list_->AddRectFilled(to_im(to_screen({box.x, box.y})), to_im(to_screen({box.right(), box.bottom()})), colour,
                         rounding * scale_);
}

void Pen::frame(Box box, float rounding, ImU32 colour, float units) const
{
    list_->AddRect(to_im(to_screen({box.x, box.y})), to_im(to_screen({box.right(), box.bottom()})), colour,
                   rounding * scale_, ImDrawFlags_None, width(units));
}

void Pen::soft_ellipse(Vec centre, Vec radius, ImU32 colour) const
{
    constexpr int sides = 14;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const ImU32 nothing = colour & 0xFFFFFFU;
    list_->PrimReserve(sides * 3, sides + 1);
    const unsigned first = list_->_VtxCurrentIdx;
    list_->PrimWriteVtx(to_im(to_screen(centre)), white, colour);
    for (int i = 0; i < sides; ++i)
    {
        const float angle = 2.0F * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(sides);
        const Vec rim{centre.x + radius.x * std::cos(angle), centre.y + radius.y * std::sin(angle)};
        list_->PrimWriteVtx(to_im(to_screen(rim)), white, nothing);
    }
    for (unsigned i = 0; i < sides; ++i)
    {
        list_->PrimWriteIdx(static_cast<ImDrawIdx>(first));
        list_->PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + i));
        list_->PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + (i + 1) % sides));
    }
}

void Pen::shaded(Vec a, Vec b, Vec c, Vec d, ImU32 at_a, ImU32 at_b, ImU32 at_c, ImU32 at_d) const
{
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list_->PrimReserve(6, 4);
    const unsigned first = list_->_VtxCurrentIdx;
    for (const unsigned corner : {0U, 1U, 2U, 0U, 2U, 3U})
    {
        list_->PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
    }
    list_->PrimWriteVtx(to_im(to_screen(a)), white, at_a);
    list_->PrimWriteVtx(to_im(to_screen(b)), white, at_b);
    list_->PrimWriteVtx(to_im(to_screen(c)), white, at_c);
    list_->PrimWriteVtx(to_im(to_screen(d)), white, at_d);
}

void Pen::triangles(std::span<const Vec> points, std::span<const unsigned short> corners, ImU32 colour) const
{
    if (corners.empty())
    {
        return;
    }
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list_->PrimReserve(static_cast<int>(corners.size()), static_cast<int>(points.size()));
    const unsigned first = list_->_VtxCurrentIdx;
    for (const unsigned corner : corners)
    {
        list_->PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
    }
    for (const Vec p : points)
    {
        list_->PrimWriteVtx(to_im(to_screen(p)), white, colour);
    }
}

} // namespace elgrande::board
