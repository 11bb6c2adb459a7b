#include "board/overseas/ship.hpp"

#include "board/colour.hpp"

#include <cmath>
#include <numbers>
#include <vector>

namespace elgrande::board
{

namespace
{

constexpr ImU32 plank = rgb(0xcfab72);
constexpr ImU32 bright_plank = rgb(0xe6cb96);
constexpr ImU32 joint = rgb(0x8c6637, 0.75F);
constexpr ImU32 side_top = rgb(0x80532a);
constexpr ImU32 side_foot = rgb(0x3d2410);
constexpr ImU32 rail = rgb(0x4a2c14);
constexpr ImU32 trim = rgb(0xd8b25c);
constexpr ImU32 canvas = rgb(0xf3e8cc);
constexpr ImU32 canvas_shade = rgb(0xc9b78c);

constexpr float side = 22.0F; ///< height of the hull below the deck
constexpr float middle = 162.0F;
constexpr float half = 70.0F; ///< half the breadth of the deck
constexpr float bow = -166.0F;
constexpr float shoulder = -84.0F; ///< where the bow begins
constexpr float stern = 60.0F;
constexpr float poop = 5.0F; ///< where the higher deck of the stern begins

/// Returns half the breadth of the deck at x.
float breadth(float x)
{
    const float t = x >= shoulder ? 0.0F : (shoulder - x) / (shoulder - bow);
    return half * std::pow(std::fmax(0.0F, 1.0F - t * t), 0.68F);
}

/// Returns the edge of the deck from the stern along one side to the bow; `way` is −1 for the far side, 1 for the near.
std::vector<Vec> edge_of(float way)
{
    constexpr int steps = 14;
    std::vector<Vec> edge{{stern, middle + way * (half - 8.0F)}, {stern - 8.0F, middle + way * half}};
    for (int i = 0; i <= steps; ++i)
    {
        const float turn = std::numbers::pi_v<float> / 2.0F * static_cast<float>(i) / static_cast<float>(steps);
        const float x = shoulder - (shoulder - bow) * std::sin(turn);
        edge.push_back({x, middle + way * breadth(x)});
    }
    return edge;
}

/// Returns the outline of the deck, clockwise from the bow.
std::vector<Vec> deck()
{
    std::vector<Vec> far_side = edge_of(-1.0F);
    std::vector<Vec> all(far_side.rbegin(), far_side.rend());
    const std::vector<Vec> near_side = edge_of(1.0F);
    all.insert(all.end(), near_side.begin(), near_side.end() - 1);
    return all;
}

/// Draws a square sail full of wind, and its mast.
void draw_sail(const Pen& pen, Vec foot, float height, float width, bool cross)
{
    const Pen here = pen.at(foot);
    here.line({{0.0F, 0.0F}, {0.0F, -height - 6.0F}}, rail, 4.0F);
    const float top = -height;
    const float low = -0.2F * height;
    std::vector<Vec> cloth;
    constexpr int steps = 8;
    for (int i = 0; i <= steps; ++i) // along the belly on the left, then back along the mast
    {
        const float t = static_cast<float>(i) / steps;
        cloth.push_back(
            {-0.5F * width - 0.16F * width * std::sin(std::numbers::pi_v<float> * t), low + (top - low) * t});
    }
    for (int i = 0; i <= steps; ++i)
    {
        const float t = static_cast<float>(i) / steps;
        cloth.push_back({0.5F * width - 0.1F * width * std::sin(std::numbers::pi_v<float> * t), top + (low - top) * t});
    }
    here.fill(cloth, canvas);
    here.shaded({0.0F, top + 1.0F}, {0.46F * width, top + 1.0F}, {0.38F * width, low - 1.0F}, {0.0F, low - 1.0F},
                faded(canvas_shade, 0.0F), faded(canvas_shade, 0.8F), faded(canvas_shade, 0.8F),
                faded(canvas_shade, 0.0F));
    if (cross)
    {
        const float y = (top + low) / 2.0F;
        here.line({{-0.08F * width, y - 0.26F * height}, {-0.08F * width, y + 0.26F * height}}, ink::crimson, 5.0F);
        here.line({{-0.33F * width, y}, {0.17F * width, y}}, ink::crimson, 5.0F);
    }
    here.line(cloth, rail, 1.2F, true);
    here.line({{-0.56F * width, top}, {0.56F * width, top}}, rail, 2.6F);
    here.line({{-0.56F * width, low}, {0.56F * width, low}}, rail, 2.2F);
}

/// Draws the near side of the hull with a row of ports.
void draw_side(const Pen& pen)
{
    const std::vector<Vec> edge = edge_of(1.0F);
    const Vec down{0.0F, side};
    for (std::size_t i = 0; i + 1 < edge.size(); ++i)
    {
        // It is lower near the bow, as the waterline is shorter than the deck.
        const auto foot = [&](Vec at)
        { return at + down * (at.x < shoulder ? 0.4F + 0.6F * breadth(at.x) / half : 1.0F); };
        pen.shaded(edge[i + 1], edge[i], foot(edge[i]), foot(edge[i + 1]), side_top, side_top, side_foot, side_foot);
    }
    for (float x = shoulder - 10.0F; x < stern - 16.0F; x += 24.0F)
    {
        pen.box(box_around({x, middle + breadth(x) + 0.5F * side}, 8.0F, 7.0F), 1.0F, rgb(0x1c0f06));
    }
    pen.line({{shoulder, middle + half + 3.5F}, {stern - 8.0F, middle + half + 3.5F}}, trim, 1.4F);
}

void draw_planks(const Pen& pen)
{
    constexpr float step = 11.0F;
    for (float off = -half + step; off < half - 2.0F; off += step)
    {
        // Each plank reaches as far forward as the deck is broad enough.
        const float share = off / half;
        const float left = shoulder - (shoulder - bow) * std::sqrt(1.0F - std::pow(std::abs(share), 1.0F / 0.68F));
        pen.line({{left + 2.0F, middle + off}, {stern - 1.0F, middle + off}}, joint, 0.9F);
    }
}

} // namespace

void draw_ship(const Pen& pen, Light light)
{
    pen.soft_ellipse({(bow + stern) / 2.0F + 10.0F, middle + half + side}, {142.0F, 26.0F}, faded(ink::shadow, 0.6F));
    draw_side(pen);
    const std::vector<Vec> all = deck();
    if (light.lit || light.selected)
    {
        pen.line(all, faded(ink::gold, 0.45F), 13.0F, true);
    }
    pen.fill(all, light.hovered || light.lit ? bright_plank : plank);
    draw_planks(pen);
    // The deck of the stern is a step higher.
    pen.box({poop, middle - half + 3.0F, stern - poop - 4.0F, 2.0F * half - 6.0F}, 4.0F, faded(rail, 0.35F));
    pen.line({{poop, middle - half + 4.0F}, {poop, middle + half - 4.0F}}, trim, 2.2F);
    pen.line(all, rail, 5.0F, true);
    pen.line(all, light.lit || light.selected ? ink::gold : trim, light.lit || light.selected ? 3.0F : 1.4F, true);
    const Vec tip{bow + 1.0F, middle};
    pen.line({tip + Vec{26.0F, -2.0F}, tip + Vec{-7.0F, -19.0F}}, rail, 4.0F);
    const float back = middle - half + 2.0F;
    draw_sail(pen, {34.0F, back}, 54.0F, 44.0F, false);
    draw_sail(pen, {-104.0F, back + 4.0F}, 60.0F, 48.0F, false);
    draw_sail(pen, {-34.0F, back}, 74.0F, 66.0F, true);
}

} // namespace elgrande::board
