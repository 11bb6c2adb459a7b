#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// The power cards of a seat as everybody may know them, in a row of small ones: those in hand, the one that was bid,
/// and where the used ones lay. Of a hidden hand a line tells how many there are.
/// Nothing in an empty box.
void draw_power_strip(Ui& ui, const Box& box, const TableModel& shown, Seat seat);

} // namespace elgrande::screens
