#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// Above everything: what the places would pay.
void draw_previews(const Pen& pen, const Scene& scene, const View& view);

} // namespace elgrande::board
