#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"

namespace elgrande::board
{

/// Draws a ship that sails west, from the same angle as the pieces. Its deck surrounds the ground of its chart, so the
/// pen must draw in board units.
void draw_ship(const Pen& pen, Light light);

} // namespace elgrande::board
