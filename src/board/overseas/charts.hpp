#pragma once

#include "board/scene.hpp"

#include <span>
#include <vector>

/// The charts: drawings of the places beyond Spain, each with a name, a scoreboard and spaces for caballeros.
namespace elgrande::board
{

struct Chart
{
    Box sheet;               ///< the area where it can be clicked: its paper, or the middle of Portugal
    RegionShape ground;      ///< where caballeros stand, with a name and a scoreboard like a region
    std::vector<Vec> spaces; ///< centres of the spaces, each for one caballero
    Ring coast;              ///< the outline of Portugal, which lies on the map itself; empty for others
    Vec hoard;               ///< the unclaimed discs and their number; (0, 0) if the place has none
};

/// The radius of a space in board units.
inline constexpr float space_radius = 20.0F;

/// The size of a caballero on a space, relative to the normal size.
inline constexpr float space_size = 1.25F;

/// The radius of a disc on the board, and the size of unclaimed discs with their number.
inline constexpr float coin_radius = 11.0F;
inline constexpr Vec hoard_size{58.0F, 26.0F};

/// Returns the chart of France, Portugal, the ship, America or the Mediterranean, which lives as long as the program.
const Chart& chart_of(int place);

/// Returns the places of the scene that have a chart.
std::span<const int> charts_in(const Scene& scene);

/// Returns the shape of a region of Spain, or of the ground of a chart.
const RegionShape& shape_of(int place);

/// Returns the part of the board that the fitted view of this scene shows.
Box focus_of(const Scene& scene);

/// Returns where the Inquisitor of the colonies stands while he is in no court.
Vec inquisitors_place();

/// Returns the foot of a caballero on a space. Here and below `place` must have a chart, and `space` is an index of
/// Chart::spaces.
Vec foot_on_space(int place, int space);

/// Returns the box of a caballero on a space.
Box box_on_space(int place, int space);

/// Returns the owner of the caballero on a space, 0 … 5; −1 if the space is free.
int holder_of(const Scene& scene, int place, int space);

} // namespace elgrande::board
