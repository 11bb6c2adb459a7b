#include "board/flat/bridge.hpp"

#include "board/colour.hpp"
#include "board/geometry/geometry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace elgrande::board
{

namespace
{

constexpr float half_width = 9.0F;
constexpr float inland = 24.0F; ///< how far each end reaches into its region
constexpr ImU32 bridge_stone = rgb(0xcdbd9c);
constexpr ImU32 joint = rgb(0x8a7a5c);
constexpr ImU32 parapet = rgb(0x5b4a33);
constexpr ImU32 wall_top = rgb(0xb3a283);
constexpr ImU32 wall_foot = rgb(0x7f6f54);

/// Returns the closest pair of points of the two outlines. Checks every third point of each, which is exact enough.
std::array<Vec, 2> closest_points(const Ring& from, const Ring& to)
{
    constexpr std::size_t step = 3;
    std::array<Vec, 2> ends{};
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < from.size(); i += step)
    {
        for (std::size_t j = 0; j < to.size(); j += step)
        {
            const Vec way = to[j] - from[i];
            const float squared = way.x * way.x + way.y * way.y;
            if (squared < least)
            {
                least = squared;
                ends = {from[i], to[j]};
            }
        }
    }
    return ends;
}

/// The roadway: a shallow arch, drawn as seen from the south.
struct Roadway
{
    Vec along;                             ///< direction, of length 1
    std::array<std::vector<Vec>, 2> sides; ///< both with the same number of points
    float height = 0;                      ///< of the wall below the southern side; 0 for a bridge that runs north

    const std::vector<Vec>& southern() const { return sides[along.x >= 0 ? 0 : 1]; }
};

/// Returns the roadway of a bridge whose ends reach beyond `begin` and `end` by `inland`.
Roadway roadway(Vec begin, Vec end)
{
    constexpr float stone_length = 7;
    constexpr float wall = 13;
    const float gap = std::hypot(end.x - begin.x, end.y - begin.y);
    Roadway road{gap > 0 ? (end - begin) * (1 / gap) : Vec{1.0F, 0.0F}, {}};
    road.height = wall * std::abs(road.along.x);
    const Vec across{-road.along.y, road.along.x};
    const float length = gap + 2 * inland;
    const float rise = std::min(0.12F * length, 22.0F);
    const int stones = static_cast<int>(std::max(12.0F, length / stone_length));
    for (int i = 0; i <= stones; ++i)
    {
        const float part = static_cast<float>(i) / static_cast<float>(stones);
        const Vec middle = begin + road.along * (part * length - inland) - Vec{0.0F, 4 * rise * part * (1 - part)};
        road.sides[0].push_back(middle + across * half_width);
        road.sides[1].push_back(middle - across * half_width);
    }
    return road;
}

/// Draws the wall below the southern side, with arches between its piers.
void draw_arches(const Pen& pen, const Roadway& road)
{
    constexpr std::size_t stones_per_span = 6;
    constexpr int points = 10;
    const std::vector<Vec>& edge = road.southern();
    const Vec down{0.0F, road.height};
    for (std::size_t i = 0; i + 1 < edge.size(); ++i)
    {
        const bool to_right = road.along.x >= 0;
        const Vec left = edge[to_right ? i : i + 1];
        const Vec right = edge[to_right ? i + 1 : i];
        pen.shaded(left, right, right + down, left + down, wall_top, wall_top, wall_foot, wall_foot);
    }
    const std::size_t spans = (edge.size() - 1) / stones_per_span;
    const std::size_t first = (edge.size() - 1 - spans * stones_per_span) / 2;
    for (std::size_t span = 0; span < spans; ++span)
    {
        const Vec from = edge[first + span * stones_per_span] + down;
        const Vec to = edge[first + (span + 1) * stones_per_span] + down;
        const Vec middle = (from + to) * 0.5F;
        const float reach = 0.38F * std::abs(to.x - from.x);
        std::vector<Vec> opening;
        for (int i = 0; i <= points; ++i)
        {
            const float turn = std::numbers::pi_v<float> * static_cast<float>(i) / points;
            opening.push_back(middle - Vec{reach * std::cos(turn), 0.74F * road.height * std::sin(turn)});
        }
        pen.fill(opening, faded(ink::text, 0.62F));
    }
}

} // namespace

void draw_bridge(const Pen& pen, int from, int to)
{
    const auto outline = [](int region) -> const Ring&
    { return geometry().regions[static_cast<std::size_t>(region)].outline; };
    const auto [begin, end] = closest_points(outline(from), outline(to));
    const Roadway road = roadway(begin, end);
    const auto& [one, other] = road.sides;
    const Vec shadow_offset = Vec{2.5F, 4.0F} + Vec{0.0F, road.height};
    const ImU32 shadow = faded(ink::text, 0.25F);
    for (std::size_t i = 0; i + 1 < one.size(); ++i)
    {
        pen.shaded(one[i] + shadow_offset, other[i] + shadow_offset, other[i + 1] + shadow_offset,
                   one[i + 1] + shadow_offset, shadow, shadow, shadow, shadow);
    }
    draw_arches(pen, road);
    for (std::size_t i = 0; i + 1 < one.size(); ++i)
    {
        pen.shaded(one[i], other[i], other[i + 1], one[i + 1], bridge_stone, bridge_stone, bridge_stone, bridge_stone);
    }
    for (std::size_t i = 0; i < one.size(); ++i)
    {
        pen.line({one[i], other[i]}, joint, 1.0F);
    }
    pen.line(one, parapet, 3.0F);
    pen.line(other, parapet, 3.0F);
}

} // namespace elgrande::board
