#pragma once

#include "board/flat/pen.hpp"
#include "board/scene.hpp"

namespace elgrande::board
{

/// Draws Portugal on the map, the ship, the prison with its prisoners, and figures and tokens that are in no court. The
/// scene must be of Grandissimo (Grandissimo::shown). The pen must draw in board units; `point` is View::point.
void draw_grandissimo(const Pen& pen, const Scene& scene, float point);

} // namespace elgrande::board
