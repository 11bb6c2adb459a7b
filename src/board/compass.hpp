#pragma once

#include "board/flat/pen.hpp"

namespace elgrande::board
{

/// Draws the compass rose at Geometry::compass. `board` must draw in board units.
void draw_compass(const Pen& board);

} // namespace elgrande::board
