#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// At each scoreboard who is first, second and third there, and what they would get; where the board is drawn small,
/// the marks of the best rank alone. Not where a preview says more.
void draw_ranks(const Pen& pen, const Scene& scene, float point);

/// The box that draw_ranks() covers at a place, in pixels; empty if it draws nothing there.
Box ranks_box(const Pen& pen, const Scene& scene, int place, float point);

/// Above everything: what the places would pay.
void draw_previews(const Pen& pen, const Scene& scene, const View& view);

} // namespace elgrande::board
