#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// Draws the charts of France, America and the Mediterranean and the ship, with their names and spaces. In this file
/// the scene must be of a game with colonies, pens must draw in board units, and `point` is View::point.
void draw_charts(const Pen& pen, const Scene& scene, float point);

/// Draws the Limit table with its plate, the discs, and the Inquisitor if he is in no court. Call it before the
/// caballeros are drawn, which stand on table and discs.
void draw_below_caballeros(const Pen& pen, const Scene& scene, float point);

} // namespace elgrande::board
