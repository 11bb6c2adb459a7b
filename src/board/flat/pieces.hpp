#pragma once

#include "board/colour.hpp"
#include "board/flat/pen.hpp"

#include <array>
#include <string_view>

/// The wooden pieces and the scoreboards, lit from the upper left. Lengths in board units.
namespace elgrande::board
{

/// How a piece looks beside its colour.
struct Light
{
    bool lit = false;      ///< can be chosen
    bool hovered = false;  ///< the pointer is on it
    bool selected = false; ///< lifted
    float height = 0.0F;   ///< on its way through the air
};

/// The light around a caballero that can be chosen: for all of a group before the first of them is drawn.
void draw_cube_halo(const Pen& pen, Vec foot, float size);

/// A caballero that stands on `foot`.
void draw_cube(const Pen& pen, Vec foot, int colour, Light light, float size);

/// The flag of the standard-bearer, which draw_cube() has drawn like this.
void draw_flag(const Pen& pen, Vec foot, int colour, Light light, float size);

/// The count of a group of caballeros, never smaller than a screen can show.
void draw_number(const Pen& pen, Vec centre, int number, float point);

/// The same on a plate, for a pile that has fewer pieces than it stands for.
void draw_token(const Pen& pen, Vec centre, int number, float point);

void draw_grande(const Pen& pen, Vec foot, int colour, Light light);
/// Its owner's mark alone, on a grande that was drawn as a solid.
void draw_coat(const Pen& pen, Vec foot, int colour, Light light);

void draw_king(const Pen& pen, Vec foot, Light light);

/// How much larger scoreboards are drawn than they lie on the board, to be read on a small screen.
float scoreboard_growth(const Pen& pen, float point);

/// The three values; 0 as a dash.
void draw_scoreboard(const Pen& pen, Vec centre, const std::array<int, 3>& values, Light light, float point);
void draw_mobile(const Pen& pen, Box box, const std::array<int, 3>& values, Light light, float point);

void draw_tower(const Pen& pen, Vec centre, Light light);

/// How far a selected piece is lifted.
inline constexpr float lift = 7.0F;

} // namespace elgrande::board
