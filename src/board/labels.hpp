#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// The names of regions, seas and neighbours. `point` is a CSS pixel on the screen.
void draw_labels(const Pen& pen, const Names& names, float point, bool candle = false);

} // namespace elgrande::board
