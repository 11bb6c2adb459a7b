#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

/// Finds what lies at a point of the screen, and where something lies.
namespace elgrande::board
{

/// Returns the target of a click at `on_screen` (in ImGui's units), or of a finger if `touch`; Kind::Nothing if there
/// is none. Targets that are lit have priority over others, then hits over near misses, then small ones over large
/// ones; a finger may miss by more.
Target hit(const Scene& scene, const View& view, Vec on_screen, bool touch = false);

/// Returns the target at `on_screen` for an explanation, also one that can never be chosen. What is lit has no
/// priority, and scoreboards, France, Portugal and the steps of the track are targets too.
Target seen(const Scene& scene, const View& view, Vec on_screen, bool touch = false);

/// Returns a point of the screen where hit() finds `target`, if it is on the board and not covered: for clicks by tests
/// and the mirror, and for the ends of flights. In a region the point is far from the border. For Nothing, a step, and
/// places that the scene does not show, returns the compass rose.
Vec centre_of(const Scene& scene, const View& view, Target target);

} // namespace elgrande::board
