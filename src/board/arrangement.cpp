#include "board/arrangement.hpp"

#include "rules/order.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

constexpr float cell_width = cube_size;
constexpr float cell_height = 14.0F;

const RegionShape& shape_of(int region)
{
    return geometry().regions[static_cast<std::size_t>(region)];
}

/// Cells are counted from the front row to the back, the last column left out, so that the number can stand at the
/// right end of the front row; what the last column has behind it comes at the end.
Vec cell(const RegionShape& shape, int seat, int number)
{
    const int block = (shape.columns - 1) * shape.rows;
    const int column = number < block ? number % (shape.columns - 1) : shape.columns - 1;
    const int behind = number < block ? number / (shape.columns - 1) : number - block + 1;
    const Box plot = shape.plots[static_cast<std::size_t>(seat)];
    return {plot.x + (static_cast<float>(column) + 0.5F) * cell_width,
            plot.bottom() - cube_drop - static_cast<float>(behind) * cell_height};
}

/// How many cubes a plot can show; its last cell belongs to the number.
int room(const RegionShape& shape)
{
    return std::min(shape.columns * shape.rows - 1, Group::most);
}

/// Grandes stand from the right end of the stand towards the King, closer together when there are many.
void place_grandes(const Scene& scene, int region, Nobles& nobles)
{
    const Box stand = shape_of(region).stand;
    const int count = static_cast<int>(std::count(scene.grande.begin(), scene.grande.end(), region));
    const float king_room = scene.king == region ? 2.0F * king_half + 2.0F : 0.0F;
    const float free = stand.w - king_room - 2.0F * grande_half;
    const float step = count < 2 ? 0.0F : std::min(2.0F * grande_half + 2.0F, free / static_cast<float>(count - 1));
    float x = stand.right() - grande_half;
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        if (scene.grande[seat] == region)
        {
            nobles.grandes[seat] = {x, stand.bottom() - tall_drop};
            x -= step;
        }
    }
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
            nobles.grandes[seat] = foot;
            foot.x += step;
        }
    }
}

Vec kings_point(int place)
{
    switch (place)
    {
    case castillo_place:
        return geometry().castillo_tower + Vec{-77.0F, 84.0F};
    case france_place:
        return {846.0F, 150.0F};
    case portugal_place:
        return {150.0F, 580.0F};
    default:
    {
        const Box stand = shape_of(place).stand;
        return {stand.x + king_half, stand.bottom() - tall_drop};
    }
    }
}

} // namespace

Group group_of(int region, int seat, int caballeros)
{
    const RegionShape& shape = shape_of(region);
    const Box plot = shape.plots[static_cast<std::size_t>(seat)];
    Group group;
    group.numbered = caballeros >= numbered_from;
    group.count = std::min(caballeros, room(shape));
    group.number = {plot.right() - 11.0F, plot.bottom() - cube_drop - 4.0F};
    Vec low{plot.x, plot.bottom()};
    Vec high{group.numbered ? plot.right() : plot.x, plot.bottom()};
    for (int i = 0; i < group.count; ++i)
    {
        const Vec at = cell(shape, seat, i);
        group.cubes[static_cast<std::size_t>(i)] = at;
        low.y = std::min(low.y, at.y - cube_rise);
        high.x = std::max(high.x, at.x + cube_size / 2.0F);
    }
    // From the back to the front, so that nearer cubes are drawn over farther ones.
    put_in_order(std::span(group.cubes).first(static_cast<std::size_t>(group.count)),
                 [](Vec a, Vec b) { return a.y < b.y; });
    group.box = {low.x, low.y, high.x - low.x, high.y - low.y};
    return group;
}

Vec next_cube(int region, int seat, int caballeros)
{
    const RegionShape& shape = shape_of(region);
    return cell(shape, seat, std::min(caballeros, room(shape) - 1));
}

Nobles nobles_of(const Scene& scene)
{
    Nobles nobles;
    for (int region = 0; region < region_count; ++region)
    {
        place_grandes(scene, region, nobles);
    }
    place_inmates(scene, nobles);
    if (scene.king >= 0)
    {
        nobles.king = kings_point(scene.king);
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
