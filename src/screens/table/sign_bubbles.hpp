#pragma once

#include "screens/table/flights.hpp"

namespace elgrande::screens
{

/// Draws the signs of TableModel::signs in their players' colours, each in place of its player's name, so that they
/// cover nothing that is played with. Those of seats that are scrolled out of sight share `round`, the box of the
/// round, from left to right in seat order.
void draw_sign_bubbles(Ui& ui, const TableModel& shown, const SeatPlaces& seats, const Box& round);

} // namespace elgrande::screens
