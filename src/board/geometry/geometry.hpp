#pragma once

#include "board/geometry/plane.hpp"

#include <array>
#include <string_view>
#include <vector>

/// The shape of the board, in board units: Spain is about 860 wide and lies between (70, 60) and (940, 800).
namespace elgrande::board
{

inline constexpr int region_count = 9;
inline constexpr int castillo_place = 9;
inline constexpr int france_place = 10;   ///< only the King goes there unless the game has colonies
inline constexpr int portugal_place = 11; ///< only the King goes there except in Grandissimo
inline constexpr int ship_place = 12; ///< this and the next two in games with colonies; the ship also in Grandissimo
inline constexpr int america_place = 13;
inline constexpr int mediterranean_place = 14;
inline constexpr int aside_place = 15; ///< beside the board: a mobile scoreboard that is not in play yet
inline constexpr int place_count = 10; ///< the regions of Spain and the Castillo
inline constexpr int all_places = 15;  ///< those and the places beyond Spain
inline constexpr int seat_count = 5;
/// The owners of caballeros: the seats, and `nobodys` for the black ones.
inline constexpr int owner_count = seat_count + 1;
inline constexpr int nobodys = seat_count;

/// A polyline. In a closed one the last point is joined to the first.
using Ring = std::vector<Vec>;

/// The size of a scoreboard and the height of a region's name.
inline constexpr float scoreboard_width = 84.0F;
inline constexpr float scoreboard_height = 34.0F;
inline constexpr float name_height = 24.0F;

struct RegionShape
{
    std::string_view id;
    Ring outline;                      ///< neighbours share its points along their common border
    Box bounds;                        ///< around the outline
    Vec name;                          ///< centre of the region's name
    bool named_at_sea = false;         ///< the name is written on the sea, outside the region
    Vec board;                         ///< centre of its scoreboard
    Box stand;                         ///< the King stands near its left end, grandes near its right end
    std::array<Box, seat_count> plots; ///< by seat: its caballeros stand near the upper left corner
};

struct Geometry
{
    std::vector<Ring> arcs;                        ///< the borders, each once; not closed
    std::array<RegionShape, region_count> regions; ///< by place, 0 … 8
    std::vector<Ring> land;                        ///< all land, Spain included; closed
    Box focus;                                     ///< the part that the fitted view shows
    Box frame;                                     ///< beyond it there is only sea
    Vec castillo_name;                             ///< centre of its name
    Vec castillo_tower;                            ///< centre of the tower
    Vec castillo_board;                            ///< centre of its scoreboard
    std::array<Box, seat_count> castillo_plots;    ///< by seat, in front of the tower: for its cube and a number
    std::array<Vec, 2> aside;                      ///< centres of mobile scoreboards that are not in play yet
    Vec compass;                                   ///< centre of the compass rose
};

/// Returns the shape of the board, which is unpacked at the first call and lives as long as the program.
const Geometry& geometry();

/// Returns the smallest box around the points. The ring must not be empty.
Box bounds_of(const Ring& ring);

/// True if `p` lies within the closed ring.
bool inside(const Ring& ring, Vec p);

/// Returns the distance from `p` to the nearest point of the closed ring's outline. The ring must not be empty.
float distance_to(const Ring& ring, Vec p);

} // namespace elgrande::board
