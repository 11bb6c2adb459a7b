#include "board/geometry/geometry.hpp"

#include "board/geometry/geometry_data.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

namespace elgrande::board
{

namespace
{

constexpr float packed_unit = 0.1F;

Vec unpack(packed::Pair p)
{
    return {static_cast<float>(p.x) * packed_unit, static_cast<float>(p.y) * packed_unit};
}

Box unpack(packed::Box b)
{
    return {static_cast<float>(b.x) * packed_unit, static_cast<float>(b.y) * packed_unit,
            static_cast<float>(b.w) * packed_unit, static_cast<float>(b.h) * packed_unit};
}

/// Removes a number from the front: seven bits per byte, lowest first, with its sign in the lowest bit.
int next_step(std::span<const std::uint8_t>& bytes)
{
    unsigned value = 0;
    unsigned shift = 0;
    std::uint8_t byte = 0;
    do
    {
        byte = bytes.front();
        bytes = bytes.subspan(1);
        value |= (byte & 0x7FU) << shift;
        shift += 7;
    } while (byte > 0x7F);
    return (value & 1U) != 0 ? -static_cast<int>((value + 1) / 2) : static_cast<int>(value / 2);
}

Ring unpack_points()
{
    Ring points;
    std::span<const std::uint8_t> bytes = packed::board().steps;
    int x = 0;
    int y = 0;
    while (!bytes.empty())
    {
        x += next_step(bytes);
        y += next_step(bytes);
        points.push_back({static_cast<float>(x) * packed_unit, static_cast<float>(y) * packed_unit});
    }
    return points;
}

Ring part_of(const Ring& points, packed::Range range)
{
    return {points.begin() + range.first, points.begin() + range.last};
}

std::vector<Ring> rings_of(const Ring& points, packed::Range range)
{
    std::vector<Ring> rings;
    for (std::size_t i = range.first; i < range.last; ++i)
    {
        rings.push_back(part_of(points, packed::board().rings[i]));
    }
    return rings;
}

/// Joins arcs end to end; each begins where the previous one ends, so its first point is left out.
Ring join(packed::Range numbers, const std::vector<Ring>& arcs)
{
    Ring ring;
    for (std::size_t i = numbers.first; i < numbers.last; ++i)
    {
        const int number = packed::board().ring_arcs[i];
        Ring arc = arcs[static_cast<std::size_t>(number < 0 ? ~number : number)];
        if (number < 0)
        {
            std::reverse(arc.begin(), arc.end());
        }
        ring.insert(ring.end(), arc.begin() + 1, arc.end());
    }
    return ring;
}

RegionShape unpack(const packed::Region& region, const std::vector<Ring>& arcs)
{
    RegionShape shape;
    shape.id = region.id;
    shape.outline = join(region.ring_arcs, arcs);
    shape.bounds = bounds_of(shape.outline);
    shape.name = unpack(region.name);
    shape.named_at_sea = !inside(shape.outline, shape.name);
    shape.board = unpack(region.board);
    shape.stand = unpack(region.stand);
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        shape.plots[seat] = unpack(region.plots[seat]);
    }
    return shape;
}

Geometry unpack_all()
{
    const packed::Board& data = packed::board();
    const Ring points = unpack_points();
    Geometry result;
    for (const packed::Range range : data.arcs)
    {
        result.arcs.push_back(part_of(points, range));
    }
    for (std::size_t i = 0; i < region_count; ++i)
    {
        result.regions[i] = unpack(data.regions[i], result.arcs);
    }
    result.land = rings_of(points, data.land);
    result.focus = unpack(data.focus);
    result.frame = unpack(data.frame);
    result.castillo_name = unpack(data.castillo_name);
    result.castillo_tower = unpack(data.castillo_tower);
    result.castillo_board = unpack(data.castillo_board);
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        result.castillo_plots[seat] = unpack(data.castillo_plots[seat]);
    }
    result.aside = {unpack(data.aside[0]), unpack(data.aside[1])};
    result.compass = unpack(data.compass);
    return result;
}

} // namespace

const Geometry& geometry()
{
    static const Geometry unpacked = unpack_all();
    return unpacked;
}

Box bounds_of(const Ring& ring)
{
    Vec low = ring.front();
    Vec high = low;
    for (const Vec p : ring)
    {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

bool inside(const Ring& ring, Vec p)
{
    bool within = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    {
        const Vec a = ring[i];
        const Vec b = ring[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y))
        {
            within = !within;
        }
    }
    return within;
}

float distance_to(const Ring& ring, Vec p)
{
    float nearest = 1e18F;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    {
        const Vec along = ring[j] - ring[i];
        const Vec to = p - ring[i];
        const float length = std::max(along.x * along.x + along.y * along.y, 1e-9F);
        const float t = std::clamp((to.x * along.x + to.y * along.y) / length, 0.0F, 1.0F);
        const Vec away = to - along * t;
        nearest = std::min(nearest, away.x * away.x + away.y * away.y);
    }
    return std::sqrt(nearest);
}

} // namespace elgrande::board
