#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

#include <string_view>

namespace elgrande::board
{

/// The names of regions, seas and neighbours. `point` is a CSS pixel on the screen.
void draw_labels(const Pen& pen, const Names& names, float point, bool candle = false);

/// A name on a strip of paper whose middle is `at`: of an inset.
void draw_plate(const Pen& pen, Vec at, std::string_view name, float point);

} // namespace elgrande::board
