#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draws a small phone around the middle (x, y) for a seat that is played on another screen: filled while the screen is
/// connected, otherwise empty and crossed out. Draws nothing for SeatScreen::Here.
void draw_screen_mark(Ui& ui, float x, float y, float height, SeatScreen screen, Paint colour);

} // namespace elgrande::screens
