#pragma once

#include "board/flat/pen.hpp"

/// Small symbols. `size` is their height in units of the pen.
namespace elgrande::board
{

/// Draws the mark of a colour index: red disc, blue square, green triangle, yellow diamond, purple cross, black ring.
void draw_mark(const Pen& pen, Vec centre, float size, int colour, ImU32 paint);

/// Draws the mark of a colour index in that colour (Wood::body).
void draw_mark(const Pen& pen, Vec centre, float size, int colour);

/// Draws a crown with three points.
void draw_crown(const Pen& pen, Vec centre, float size, ImU32 paint, ImU32 edge);

/// Draws a heraldic shield that fills its box.
void draw_shield(const Pen& pen, Box box, ImU32 paint, ImU32 edge, float edge_width);

/// Draws the symbol of a scoring: a coin with rays.
void draw_scoring(const Pen& pen, Vec centre, float size, ImU32 paint);

} // namespace elgrande::board
