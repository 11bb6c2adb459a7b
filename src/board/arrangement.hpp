#pragma once

#include "board/scene.hpp"

#include <array>

/// Where pieces stand, in board units. A piece's own point is the middle of its foot.
namespace elgrande::board
{

/// The edge of a caballero; what is drawn of it reaches `cube_rise` above its point and `cube_drop` below.
inline constexpr float cube_size = 17.0F;
inline constexpr float cube_rise = cube_size * 0.9F;
inline constexpr float cube_drop = cube_size * 0.28F;

/// What is drawn of a grande and of the King above the point, below it, and to each side.
inline constexpr float grande_rise = 45.0F;
inline constexpr float king_rise = 60.0F;
inline constexpr float tall_drop = 6.0F;
inline constexpr float grande_half = 10.5F;
inline constexpr float king_half = 17.0F;

/// The caballeros of one seat in one region: cubes in fixed cells of the seat's plot, and from three on a number in the
/// plot's last cell. More than the plot holds is told by the number alone.
struct Group
{
    static constexpr int most = 11;

    int count = 0; ///< cubes that are drawn
    std::array<Vec, most> cubes{};
    bool numbered = false;
    Vec number; ///< centre of the number
    Box box;    ///< around everything
};

/// From this count on a group shows its number.
inline constexpr int numbered_from = 3;

Group group_of(int region, int seat, int caballeros);

/// Where the next caballero of `seat` would stand, or the last one that fits.
Vec next_cube(int region, int seat, int caballeros);

/// Points of the King and of the grandes; (0, 0) for those that stand nowhere. Beside the Castillo the King is to the
/// left of the tower, grandes who are inside to its right.
struct Nobles
{
    Vec king;
    std::array<Vec, seat_count> grandes{};
};

Nobles nobles_of(const Scene& scene);

/// Where a scoreboard lies that is in `place`, or beside the board; mobile ones lie over the printed one.
Vec scoreboard_centre(int place);
Box mobile_box(const Scene& scene, int index);

/// The seat's cube in front of the Castillo.
Vec castillo_cube(int seat);

/// The tower and what belongs to it.
Box castillo_box();

} // namespace elgrande::board
