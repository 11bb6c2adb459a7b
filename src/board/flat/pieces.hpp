#pragma once

#include "board/colour.hpp"
#include "board/flat/pen.hpp"

#include <array>

/// The wooden pieces and the scoreboards, lit from the upper left. The pen must draw in board units, or in multiples of
/// them to enlarge a piece. `colour` is an index of `woods`; `point` is View::point.
namespace elgrande::board
{

/// The state of a piece or place that changes how it is drawn.
struct Light
{
    bool lit = false;      ///< can be chosen
    bool hovered = false;  ///< the pointer is on it
    bool selected = false; ///< chosen; a piece is drawn lifted by `lift`
    float height = 0.0F;   ///< of a flying piece above the board
};

/// Draws the glow around a caballero that can be chosen. Draw the glow of a whole group before its first caballero.
void draw_cube_halo(const Pen& pen, Vec foot, float size);

/// Draws a caballero that stands on `foot`; its edge is `size` long.
void draw_cube(const Pen& pen, Vec foot, int colour, Light light, float size);

/// Draws the flag on a standard-bearer. Pass the arguments with which draw_cube() drew the caballero.
void draw_flag(const Pen& pen, Vec foot, int colour, Light light, float size);

/// Returns the font size of draw_number() and draw_token(), in units of the screen.
float number_size(const Pen& pen, float point);

/// Draws the count of a group of caballeros, never too small to read.
void draw_number(const Pen& pen, Vec centre, int number, float point);

/// Draws the count on a plate, for a pile that may have fewer cubes than caballeros.
void draw_token(const Pen& pen, Vec centre, int number, float point);

void draw_grande(const Pen& pen, Vec foot, int colour, Light light);
/// Draws only the owner's coat of arms, on a grande that is drawn by Solids.
void draw_coat(const Pen& pen, Vec foot, int colour, Light light);

void draw_king(const Pen& pen, Vec foot, Light light);

/// Returns the factor by which scoreboards are enlarged to be readable on a small screen; 1 on a large one.
float scoreboard_growth(const Pen& pen, float point);

/// Draw a printed scoreboard around `centre`, or a mobile one in `box`, with its three values; 0 is shown as a dash.
/// Both are enlarged by scoreboard_growth().
void draw_scoreboard(const Pen& pen, Vec centre, const std::array<int, 3>& values, Light light, float point);
void draw_mobile(const Pen& pen, Box box, const std::array<int, 3>& values, Light light, float point);

/// Draws the Castillo. Takes Geometry::castillo_tower as its centre.
void draw_tower(const Pen& pen, Vec centre, Light light);

/// The height to which a selected piece is lifted.
inline constexpr float lift = 7.0F;

} // namespace elgrande::board
