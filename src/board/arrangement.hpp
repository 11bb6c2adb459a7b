#pragma once

#include "board/layout/layout.hpp"
#include "board/scene.hpp"

#include <array>
#include <vector>

/// Positions of pieces, in board units. The position of a piece is the centre of its foot.
namespace elgrande::board
{

/// Returns a part of an owner's caballeros in a region; the group is empty if there are none.
Group group_of(const Scene& scene, int region, int owner, Part part = Part::Main);

/// Returns the boxes of an owner's caballeros in a place: one for each group, and one for each caballero on a space.
std::vector<Box> boxes_of(const Scene& scene, int place, int owner);

/// Returns where the next caballero of `seat` would stand if it had `caballeros` of them in the region so far and
/// nothing else changed.
Spot next_cube(const Scene& scene, int region, int seat, int caballeros);

/// Positions of the King and the grandes; (0, 0) for those that are nowhere. Those in the Castillo stand beside the
/// tower: the King to its left, grandes to its right.
struct Nobles
{
    Spot king;
    std::array<Spot, seat_count> grandes{};
};

Nobles nobles_of(const Scene& scene);

/// Returns the box of the Limit table's plate.
Box plate_of_table(const Scene& scene);

/// Returns the centre of the printed scoreboard of a place.
Vec scoreboard_centre(int place);
/// Returns the box of a mobile scoreboard: over the printed one of its place, or beside the board.
Box mobile_box(const Scene& scene, int index);

/// Returns the foot of an owner's cube in front of the Castillo.
Vec castillo_cube(int owner);
/// Returns the box in which that cube can be clicked.
Box castillo_plot(int owner);

/// True if the Castillo has a cube for this owner in this game.
bool shows_in_castillo(const Scene& scene, int owner);

/// Returns the box of the tower of the Castillo.
Box castillo_box();

} // namespace elgrande::board
