#include "board/layout/cluster.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

/// The distance between two rows, and between a cube and the one on top of it, for an edge of 1.
constexpr float row_step = 0.82F;
constexpr float level_step = 0.61F;

/// The width of a figure and half the height of a number at the smallest size that can be read on a phone; how much
/// wider than its number a plate is, and half its height.
constexpr float figure_width = 13.0F;
constexpr float number_half = 9.0F;
constexpr float plate_more = 8.0F;
constexpr float plate_half = 12.5F;

/// The size of a formation: cubes in a row, rows on the ground, and cubes on top of each other.
struct FormationExtent
{
    int columns;
    int rows;
    int levels;
    bool condensed; ///< as in Group
};

FormationExtent extent_of(int caballeros, Formation formation)
{
    if (caballeros <= 3)
    {
        return {caballeros == 3 && formation != Formation::Wide ? 2 : 3, 2, 1, false};
    }
    if (formation >= Formation::CondensedWide)
    {
        return {formation == Formation::CondensedNarrow ? 2 : 3, 1, 2, true};
    }
    return caballeros <= 6 ? FormationExtent{3, 2, 1, false} : FormationExtent{3, 1, 4, caballeros > Group::max_cubes};
}

float width_of_number(int caballeros)
{
    return 2.0F + figure_width * (caballeros < 10 ? 1.0F : 2.0F);
}

/// Places the number, and enlarges the box by it: on a plate at the foot of a condensed group, else right of the front
/// row, which has `in_front` cubes.
void place_number(Group& group, int caballeros, int in_front, int columns)
{
    const float edge = group.size * cube_size;
    const float wide = width_of_number(caballeros);
    if (group.condensed)
    {
        const float plate = wide + plate_more;
        const float more = std::max(0.0F, plate - group.box.w) / 2.0F;
        std::for_each(group.cubes.begin(), group.cubes.begin() + group.count, [more](Vec& cube) { cube.x += more; });
        group.box.w = std::max(group.box.w, plate);
        group.number = {group.box.w / 2.0F, group.box.h - 5.0F};
        group.box.h = group.number.y + plate_half;
        return;
    }
    const float right = static_cast<float>(in_front) * edge;
    group.number = {right + wide / 2.0F, group.box.h - number_half};
    group.box.w = std::max(static_cast<float>(columns) * edge, right + wide);
}

} // namespace

Group group_of(int caballeros, Formation formation, float size)
{
    const FormationExtent extent = extent_of(caballeros, formation);
    const float edge = size * cube_size;
    Group group;
    group.size = size;
    group.condensed = extent.condensed;
    group.numbered = caballeros >= numbered_from;
    const int floor = extent.columns * extent.rows;
    group.count = std::min(caballeros, floor * extent.levels);
    group.bearer = (group.count - 1) / floor * floor;
    const int standing = std::min(group.count, floor);
    const int columns = std::min(standing, extent.columns);
    const int rows = (standing + extent.columns - 1) / extent.columns;
    const int levels = (group.count + floor - 1) / floor;
    const float front = size * cube_rise + static_cast<float>(rows - 1) * row_step * edge
                        + static_cast<float>(levels - 1) * level_step * edge;
    for (int i = 0; i < group.count; ++i)
    {
        const int here = i % floor;
        const int row = here / extent.columns;
        const int level = i / floor;
        const auto behind = static_cast<float>(rows - 1 - row);
        group.cubes[static_cast<std::size_t>(i)] = {(static_cast<float>(here % extent.columns) + 0.5F) * edge,
                                                    front - behind * row_step * edge
                                                        - static_cast<float>(level) * level_step * edge};
    }
    group.box = {0.0F, 0.0F, static_cast<float>(columns) * edge, front + size * cube_drop};
    if (group.numbered)
    {
        place_number(group, caballeros, standing - (rows - 1) * extent.columns, columns);
    }
    return group;
}

Group carriers_of(int caballeros, float size)
{
    constexpr int columns = 3;
    constexpr float across = 1.4F; ///< width of a coin, for an edge of 1
    constexpr float below = 0.45F; ///< the part of it that is visible in front of the caballero
    constexpr float row = 1.1F;
    const float edge = size * cube_size;
    Group group;
    group.size = size;
    group.count = std::min(caballeros, Group::max_cubes);
    const int rows = (group.count + columns - 1) / columns;
    const int wide = std::min(group.count, columns);
    for (int i = 0; i < group.count; ++i)
    {
        const int at_row = i / columns;
        group.cubes[static_cast<std::size_t>(i)] = {(static_cast<float>(i % columns) + 0.5F) * across * edge,
                                                    size * cube_rise + static_cast<float>(at_row) * row * edge};
    }
    group.box = {0.0F, 0.0F, static_cast<float>(wide) * across * edge,
                 size * cube_rise + (static_cast<float>(rows - 1) * row + below) * edge};
    return group;
}

Box number_box(const Group& group, int caballeros)
{
    const float wide = width_of_number(caballeros);
    return group.condensed ? box_around(group.number, wide + plate_more, 2.0F * plate_half)
                           : box_around(group.number, wide, 2.0F * number_half);
}

} // namespace elgrande::board
