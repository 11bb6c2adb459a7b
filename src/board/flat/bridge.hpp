#pragma once

#include "board/flat/pen.hpp"

namespace elgrande::board
{

/// Draws a stone bridge between two different regions where their borders are closest. `from` and `to` are indices of
/// Geometry::regions (0 … 8); `pen` must draw in board units.
void draw_bridge(const Pen& pen, int from, int to);

} // namespace elgrande::board
