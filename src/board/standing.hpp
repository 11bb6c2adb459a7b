#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/gl/solids.hpp"
#include "board/scene.hpp"

#include <cstddef>

/// Draws the pieces on the board and in front of the Castillo, from the farthest to the nearest.
namespace elgrande::board
{

inline Light light_of(const Scene& scene, Target target, bool lit)
{
    return {lit, scene.hovered == target, scene.selected == target};
}

inline Light light_of_place(const Scene& scene, int place)
{
    return light_of(scene, Target::of_place(place), has(scene.lit.places, place));
}

/// Returns the colour index of an owner; black for nobody.
inline int colour_of(const Scene& scene, int seat)
{
    return seat == nobodys ? black : scene.colours[static_cast<std::size_t>(seat)];
}

/// Adds all pieces that are drawn as solids.
void add_standing(const Scene& scene, const Pen& pen, float point, Solids& solids);

/// Draws numbers, flags and marks on the solids, or everything if `solids` is null. `point` is a CSS pixel.
void draw_standing(const Scene& scene, const Pen& pen, float point, Solids* solids);

} // namespace elgrande::board
