#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/gl/solids.hpp"
#include "board/scene.hpp"

#include <cstddef>

/// Draws the pieces on the board and in front of the Castillo, from the farthest to the nearest.
namespace elgrande::board
{

/// Returns how a target is drawn; `lit` is true if it can be chosen.
inline Light light_of(const Scene& scene, Target target, bool lit)
{
    return {lit, scene.hovered == target, scene.selected == target};
}

/// Returns how a place is drawn.
inline Light light_of_place(const Scene& scene, int place)
{
    return light_of(scene, Target::of_place(place), has(scene.lit.places, place));
}

/// Returns the colour index of an owner, 0 … 5; black for `nobodys`.
inline int colour_of(const Scene& scene, int seat)
{
    return seat == nobodys ? black : scene.colours[static_cast<std::size_t>(seat)];
}

/// Adds all pieces that are drawn as solids. In this file pens must draw in board units, and `point` is View::point.
void add_standing(const Scene& scene, const Pen& pen, float point, Solids& solids);

/// Draws numbers, flags and marks on the solids, or everything if `solids` is null.
void draw_standing(const Scene& scene, const Pen& pen, float point, Solids* solids);

} // namespace elgrande::board
