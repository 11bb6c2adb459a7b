#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

struct ImDrawList;

namespace elgrande::board
{

/// Draws the rounds and scorings in the margin below the map; nothing if that margin is too low.
void draw_track(ImDrawList* list, const View& view, const Track& track);

/// Returns the index in Track::steps of the step that is drawn at a point of the screen; −1 if there is none.
int step_at(const View& view, const Track& track, Vec on_screen);

} // namespace elgrande::board
