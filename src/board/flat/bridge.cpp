#include "board/flat/bridge.hpp"

#include "board/colour.hpp"
#include "board/geometry/geometry.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace elgrande::board
{

namespace
{

constexpr float half_width = 9.0F;
constexpr float inland = 24.0F; ///< how far each end reaches into its region
constexpr ImU32 stone = rgb(0xcdbd9c);
constexpr ImU32 joint = rgb(0x8a7a5c);
constexpr ImU32 parapet = rgb(0x5b4a33);

/// The points of the two outlines that lie nearest to each other; every third one is near enough.
std::array<Vec, 2> shortest_way(const Ring& from, const Ring& to)
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

} // namespace

void draw_bridge(const Pen& pen, int from, int to)
{
    const auto outline = [](int region) -> const Ring&
    { return geometry().regions[static_cast<std::size_t>(region)].outline; };
    const auto [begin, end] = shortest_way(outline(from), outline(to));
    const float gap = std::hypot(end.x - begin.x, end.y - begin.y);
    const Vec along = gap > 0 ? (end - begin) * (1 / gap) : Vec{1.0F, 0.0F};
    const Vec across{-along.y, along.x};
    const float length = gap + 2 * inland;
    // It rises towards the middle, as seen from the south.
    const float rise = std::min(0.12F * length, 22.0F);
    constexpr int pieces = 24;
    std::array<std::vector<Vec>, 2> sides;
    for (int i = 0; i <= pieces; ++i)
    {
        const float part = static_cast<float>(i) / pieces;
        const Vec middle = begin + along * (part * length - inland) - Vec{0.0F, 4 * rise * part * (1 - part)};
        sides[0].push_back(middle + across * half_width);
        sides[1].push_back(middle - across * half_width);
    }
    for (std::size_t i = 0; i < pieces; ++i)
    {
        const Vec shade{2.5F, 4.0F};
        pen.shaded(sides[0][i] + shade, sides[1][i] + shade, sides[1][i + 1] + shade, sides[0][i + 1] + shade,
                   faded(ink::text, 0.25F), faded(ink::text, 0.25F), faded(ink::text, 0.25F), faded(ink::text, 0.25F));
    }
    for (std::size_t i = 0; i < pieces; ++i)
    {
        pen.shaded(sides[0][i], sides[1][i], sides[1][i + 1], sides[0][i + 1], stone, stone, stone, stone);
    }
    for (std::size_t i = 0; i <= pieces; i += 2)
    {
        pen.line({sides[0][i], sides[1][i]}, joint, 1.4F);
    }
    pen.line(sides[0], parapet, 3.4F);
    pen.line(sides[1], parapet, 3.4F);
}

} // namespace elgrande::board
