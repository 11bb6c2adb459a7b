#pragma once

#include "board/layout/layout.hpp"
#include "board/scene.hpp"

#include <array>
#include <vector>

/// Where pieces stand, in board units. A piece's own point is the middle of its foot.
namespace elgrande::board
{

/// The caballeros of one owner in one region; empty if there are none.
Group group_of(const Scene& scene, int region, int owner, Part part = Part::Main);

/// Around everything that an owner has in a place: its groups, and those on spaces of their own.
std::vector<Box> boxes_of(const Scene& scene, int place, int owner);

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

/// The plate of the Limit table in the place where it lies.
Box plate_of_table(const Scene& scene);

/// Where a scoreboard lies that is in `place`, or beside the board; mobile ones lie over the printed one.
Vec scoreboard_centre(int place);
Box mobile_box(const Scene& scene, int index);

/// The owner's cube in front of the Castillo, and what is touched of it.
Vec castillo_cube(int owner);
Box castillo_plot(int owner);

/// Does the Castillo show caballeros of this owner?
bool shows_in_castillo(const Scene& scene, int owner);

/// The tower and what belongs to it.
Box castillo_box();

} // namespace elgrande::board
