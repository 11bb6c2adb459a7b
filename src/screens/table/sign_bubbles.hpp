#pragma once

#include "screens/table/flights.hpp"

namespace elgrande::screens
{

/// Draws the signs of TableModel::signs, each in its player's colour over the player's row or chip.
void draw_sign_bubbles(Ui& ui, const TableModel& shown, const SeatPlaces& seats);

} // namespace elgrande::screens
