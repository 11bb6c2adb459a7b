#include "board/arrangement.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

const RegionShape& shape_of(int region)
{
    return geometry().regions[static_cast<std::size_t>(region)];
}

/// Grandes in the Castillo.
void place_inmates(const Scene& scene, Nobles& nobles)
{
    constexpr float step = 9.0F;
    Vec foot = geometry().castillo_tower + Vec{66.0F, 84.0F};
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        if (scene.grande[seat] == castillo_place)
        {
            nobles.grandes[seat] = {foot};
            foot.x += step;
        }
    }
}

Spot kings_spot(const Scene& scene)
{
    const int place = scene.king;
    switch (place)
    {
    case castillo_place:
        return {geometry().castillo_tower + Vec{-77.0F, 84.0F}};
    case france_place:
        return {{846.0F, 150.0F}};
    case portugal_place:
        return {{150.0F, 580.0F}};
    default:
        return layout_of(place, crowd_of(scene, place)).king;
    }
}

} // namespace

Group group_of(const Scene& scene, int region, int owner)
{
    return layout_of(region, crowd_of(scene, region)).groups[static_cast<std::size_t>(owner)];
}

Spot next_cube(const Scene& scene, int region, int seat, int caballeros)
{
    Crowd crowd = crowd_of(scene, region);
    crowd.caballeros[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(caballeros + 1);
    const Group& group = layout_of(region, crowd).groups[static_cast<std::size_t>(seat)];
    return {group.cubes[static_cast<std::size_t>(std::max(group.count, 1) - 1)], group.size};
}

Nobles nobles_of(const Scene& scene)
{
    Nobles nobles;
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        const int place = scene.grande[seat];
        if (place >= 0 && place < region_count)
        {
            nobles.grandes[seat] = layout_of(place, crowd_of(scene, place)).grandes[seat];
        }
    }
    place_inmates(scene, nobles);
    if (scene.king >= 0)
    {
        nobles.king = kings_spot(scene);
    }
    return nobles;
}

Vec scoreboard_centre(int place)
{
    return place == castillo_place ? geometry().castillo_board : shape_of(place).board;
}

Box mobile_box(const Scene& scene, int index)
{
    const auto number = static_cast<std::size_t>(index);
    const int at = scene.mobile_at[number];
    if (at == aside_place)
    {
        return box_around(geometry().aside[number], scoreboard_width, scoreboard_height);
    }
    // Two on one board: the second lies a little lower, so that both can be read and touched.
    const bool second = index == 1 && scene.mobile_at[0] == at;
    const Vec shift = second ? Vec{4.0F, 0.8F * scoreboard_height} : Vec{};
    return box_around(scoreboard_centre(at) + shift, scoreboard_width, scoreboard_height);
}

Vec castillo_cube(int seat)
{
    const Box plot = geometry().castillo_plots[static_cast<std::size_t>(seat)];
    return {plot.centre().x, plot.y + 18.0F};
}

Box castillo_box()
{
    const Vec tower = geometry().castillo_tower;
    return box_around(tower, 130.0F, 200.0F);
}

} // namespace elgrande::board
