#pragma once

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"

namespace elgrande::board
{

/// A ship that sails west, seen as the pieces on it are: her deck lies around the ground of chart_of(ship_place).
void draw_ship(const Pen& pen, Light light);

} // namespace elgrande::board
