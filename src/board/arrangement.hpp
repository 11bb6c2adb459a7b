#pragma once

#include "board/layout/layout.hpp"
#include "board/scene.hpp"

#include <array>

/// Where pieces stand, in board units. A piece's own point is the middle of its foot.
namespace elgrande::board
{

/// The caballeros of one owner in one region; empty if there are none.
Group group_of(const Scene& scene, int region, int owner);

/// Where the last of `seat` would stand if it had one more than `caballeros` there, and all else were as it is.
Spot next_cube(const Scene& scene, int region, int seat, int caballeros);

/// Where the King and the grandes stand; at (0, 0) those that stand nowhere. Beside the Castillo the King is to the
/// left of the tower, grandes who are inside to its right.
struct Nobles
{
    Spot king;
    std::array<Spot, seat_count> grandes{};
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
