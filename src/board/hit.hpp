#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

/// Hit testing: the target at a point of the screen, and the position of a target on the screen.
namespace elgrande::board
{

/// Returns the target of a click at `on_screen`, in ImGui's units; Kind::Nothing if there is none. Lit targets have
/// priority over others, then exact hits over near misses, then pieces over scoreboards and those over places. With
/// `touch`, for a finger, the tolerance for misses is larger.
Target hit(const Scene& scene, const View& view, Vec on_screen, bool touch = false);

/// Returns the target at `on_screen` that an explanation should be about. Unlike hit(), gives lit targets no priority,
/// and also returns scoreboards, France, Portugal and the steps of the track.
Target hit_for_explanation(const Scene& scene, const View& view, Vec on_screen, bool touch = false);

/// Returns a point of the screen where hit() finds `target`, unless it is covered; in a region, one far from the
/// border. Tests and the mirror click there, and flights begin and end there. For Nothing, a step, and places that the
/// scene does not show, returns the compass rose. The King, a grande or a mobile scoreboard must be somewhere in the
/// scene.
Vec centre_of(const Scene& scene, const View& view, Target target);

} // namespace elgrande::board
