#pragma once

#include "screens/table/layout.hpp"

namespace elgrande::screens
{

/// Sets the boxes of `at` for a wide screen of this size, in ImGui's units, that is read from afar, with large letters.
/// The last lines of the log are below the map. Beside it, the seats are columns that continue in the table of
/// majorities, and the action cards are lines.
void lay_out_afar(TableLayout& at, float width, float height, const PromptNeeds& needs);

/// Returns the width of the map on a screen of this width that is read from afar.
float afar_map_width(float width);

} // namespace elgrande::screens
