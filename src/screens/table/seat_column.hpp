#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draws a seat as a column of large letters, for a table that is read from afar. From top to bottom: name, score, what
/// a scoring would pay now, court and province, the power card of this round or the status, and the used power cards or
/// an open disk. A roundel shows the position in the order of turns.
void draw_seat_column(Ui& ui, const Box& box, const TableModel& shown, Seat seat, bool hovered);

/// Writes labels for the lines of the columns into `box`, which is beside the columns and as high as they are.
void draw_column_labels(Ui& ui, const Box& box, const TableModel& shown);

/// Returns the part of a column that can be touched as the court: its line and, for a large touch target, the one
/// above.
Box court_of_column(const Box& column);

/// Returns the part of a column that shows the province.
Box province_of_column(const Box& column);

/// Returns the part of a column with the player's name.
Box name_of_column(const Box& column);

/// Returns the part of a column with court, province and power card.
Box counts_of_column(const Box& column);

} // namespace elgrande::screens
