#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// A seat as a column of large letters, for a table that is read from afar. From top to bottom: name, score, what a
/// scoring would pay now, court and province, the power card of this round or the status, and the used power cards; an
/// open disk replaces these. The order of turns is on a roundel.
void draw_seat_column(Ui& ui, const Box& box, const TableModel& shown, Seat seat, bool hovered);

/// Writes what the lines of columns of this height mean into `box`, beside them.
void draw_column_labels(Ui& ui, const Box& box, const TableModel& shown);

/// Returns the part of a column that stands for the court: its line and the one above, so that a finger can touch it.
Box court_of_column(const Box& column);

/// Returns the part of a column that shows the province.
Box province_of_column(const Box& column);

} // namespace elgrande::screens
