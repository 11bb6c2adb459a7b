#pragma once

#include "board/backdrop.hpp"
#include "board/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// On the ground: the seal on the King's region, and the light on regions that can be chosen or are pointed at.
void draw_overlays(const Pen& pen, const Scene& scene, const Backdrop& backdrop);

/// Above everything: what the places would pay.
void draw_previews(const Pen& pen, const Scene& scene, const View& view);

} // namespace elgrande::board
