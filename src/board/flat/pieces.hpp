#pragma once

#include "board/colour.hpp"
#include "board/flat/pen.hpp"

#include <array>

/// The wooden pieces and the scoreboards, lit from the upper left. The pen must draw in board units, or in multiples of
/// them to enlarge a piece. `foot` is the point of the board on which a piece stands, `colour` an index into `woods`,
/// and `point` the number of screen units per CSS pixel (View::point).
namespace elgrande::board
{

/// The highlight of a piece or place, and the height of a piece.
struct Light
{
    bool lit = false;      ///< can be chosen
    bool hovered = false;  ///< the pointer is on it
    bool selected = false; ///< chosen; a piece is drawn lifted by `lift`
    float height = 0.0F;   ///< of a flying piece above its foot, in units of the pen; for Solids in board units
};

/// Draws the glow around a caballero that can be chosen. Draw the glow of a whole group before its first caballero.
void draw_cube_halo(const Pen& pen, Vec foot, float size);

/// Draws a caballero, a cube with edges of length `size`.
void draw_cube(const Pen& pen, Vec foot, int colour, Light light, float size);

/// Draws the flag on a standard-bearer. Pass the arguments with which draw_cube() drew the caballero.
void draw_flag(const Pen& pen, Vec foot, int colour, Light light, float size);

/// Returns the font size of draw_number() and draw_number_plate(), in screen units.
float number_size(const Pen& pen, float point);

/// Draws the number of caballeros in a group, large enough to be read on any screen.
void draw_number(const Pen& pen, Vec centre, int number, float point);

/// Draws the number on a plate, for a condensed group, which may have fewer cubes than caballeros.
void draw_number_plate(const Pen& pen, Vec centre, int number, float point);

void draw_grande(const Pen& pen, Vec foot, int colour, Light light);
/// Draws only the coat of arms of the owner, on a grande that Solids has drawn.
void draw_coat(const Pen& pen, Vec foot, int colour, Light light);

void draw_king(const Pen& pen, Vec foot, Light light);

/// Returns the factor by which scoreboards are enlarged to be readable on a small screen; 1 on a large one.
float scoreboard_growth(const Pen& pen, float point);

/// Draw a printed scoreboard around `centre`, or a mobile scoreboard in `box`, with its three values; 0 is shown as a
/// dash. Both are enlarged by scoreboard_growth().
void draw_scoreboard(const Pen& pen, Vec centre, const std::array<int, 3>& values, Light light, float point);
void draw_mobile(const Pen& pen, Box box, const std::array<int, 3>& values, Light light, float point);

/// Draws the tower of the Castillo. Pass Geometry::castillo_tower as its centre.
void draw_tower(const Pen& pen, Vec centre, Light light);

/// The height to which a selected piece is lifted, in board units.
inline constexpr float lift = 7.0F;

} // namespace elgrande::board
