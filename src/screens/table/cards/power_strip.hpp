#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draws what the viewer may know of a player's power cards as a row of small cards: those in hand, the one that was
/// bid, and outlines of the used ones. Draws a line of text for a hidden hand, and nothing in an empty box.
void draw_power_strip(Ui& ui, const Box& box, const TableModel& shown, Seat seat);

} // namespace elgrande::screens
