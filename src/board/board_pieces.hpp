#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/gl/solids.hpp"
#include "board/scene.hpp"

#include <cstddef>

/// Draws the pieces on the board and in front of the Castillo, from back to front. Pens must draw in board units, and
/// `point` is View::point.
namespace elgrande::board
{

/// Returns the state in which a target is drawn; `lit` is true if it can be chosen.
inline Light light_of(const Scene& scene, Target target, bool lit)
{
    return {lit, scene.hovered == target, scene.selected == target};
}

/// Returns the state in which a place is drawn.
inline Light light_of_place(const Scene& scene, int place)
{
    return light_of(scene, Target::of_place(place), has(scene.lit.places, place));
}

/// Returns the colour index of an owner, 0 … 5: that of a seat, or black for `nobodys`.
inline int colour_of(const Scene& scene, int seat)
{
    return seat == nobodys ? black : scene.colours[static_cast<std::size_t>(seat)];
}

/// Adds all pieces but the tower, which is part of Ground, to `solids`, which draws them without numbers, flags and
/// coats of arms.
void add_board_pieces(const Scene& scene, const Pen& pen, float point, Solids& solids);

/// Draws the numbers, flags and coats of arms of pieces that add_board_pieces() has added to `solids`. If `solids` is
/// null, draws the pieces and the tower, too.
void draw_board_pieces(const Scene& scene, const Pen& pen, float point, Solids* solids);

} // namespace elgrande::board
