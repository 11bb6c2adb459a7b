#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// Draws the charts of France, America and the Mediterranean and the ship, with their names and spaces. In this file
/// pens must draw in board units, and `point` is View::point.
void draw_charts(const Pen& pen, const Scene& scene, float point);

/// Draws what lies below caballeros, the Limit table with its plate and the discs, and the Inquisitor.
void draw_below_caballeros(const Pen& pen, const Scene& scene, float point);

} // namespace elgrande::board
