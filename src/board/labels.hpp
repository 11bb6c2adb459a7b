#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

#include <cstddef>
#include <string_view>

namespace elgrande::board
{

/// Draws the names of regions, the Castillo, seas and neighbouring countries. Moves or omits names that charts would
/// cover, and omits those of seas and countries if they would be too small to read. In this file pens must draw in
/// board units, and `point` is View::point.
void draw_labels(const Pen& pen, const Scene& scene, float point);

/// The smallest readable font size of a name, in CSS pixels.
inline constexpr float min_name_size = 9.5F;

/// The form of a region's name that is drawn, and its font size in units of the screen.
struct RegionName
{
    std::string_view text;
    float size = 0.0F;
};

/// Returns how the name of a region, 0 … 8, is drawn: in its short form, if it has one, where the full name would be
/// smaller than min_name_size.
RegionName region_name(const Pen& pen, const Names& names, std::size_t region, float point);

/// Draws the name of a region or a chart, in smaller letters if it would be wider than `room` board units.
void draw_name(const Pen& pen, const RegionShape& ground, std::string_view name, float point, float room);

/// Draws the name of an inset on a strip of paper centred at `at`.
void draw_plate(const Pen& pen, Vec at, std::string_view name, float point);

} // namespace elgrande::board
