#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"

namespace elgrande::board
{

/// Draws the ship of the colonies and of Grandissimo at its fixed position on the board. The pen must draw in board
/// units. The ship sails west and is seen from the same angle as the pieces.
void draw_ship(const Pen& pen, Light light);

} // namespace elgrande::board
