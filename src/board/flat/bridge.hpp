#pragma once

#include "board/flat/pen.hpp"

namespace elgrande::board
{

/// A stone bridge from one region to another over the shortest way between them. Regions are 0 … 8.
void draw_bridge(const Pen& pen, int from, int to);

} // namespace elgrande::board
