#include "board/arrangement.hpp"

#include "board/overseas/charts.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

/// Sets the positions of the grandes in the Castillo: in a row right of the tower.
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

/// Returns the position of the King, who must be on the board.
Spot kings_spot(const Scene& scene)
{
    const int place = scene.king;
    switch (place)
    {
    case castillo_place:
        return {geometry().castillo_tower + Vec{-77.0F, 84.0F}};
    case portugal_place:
        if (!scene.grandissimo.shown)
        {
            return {{150.0F, 580.0F}};
        }
        break;
    case france_place:
        if (!scene.overseas.shown)
        {
            return {{846.0F, 150.0F}};
        }
        break;
    default:
        break;
    }
    return layout_of(place, crowd_of(scene, place)).king;
}

} // namespace

Group group_of(const Scene& scene, int region, int owner, Part part)
{
    return layout_of(region, crowd_of(scene, region)).group(part, static_cast<std::size_t>(owner));
}

std::vector<Box> boxes_of(const Scene& scene, int place, int owner)
{
    std::vector<Box> boxes;
    const Crowd crowd = crowd_of(scene, place);
    const Layout& layout = layout_of(place, crowd);
    const auto number = static_cast<std::size_t>(owner);
    for (const Part part : parts)
    {
        if (crowd.count(part, number) > 0)
        {
            boxes.push_back(layout.group(part, number).box);
        }
    }
    for (int space = 0; is_overseas(place) && space < static_cast<int>(chart_of(place).spaces.size()); ++space)
    {
        if (holder_of(scene, place, space) == owner && scene.caballeros[static_cast<std::size_t>(place)][number] > 0)
        {
            boxes.push_back(box_on_space(place, space));
        }
    }
    return boxes;
}

Spot next_cube(const Scene& scene, int region, int seat, int caballeros)
{
    const auto number = static_cast<std::size_t>(seat);
    Scene other = scene;
    std::uint8_t& count = other.caballeros[static_cast<std::size_t>(region)][number];
    count = static_cast<std::uint8_t>(caballeros);
    const Crowd before = crowd_of(other, region);
    ++count;
    const Crowd crowd = crowd_of(other, region);
    const auto grown = std::find_if(parts.begin(), parts.end(),
                                    [&](Part part) { return crowd.count(part, number) > before.count(part, number); });
    if (grown != parts.end())
    {
        const Group& group = layout_of(region, crowd).group(*grown, number);
        return {group.cubes[static_cast<std::size_t>(std::max(group.count, 1) - 1)], group.size};
    }
    // It stands on a space: one that the seat holds already, or else a free one.
    const int spaces = is_overseas(region) ? static_cast<int>(chart_of(region).spaces.size()) : 0;
    for (const int holder : {seat, -1})
    {
        for (int space = 0; space < spaces; ++space)
        {
            if (holder_of(scene, region, space) == holder)
            {
                return {foot_on_space(region, space), space_size};
            }
        }
    }
    return {shape_of(region).board};
}

Box plate_of_table(const Scene& scene)
{
    return layout_of(scene.overseas.table, crowd_of(scene, scene.overseas.table)).plate;
}

Nobles nobles_of(const Scene& scene)
{
    Nobles nobles;
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        const int place = scene.grande[seat];
        if (place != castillo_place && scene.shows(place))
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
        // In Grandissimo Portugal is a region.
        const Vec middle = scene.grandissimo.shown ? Vec{-52.0F, 586.0F + 44.0F * static_cast<float>(index)}
                                                   : geometry().aside[number];
        return box_around(middle, scoreboard_width, scoreboard_height);
    }
    // If both lie on one place, the second is a little lower, so that both can be read and clicked.
    const bool second = index == 1 && scene.mobile_at[0] == at;
    const Vec shift = second ? Vec{4.0F, 0.8F * scoreboard_height} : Vec{};
    return box_around(scoreboard_centre(at) + shift, scoreboard_width, scoreboard_height);
}

Box castillo_plot(int owner)
{
    // The black cube stands left of the first seat's.
    const auto& plots = geometry().castillo_plots;
    const Box first = plots.front();
    return owner < seat_count ? plots[static_cast<std::size_t>(owner)]
                              : Box{first.x - (plots[1].x - first.x), first.y, first.w, first.h};
}

Vec castillo_cube(int owner)
{
    const Box plot = castillo_plot(owner);
    return {plot.centre().x, plot.y + 18.0F};
}

bool shows_in_castillo(const Scene& scene, int owner)
{
    return owner < scene.seats || (owner == nobodys && scene.overseas.shown);
}

Box castillo_box()
{
    const Vec tower = geometry().castillo_tower;
    return box_around(tower, 130.0F, 200.0F);
}

Box castillo_site()
{
    const auto& plots = geometry().castillo_plots;
    const float top = geometry().castillo_name.y - name_height / 2.0F;
    return {plots.front().x, top, plots.back().right() - plots.front().x, plots.back().bottom() - top};
}

} // namespace elgrande::board
