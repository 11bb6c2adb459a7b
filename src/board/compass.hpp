#pragma once

#include "board/flat/pen.hpp"

namespace elgrande::board
{

/// Draws the compass rose in a corner of the sea.
void draw_compass(const Pen& board);

} // namespace elgrande::board
