#pragma once

#include "support/canvas/canvas.hpp"

#include <imgui.h>

#include <functional>

namespace elgrande::testing
{

/// A letter and its background, which includes its halo. Lengths are in pixels; (x, y) is its upper left corner.
struct Letter
{
    float x = 0;
    float y = 0;
    float height = 0;
    ImU32 ink = 0;     ///< the visible colour: blended with the background if transparent
    ImU32 behind = 0;  ///< average colour under the letter; 0 if nothing was painted there or the letter is too small
    bool bare = false; ///< true if the background is not painted everywhere
    float off = 0;     ///< largest deviation of the drawn colour from the expected one, of 255
};

/// Draws `data` and calls `on_letter` for every letter that is not clipped. Reads the pixels just before and after each
/// letter is drawn, so that later drawing does not matter. Modifies `data`: it can be drawn only once.
void read_letters(Canvas& canvas, ImDrawData& data, const std::function<void(const Letter&)>& on_letter);

} // namespace elgrande::testing
