#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

#include <string_view>

namespace elgrande::board
{

/// Draws the names of regions, seas and neighbouring countries. Names that charts would cover are moved or left out. In
/// this file pens must draw in board units, and `point` is View::point.
void draw_labels(const Pen& pen, const Scene& scene, float point);

/// Draws the name of a region or a chart, at most `room` board units wide.
void draw_name(const Pen& pen, const RegionShape& ground, std::string_view name, float point, float room);

/// Draws the name of an inset on a strip of paper centred at `at`.
void draw_plate(const Pen& pen, Vec at, std::string_view name, float point);

} // namespace elgrande::board
