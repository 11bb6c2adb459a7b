#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

#include <string_view>

namespace elgrande::board
{

/// The names of regions, seas and neighbours. `point` is a CSS pixel on the screen.
/// Those make way on which charts lie.
void draw_labels(const Pen& pen, const Scene& scene, float point);

/// The name of a region or a chart, at most `room` wide.
void draw_name(const Pen& pen, const RegionShape& ground, std::string_view name, float point, float room);

/// A name on a strip of paper whose middle is `at`: of an inset.
void draw_plate(const Pen& pen, Vec at, std::string_view name, float point);

} // namespace elgrande::board
