#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// The sheets of France, America and the Mediterranean and the ship, with their names and spaces.
void draw_charts(const Pen& pen, const Scene& scene, float point);

/// Things on the ground where caballeros stand: the Limit table with its plate, and discs; and the Inquisitor, who
/// stands on nothing else.
void draw_below_caballeros(const Pen& pen, const Scene& scene, float point);

} // namespace elgrande::board
