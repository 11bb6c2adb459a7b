#include "board/flat/small_map.hpp"

#include "board/colour.hpp"
#include "board/flat/pen.hpp"
#include "board/marks.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace elgrande::board
{

namespace
{

constexpr Box spain{62, 52, 886, 756};

/// Returns the ring without points that are closer than `least` to the one before.
Ring thinned(const Ring& ring, float least)
{
    Ring result;
    for (const Vec p : ring)
    {
        const bool near = !result.empty() && std::hypot(p.x - result.back().x, p.y - result.back().y) < least;
        if (!near)
        {
            result.push_back(p);
        }
    }
    if (!ring.empty() && !(result.back() == ring.back()))
    {
        result.push_back(ring.back()); // where borders meet
    }
    return result;
}

/// Returns a point well inside the region, for its mark.
Vec middle(const RegionShape& region)
{
    const Vec centre = region.bounds.centre();
    return inside(region.outline, centre) ? centre : region.stand.centre();
}

} // namespace

SmallMap::SmallMap(float min_step)
{
    for (const Ring& ring : geometry().land)
    {
        if (const Ring few = thinned(ring, min_step); few.size() > 3)
        {
            land_.push_back(triangulate(few));
        }
    }
    const auto& shapes = geometry().regions;
    std::transform(shapes.begin(), shapes.end(), regions_.begin(),
                   [min_step](const RegionShape& region) { return triangulate(thinned(region.outline, min_step)); });
    std::transform(geometry().arcs.begin(), geometry().arcs.end(), std::back_inserter(borders_),
                   [min_step](const Ring& arc) { return thinned(arc, min_step); });
}

void SmallMap::draw(ImDrawList* list, Box box, const SmallScene& scene) const
{
    const auto land = [&](ImU32 colour) { return scene.candle ? candlelit_ground(colour) : colour; };
    const auto wood = [&](ImU32 colour) { return scene.candle ? candlelit(colour) : colour; };
    const float scale = std::min(box.w / spain.w, box.h / spain.h);
    const Pen pen(list, box.centre() - spain.centre() * scale, scale);
    list->PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
    list->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, land(ink::sea_bottom));
    for (const Shape& shape : land_)
    {
        pen.triangles(shape.points, shape.corners, scene.candle ? ink::quiet_land_at_night : ink::quiet_land);
    }
    for (std::size_t at = 0; at < regions_.size(); ++at)
    {
        const int first = scene.first[at];
        pen.triangles(regions_[at].points, regions_[at].corners,
                      first < 0 ? land(region_tints[at]) : wood(woods[static_cast<std::size_t>(first)].body));
    }
    for (const Ring& border : borders_)
    {
        pen.line(border, ink::border, 0, false, 0.8F);
    }
    for (std::size_t at = 0; at < regions_.size(); ++at)
    {
        constexpr float sign = 90;
        const Vec centre = middle(geometry().regions[at]);
        const int first = scene.first[at];
        if (scene.king == static_cast<int>(at))
        {
            draw_crown(pen, centre, 1.35F * sign, ink::gold, ink::text);
        }
        else if (first >= 0)
        {
            draw_mark(pen, centre, sign, first, text_on_wood[static_cast<std::size_t>(first)]);
        }
    }
    list->PopClipRect();
}

} // namespace elgrande::board
