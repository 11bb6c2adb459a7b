#include "board/backdrop.hpp"

#include "board/colour.hpp"
#include "board/pen.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace elgrande::board
{

namespace
{

/// The same number between 0 and 1 for the same pair, without a pattern that the eye finds.
float scatter(int a, int b)
{
    std::uint32_t h = static_cast<std::uint32_t>(a) * 0x9E3779B1U + static_cast<std::uint32_t>(b) * 0x85EBCA77U;
    h = (h ^ h >> 15U) * 0x2C1B3C6DU;
    h = (h ^ h >> 12U) * 0x297A2D39U;
    return static_cast<float>((h ^ h >> 15U) & 0xFFFFU) / 65535.0F;
}

/// One engraved wave: a line that rises and falls a few times.
void draw_wave(const Pen& pen, Vec start, float length, float swing, ImU32 colour)
{
    constexpr float step = 10.0F;
    std::array<Vec, 12> points{};
    const auto count = static_cast<std::size_t>(std::clamp(length / step, 4.0F, 11.0F));
    for (std::size_t i = 0; i <= count; ++i)
    {
        const float x = static_cast<float>(i) * step;
        points[i] = {start.x + x, start.y + swing * std::sin(x * 0.11F)};
    }
    pen.line(std::span(points).first(count + 1), colour, 1.0F, false, 0.9F);
}

bool on_land(Vec p)
{
    const auto& land = geometry().land;
    return std::any_of(land.begin(), land.end(), [&](const Ring& ring) { return inside(ring, p); });
}

void draw_waves(const Pen& pen, Box seen)
{
    constexpr float row_step = 26.0F;
    constexpr float column_step = 150.0F;
    const auto first = [](float from, float step) { return static_cast<int>(std::floor(from / step)) - 1; };
    for (int row = first(seen.y, row_step); static_cast<float>(row) * row_step < seen.bottom() + row_step; ++row)
    {
        for (int column = first(seen.x, column_step);
             static_cast<float>(column) * column_step < seen.right() + column_step; ++column)
        {
            const float x = (static_cast<float>(column) + 0.45F * scatter(column, row)) * column_step;
            const float y = (static_cast<float>(row) + 0.5F * scatter(row, column + 77)) * row_step;
            const float length = 50.0F + 58.0F * scatter(row + 31, column);
            if (on_land({x, y}) && on_land({x + length, y}))
            {
                continue;
            }
            draw_wave(pen, {x, y}, length, 1.6F + 1.4F * scatter(column + 5, row + 9),
                      faded(ink::sea_line, 0.13F + 0.09F * scatter(row, column)));
        }
    }
}

void draw_shapes(const Pen& pen, const std::vector<Shape>& shapes, ImU32 colour)
{
    for (const Shape& shape : shapes)
    {
        pen.triangles(shape.points, shape.corners, colour);
    }
}

/// Unevenness of the parchment: soft spots, lighter and darker, that stay within the region.
void draw_mottle(const Pen& pen, const RegionShape& shape, int number)
{
    constexpr float depth = 14.0F; // the last inset lies this far from the border
    for (int i = 0; i < 26; ++i)
    {
        const Vec at{shape.bounds.x + shape.bounds.w * scatter(number * 100 + i, 1),
                     shape.bounds.y + shape.bounds.h * scatter(number * 100 + i, 2)};
        const auto& heart = shape.insets.back();
        if (!std::any_of(heart.begin(), heart.end(), [&](const Ring& ring) { return inside(ring, at); }))
        {
            continue;
        }
        const float size = depth + std::min(30.0F, distance_to(heart.front(), at)) * 0.9F;
        const bool pale = scatter(number * 100 + i, 3) > 0.5F;
        pen.soft_ellipse(at, {size, size * 0.8F}, pale ? rgb(0xfff6da, 0.17F) : rgb(0x6b4a20, 0.075F));
    }
}

/// A rose of eight points, light on one half of each.
void draw_compass(const Pen& pen)
{
    const ImU32 pale = rgb(0xe8d9ae, 0.85F);
    const ImU32 deep = rgb(0xa98f55, 0.85F);
    pen.circle({}, 31.0F, faded(pale, 0.8F), 1.2F);
    pen.circle({}, 27.0F, faded(pale, 0.55F), 0.8F);
    for (int pass = 0; pass < 2; ++pass)
    {
        for (int i = 0; i < 4; ++i)
        {
            const float angle = 1.5707963F * static_cast<float>(i) + (pass == 0 ? 0.7853982F : 0.0F);
            const float length = pass == 0 ? 26.0F : 44.0F;
            const float waist = pass == 0 ? 6.0F : 8.0F;
            const Vec tip{std::sin(angle) * length, -std::cos(angle) * length};
            const Vec right{std::sin(angle + 0.7853982F) * waist, -std::cos(angle + 0.7853982F) * waist};
            const Vec left{std::sin(angle - 0.7853982F) * waist, -std::cos(angle - 0.7853982F) * waist};
            pen.fill({{}, tip, right}, deep);
            pen.fill({{}, left, tip}, pale);
        }
    }
    pen.disc({}, 3.0F, rgb(0x5c4a22, 0.9F));
}

} // namespace

Backdrop::Backdrop()
{
    const Geometry& board = geometry();
    land_ = cut(board.land);
    for (const std::vector<Ring>& level : board.shore)
    {
        shore_.push_back(cut(level));
    }
    for (std::size_t i = 0; i < region_count; ++i)
    {
        regions_[i].fill = cut(board.regions[i].outline);
        for (std::size_t level = 0; level < board.regions[i].insets.size(); ++level)
        {
            regions_[i].insets[level] = cut(board.regions[i].insets[level]);
        }
    }
}

void Backdrop::prepare(const View& view)
{
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const float density = ImGui::GetIO().DisplayFramebufferScale.x;
    const bool same_white = white.x == prepared_white_.x && white.y == prepared_white_.y;
    if (view == prepared_ && same_white && density == prepared_density_)
    {
        return;
    }
    prepared_ = view;
    prepared_white_ = white;
    prepared_density_ = density;
    ground_.record(
        [&](ImDrawList* list)
        {
            draw_sea(list, view);
            draw_land(list, view);
            draw_regions(list, view);
        });
    ink_.record([&](ImDrawList* list) { draw_borders(list, view); });
}

void Backdrop::draw_sea(ImDrawList* list, const View& view) const
{
    const Box screen = view.screen;
    list->AddRectFilledMultiColor({screen.x, screen.y}, {screen.right(), screen.bottom()}, ink::sea_top, ink::sea_top,
                                  ink::sea_bottom, ink::sea_bottom);
    const Vec low = view.to_board({screen.x, screen.y});
    const Vec high = view.to_board({screen.right(), screen.bottom()});
    const Pen pen(list, view);
    draw_waves(pen, {low.x, low.y, high.x - low.x, high.y - low.y});
    for (std::size_t level = shore_.size(); level-- > 0;)
    {
        draw_shapes(pen, shore_[level], rgb(0xcfe3d9, 0.105F));
    }
    for (std::size_t level = 0; level + 1 < shore_.size(); ++level)
    {
        for (const Shape& shape : shore_[level])
        {
            pen.line(shape.points, rgb(0xe4efe6, 0.30F - 0.08F * static_cast<float>(level)), 0.9F, true, 0.9F);
        }
    }
}

void Backdrop::draw_land(ImDrawList* list, const View& view) const
{
    const Pen pen(list, view);
    draw_shapes(pen, land_, ink::quiet_land);
    for (const Shape& shape : land_)
    {
        pen.line(shape.points, faded(ink::quiet_ink, 0.9F), 1.3F, true);
    }
    draw_compass(pen.at(geometry().compass));
}

void Backdrop::draw_regions(ImDrawList* list, const View& view) const
{
    const Pen pen(list, view);
    for (int number = 0; number < region_count; ++number)
    {
        const RegionShapes& region = regions_[static_cast<std::size_t>(number)];
        const ImU32 tint = region_tints[static_cast<std::size_t>(number)];
        const ImU32 edge = mixed(tint, rgb(0x5f3d16), 0.42F);
        // Darker towards the border, in steps as small as a water-colour's.
        pen.triangles(region.fill.points, region.fill.corners, edge);
        constexpr std::array<float, 4> steps{0.30F, 0.60F, 0.82F, 1.0F};
        for (std::size_t level = 0; level < steps.size(); ++level)
        {
            draw_shapes(pen, region.insets[level], mixed(edge, tint, steps[level]));
        }
        draw_mottle(pen, geometry().regions[static_cast<std::size_t>(number)], number);
    }
}

void Backdrop::draw_borders(ImDrawList* list, const View& view) const
{
    const Pen pen(list, view);
    for (const Ring& arc : geometry().arcs)
    {
        pen.line(arc, ink::border, 2.1F, false, 1.3F);
    }
}

} // namespace elgrande::board
