#include "board/flat/pieces.hpp"

#include "board/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace elgrande::board
{

namespace
{

constexpr int strips = 14; ///< upright strips that make a round wall

/// Returns the colour of stone at `t` from the left (-1) to the right (1) edge of a round tower.
ImU32 tower_stone(float t, bool bright)
{
    const ImU32 light = bright ? rgb(0xf3e9cf) : rgb(0xe2d7bc);
    const ImU32 dark = rgb(0x6f6450);
    // Light from the left front: brightest at t = −0.45, darkest at the right edge.
    const float facing = std::cos((t + 0.45F) * 1.25F);
    return mixed(dark, light, std::max(0.0F, std::min(1.0F, facing)));
}

/// Returns by how much the front of a round tower reaches below its sides on the screen, at `t` from -1 to 1.
float bulge(float t, float depth)
{
    return depth * std::sqrt(std::max(0.0F, 1.0F - t * t));
}

/// A round part of the tower.
struct Drum
{
    float half; ///< half its width
    float top;
    float bottom;
    float depth; ///< half the height of its rim on the screen
};

std::vector<Vec> outline(Drum drum)
{
    std::vector<Vec> points{{-drum.half, drum.top}, {drum.half, drum.top}};
    for (int i = 0; i <= strips; ++i)
    {
        const float t = 1.0F - 2.0F * static_cast<float>(i) / strips;
        points.push_back({t * drum.half, drum.bottom + bulge(t, drum.depth)});
    }
    return points;
}

void draw_drum(const Pen& pen, Drum drum, bool bright)
{
    const auto edge = outline(drum);
    pen.fill(edge, rgb(0x5b513f));
    for (int i = 0; i < strips; ++i)
    {
        const float t0 = -1.0F + 2.0F * static_cast<float>(i) / strips;
        const float t1 = -1.0F + 2.0F * static_cast<float>(i + 1) / strips;
        pen.shaded({t0 * drum.half, drum.top}, {t1 * drum.half, drum.top},
                   {t1 * drum.half, drum.bottom + bulge(t1, drum.depth)},
                   {t0 * drum.half, drum.bottom + bulge(t0, drum.depth)}, tower_stone(t0, bright),
                   tower_stone(t1, bright), mixed(tower_stone(t1, bright), rgb(0x3a3126), 0.18F),
                   mixed(tower_stone(t0, bright), rgb(0x3a3126), 0.18F));
    }
    pen.line(edge, rgb(0x3a3128), 1.5F, true);
}

/// Draws courses of masonry, `step` high, and some joints.
void draw_masonry(const Pen& pen, Drum drum, float step)
{
    const ImU32 line = rgb(0x4a4030, 0.30F);
    int row = 0;
    for (float y = drum.top + step; y < drum.bottom; y += step, ++row)
    {
        std::vector<Vec> course;
        for (int i = 0; i <= strips; ++i)
        {
            const float t = -1.0F + 2.0F * static_cast<float>(i) / strips;
            course.push_back({t * drum.half, y + bulge(t, drum.depth)});
        }
        pen.line(course, line, 0.9F, false, 0.7F);
        for (int i = 0; i < 4; ++i)
        {
            const float t = -0.75F + 0.45F * static_cast<float>(i) + (row % 2 == 0 ? 0.0F : 0.2F);
            const float x = t * drum.half;
            pen.line({{x, y + bulge(t, drum.depth)}, {x, y + bulge(t, drum.depth) + step * 0.9F}}, line, 0.9F);
        }
    }
}

void draw_battlements(const Pen& pen, Drum drum, bool bright)
{
    constexpr int merlons = 5;
    constexpr float height = 15.0F;
    const float pitch = 2.0F * drum.half / (2.0F * merlons - 1.0F);
    for (int i = 0; i < merlons; ++i)
    {
        const float x = -drum.half + 2.0F * pitch * static_cast<float>(i);
        const float t = (x + pitch / 2.0F) / drum.half;
        const float drop = bulge(t, 5.0F);
        const Vec a{x, drum.top - height + drop};
        const Vec b{x + pitch, drum.top - height + drop};
        const Vec c{x + pitch, drum.top + 3.0F};
        const Vec d{x, drum.top + 3.0F};
        pen.shaded(a, b, c, d, tower_stone(t - 0.1F, bright), tower_stone(t + 0.1F, bright),
                   tower_stone(t + 0.1F, bright), tower_stone(t - 0.1F, bright));
        const std::array<Vec, 4> edge{{d, a, b, c}};
        pen.line(edge, rgb(0x3a3128), 1.3F);
    }
}

void draw_gate(const Pen& pen, float bottom)
{
    std::vector<Vec> arch{{15.0F, bottom}, {-15.0F, bottom}, {-15.0F, bottom - 26.0F}};
    for (int i = 1; i < 8; ++i)
    {
        const float angle = 3.14159265F * (1.0F - static_cast<float>(i) / 8.0F);
        arch.push_back({15.0F * std::cos(angle), bottom - 26.0F - 17.0F * std::sin(angle)});
    }
    arch.push_back({15.0F, bottom - 26.0F});
    pen.fill(arch, rgb(0x261b12));
    for (const float x : {-8.0F, 0.0F, 8.0F})
    {
        pen.line({{x, bottom - 1.0F}, {x, bottom - 36.0F}}, rgb(0x6d5330), 1.3F);
    }
    for (const float y : {-10.0F, -20.0F, -30.0F})
    {
        pen.line({{-14.0F, bottom + y}, {14.0F, bottom + y}}, rgb(0x6d5330), 1.3F);
    }
    pen.line(arch, rgb(0x4a4030), 2.6F, true);
}

void draw_banner(const Pen& pen, float top)
{
    pen.line({{0.0F, top}, {0.0F, top - 34.0F}}, rgb(0x4a3217), 2.0F);
    pen.fill({{1.0F, top - 33.0F}, {30.0F, top - 27.0F}, {1.0F, top - 16.0F}}, ink::crimson);
    pen.fill({{1.0F, top - 33.0F}, {30.0F, top - 27.0F}, {1.0F, top - 27.0F}}, rgb(0xa3332d));
    pen.disc({0.0F, top - 35.0F}, 2.2F, rgb(0xf1c652));
}

} // namespace

void draw_tower(const Pen& pen, Vec centre, Light light)
{
    const Pen tower = pen.at(centre);
    const Drum body{46.0F, -46.0F, 78.0F, 11.0F};
    const Drum crown{56.0F, -66.0F, -42.0F, 11.0F};
    tower.soft_ellipse({14.0F, 86.0F}, {82.0F, 24.0F}, rgb(0x0c1d22, 0.75F));
    if (light.lit)
    {
        tower.soft_ellipse({0.0F, 5.0F}, {104.0F, 132.0F}, faded(ink::gold, 0.9F));
        tower.line(outline({body.half + 2.0F, body.top, body.bottom + 1.0F, body.depth}), ink::gold, 6.0F, true);
        tower.line(outline({crown.half + 2.0F, crown.top - 14.0F, crown.bottom, crown.depth}), ink::gold, 6.0F, true);
    }
    draw_banner(tower, -66.0F);
    draw_drum(tower, body, light.hovered);
    draw_masonry(tower, body, 13.0F);
    draw_gate(tower, 86.0F);
    for (const float x : {-24.0F, 24.0F})
    {
        tower.box({x - 3.0F, -14.0F, 6.0F, 24.0F}, 3.0F, rgb(0x2b2119));
    }
    draw_drum(tower, crown, light.hovered);
    draw_masonry(tower, crown, 11.0F);
    draw_battlements(tower, crown, light.hovered);
}

} // namespace elgrande::board
