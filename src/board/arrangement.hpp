#pragma once

#include "board/layout/layout.hpp"
#include "board/scene.hpp"

#include <array>
#include <vector>

/// Positions of pieces, in board units. The position of a piece is the centre of its base. `region` and `place` are
/// places as in scene.hpp where caballeros stand: 0 … 8, or one with a chart. `owner` is 0 … 5.
namespace elgrande::board
{

/// Returns the group of an owner's caballeros of this part in a region; it is empty if there are none.
Group group_of(const Scene& scene, int region, int owner, Part part = Part::Main);

/// Returns a box for each of the owner's groups in a place and for each of their caballeros on a space.
std::vector<Box> boxes_of(const Scene& scene, int place, int owner);

/// Returns where the next caballero of `seat` would stand in the region if the seat had `caballeros` there and all else
/// were as in the scene. Returns the centre of the printed scoreboard if there is no space for it.
Spot next_cube(const Scene& scene, int region, int seat, int caballeros);

/// Positions of the King and the grandes; (0, 0) for those that are not on the board. The King beside the Castillo
/// stands to the left of the tower, grandes in the Castillo to its right.
struct Nobles
{
    Spot king;
    std::array<Spot, seat_count> grandes{};
};

Nobles nobles_of(const Scene& scene);

/// Returns the box of the Limit table's plate; the table must be in a place.
Box plate_of_table(const Scene& scene);

/// Returns the centre of the printed scoreboard of a region, a place with a chart, or the Castillo.
Vec scoreboard_centre(int place);

/// Returns the box of mobile scoreboard `index`, 0 or 1: over the printed one of its place, or beside the board.
/// Scene::mobile_at of the scoreboard must not be −1.
Box mobile_box(const Scene& scene, int index);

/// Returns the foot of an owner's cube in front of the Castillo.
Vec castillo_cube(int owner);
/// Returns the box in which an owner's cube in front of the Castillo can be clicked.
Box castillo_plot(int owner);

/// True if a cube of this owner stands in front of the Castillo in this game.
bool shows_in_castillo(const Scene& scene, int owner);

/// Returns the box of the tower of the Castillo.
Box castillo_box();

/// Returns the box of the tower with its name above it, and its scoreboard and the seats' cubes below it.
Box castillo_site();

} // namespace elgrande::board
