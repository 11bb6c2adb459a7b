#pragma once

#include "support/canvas/canvas.hpp"

#include <imgui.h>

#include <functional>

namespace elgrande::testing
{

/// A letter and what is behind it, which its halo belongs to.
struct Letter
{
    float x = 0;
    float y = 0;
    float height = 0;
    ImU32 ink = 0;     ///< as it is seen: mixed with what is behind it if it is transparent
    ImU32 behind = 0;  ///< the average under its ink; 0 where nothing was painted, and of what is too small
    bool bare = false; ///< nothing was painted there, or not everywhere
    float off = 0;     ///< by which it is not seen as it should be, of 255
};

/// Draws everything, and tells of every letter that is not cut off, by the pixels before and after its ink is drawn:
/// what is drawn over it later does not count. `data` serves once.
void read_letters(Canvas& canvas, ImDrawData& data, const std::function<void(const Letter&)>& on_letter);

} // namespace elgrande::testing
