#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"

namespace elgrande::board
{

/// Draws a ship that sails west, seen from the same angle as the pieces, around the ground of its chart. The pen must
/// draw in board units.
void draw_ship(const Pen& pen, Light light);

} // namespace elgrande::board
