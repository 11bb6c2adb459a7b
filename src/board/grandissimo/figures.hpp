#pragma once

#include "board/flat/pen.hpp"
#include "board/grandissimo/grandissimo.hpp"

namespace elgrande::board
{

/// Draws the Queen, the court jester or the Inquisitor, about 60 units of the pen high.
void draw_figure(const Pen& pen, Vec foot, Figure figure);

/// Draws a wooden token with a ship on it, 24 units of the pen wide.
void draw_ship_token(const Pen& pen, Vec centre);

} // namespace elgrande::board
