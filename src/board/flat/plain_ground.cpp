#include "board/flat/plain_ground.hpp"

#include "board/colour.hpp"
#include "board/flat/pen.hpp"
#include "rules/order.hpp"

#include <imgui.h>

#include <algorithm>

namespace elgrande::board
{

namespace
{

void draw_shape(const Pen& pen, const Shape& shape, ImU32 colour)
{
    pen.triangles(shape.points, shape.corners, colour);
}

/// Returns the x, in order, at which the line x + y = `sum` crosses the ring.
std::vector<float> crossings(const Ring& ring, float sum)
{
    std::vector<float> result;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
    {
        const float a = ring[i].x + ring[i].y - sum;
        const float b = ring[j].x + ring[j].y - sum;
        if ((a > 0.0F) != (b > 0.0F))
        {
            result.push_back(ring[i].x + (ring[j].x - ring[i].x) * a / (a - b));
        }
    }
    put_in_order(result);
    return result;
}

/// Draws slanted lines over the whole region.
void draw_seal(const Pen& pen, const RegionShape& region)
{
    constexpr float step = 15.0F;
    const Box box = region.bounds;
    for (float sum = box.x + box.y + step; sum < box.right() + box.bottom(); sum += step)
    {
        const std::vector<float> xs = crossings(region.outline, sum);
        for (std::size_t i = 0; i + 1 < xs.size(); i += 2)
        {
            pen.line({{xs[i], sum - xs[i]}, {xs[i + 1], sum - xs[i + 1]}}, faded(ink::crimson, 0.30F), 3.2F);
        }
    }
}

} // namespace

PlainGround::PlainGround() : land_(triangulate(geometry().land))
{
    const auto& shapes = geometry().regions;
    std::transform(shapes.begin(), shapes.end(), regions_.begin(),
                   [](const RegionShape& region) { return triangulate(region.outline); });
}

void PlainGround::draw(ImDrawList* list, const View& view, const Scene& scene) const
{
    const Box& screen = view.screen;
    list->AddRectFilled({screen.x, screen.y}, {screen.right(), screen.bottom()}, ink::sea_bottom);
    const Pen pen(list, view);
    for (const Shape& shape : land_)
    {
        draw_shape(pen, shape, scene.candle ? ink::quiet_land_at_night : ink::quiet_land);
    }
    for (int number = 0; number < region_count; ++number)
    {
        const auto at = static_cast<std::size_t>(number);
        const bool lit = has(scene.lit.places, number);
        const bool hovered = scene.hovered == Target::of_place(number);
        draw_shape(pen, regions_[at],
                   mixed(region_tints[at], rgb(0xfff4c2), (lit ? 0.4F : 0.0F) + (hovered ? 0.3F : 0)));
        if (scene.is_sealed(number))
        {
            draw_seal(pen, geometry().regions[at]);
        }
    }
    for (const Ring& arc : geometry().arcs)
    {
        pen.line(arc, ink::border, 2.1F, false, 1.3F);
    }
    for (int number = 0; number < region_count; ++number)
    {
        if (has(scene.lit.places, number))
        {
            pen.line(geometry().regions[static_cast<std::size_t>(number)].outline, ink::gold, 4.6F, true, 2.0F);
        }
    }
}

} // namespace elgrande::board
