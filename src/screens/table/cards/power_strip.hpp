#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draws the public view of a seat's power cards as a row of small ones: those in hand, the one that was bid, and
/// outlines of the used ones. A hidden hand is a line of text. Draws nothing in an empty box.
void draw_power_strip(Ui& ui, const Box& box, const TableModel& shown, Seat seat);

} // namespace elgrande::screens
