#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// Draws at each scoreboard who is first, second and third there and the points that they would get, or on a small
/// board only the marks of first place. Skips places with a preview. In this file pens must draw in board units, and
/// `point` is View::point.
void draw_ranks(const Pen& pen, const Scene& scene, float point);

/// Returns the part of the screen, in ImGui's units, that the ranks of a place cover; empty if there are none.
Box ranks_box(const Pen& pen, const Scene& scene, int place, float point);

/// Draws Scene::previews. Call it after everything else is drawn.
void draw_previews(const Pen& pen, const Scene& scene, const View& view);

} // namespace elgrande::board
