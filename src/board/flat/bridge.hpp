#pragma once

#include "board/flat/pen.hpp"

namespace elgrande::board
{

/// Draws a stone bridge between two regions (0 … 8), where their borders are nearest to each other.
void draw_bridge(const Pen& pen, int from, int to);

} // namespace elgrande::board
