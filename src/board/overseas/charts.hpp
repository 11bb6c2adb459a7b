#pragma once

#include "board/scene.hpp"

#include <span>

/// Where the places beyond Spain lie on the board: a sheet of its own for each, with a name, a scoreboard and spaces.
namespace elgrande::board
{

struct Chart
{
    Box sheet;               ///< around all of it: what is touched
    RegionShape ground;      ///< where caballeros stand, with name and scoreboard as a region of Spain has them
    std::vector<Vec> spaces; ///< the middles of spaces for one caballero each
    Ring coast;              ///< of Portugal, which lies on the map itself
    Vec hoard;               ///< of the discs that nobody has claimed; (0, 0) where there are none
};

/// Of the marked ground for one caballero.
inline constexpr float space_radius = 20.0F;

/// The size of the caballero on it.
inline constexpr float space_size = 1.25F;

/// A coin on the board, and what it takes up with its number.
inline constexpr float coin_radius = 11.0F;
inline constexpr Vec hoard_size{58.0F, 26.0F};

/// Of France, Portugal, the ship, America and the Mediterranean.
const Chart& chart_of(int place);

/// The places of this game that have a chart.
std::span<const int> charts_in(const Scene& scene);

/// A region of Spain, or the ground of a chart.
const RegionShape& shape_of(int place);

/// The part of the scene that should always be in sight.
Box focus_of(const Scene& scene);

/// Where the Inquisitor stands as long as he is in no court.
Vec inquisitors_place();

/// Where a caballero stands on a space.
Vec foot_on_space(int place, int space);

/// The box of a caballero on a space.
Box box_on_space(int place, int space);

/// Who stands there; −1 for nobody.
int holder_of(const Scene& scene, int place, int space);

} // namespace elgrande::board
