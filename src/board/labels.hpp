#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

#include <string_view>

namespace elgrande::board
{

/// The names of regions, seas and neighbours. `point` is a CSS pixel on the screen.
/// With `charts` those make way on which the charts of the colonies lie.
void draw_labels(const Pen& pen, const Names& names, float point, bool candle = false, bool charts = false);

/// The name of a region or a chart, at most `room` wide.
void draw_name(const Pen& pen, const RegionShape& ground, std::string_view name, float point, float room);

/// A name on a strip of paper whose middle is `at`: of an inset.
void draw_plate(const Pen& pen, Vec at, std::string_view name, float point);

} // namespace elgrande::board
