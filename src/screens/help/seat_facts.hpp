#pragma once

#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

#include <string>

/// The explanation of a seat's row, for the note and the mirror.
namespace elgrande::screens
{

/// The home region, which is known to all; empty if there is none.
std::string home_of(const TableModel& shown, Seat seat);

/// The choice on an open disk; bidding in turn, then the order of the turns; empty if nothing of that is to be said.
std::string seat_status(const TableModel& shown, Seat seat);

/// The power cards in hand and the used ones, as far as the viewer may know them.
std::string power_facts(const TableModel& shown, Seat seat);

/// Where the points come from: of the general scorings so far by source; the rest are of cards, or older than the game.
std::string point_facts(const TableModel& shown, Seat seat);

/// The points of a general scoring now, and whether the Castillo is in it.
std::string now_facts(const TableModel& shown, Seat seat);

/// "+12": what a general scoring would bring now.
std::string now_points(const TableModel& shown, Seat seat);

/// "3:25" or "1:03:25": how long a seat has thought; empty without a clock.
std::string thought(const TableModel& shown, Seat seat);

/// All that a seat has to tell.
std::string all_facts(const TableModel& shown, Seat seat);

/// In which the name of a seat is written: a computer's leans.
Letters name_letters(const TableModel& shown, Seat seat, float size);

} // namespace elgrande::screens
