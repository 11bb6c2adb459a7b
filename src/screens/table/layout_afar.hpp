#pragma once

#include "screens/table/layout.hpp"

namespace elgrande::screens
{

/// Sets the boxes of `at` for a wide screen of this size, in ImGui's units, that is read from afar, with large letters.
/// The last lines of the log are below the map. In the panel beside the map, each seat has a column that continues in
/// the table of majorities, and each action card has a line.
void lay_out_afar(TableLayout& at, float width, float height, const PromptNeeds& needs);

/// Returns the width of the map on a screen of this width that is read from afar.
float afar_map_width(float width);

/// The height above the fitted map that is left for the question, without and with charts of the colonies around Spain.
/// Charts begin directly below it; the northern names of Spain a little lower (above_names).
inline constexpr float afar_bar = 140;
inline constexpr float afar_bar_of_charts = 180;
inline constexpr float above_names = 12;

/// Returns the lower edge of the bar with the question in lay_out_afar().
float afar_prompt_bottom(const PromptNeeds& needs);

} // namespace elgrande::screens
