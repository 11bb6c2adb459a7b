#pragma once

#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

#include <string>

/// The texts that explain a seat's row, for explanations and the mirror.
namespace elgrande::screens
{

/// Returns the name of the region of the seat's grande, where it gets the home bonus; empty if it has none.
std::string home_of(const TableModel& shown, Seat seat);

/// Returns the region on an open disk; otherwise whether the seat is next or done in the order of bids or turns; may be
/// empty.
std::string seat_status(const TableModel& shown, Seat seat);

/// Returns the values of the power cards in hand, or their number if the viewer may not know them, and those of the
/// used ones.
std::string power_facts(const TableModel& shown, Seat seat);

/// Returns where the points come from: those of the general scorings from regions, Castillo, King and home region; all
/// others, also bonuses of spaces, count as points of cards.
std::string point_facts(const TableModel& shown, Seat seat);

/// Returns the points that a general scoring would pay now, and whether they include the Castillo.
std::string now_facts(const TableModel& shown, Seat seat);

/// Returns the points that a general scoring would pay now as "+12"; empty if previews are off.
std::string now_points(const TableModel& shown, Seat seat);

/// Returns how long a seat has thought as "3:25" or "1:03:25"; empty without a clock.
std::string thinking_time(const TableModel& shown, Seat seat);

/// Returns title, home region, cards, points and thinking time of a seat in one text.
std::string all_facts(const TableModel& shown, Seat seat);

/// Returns the letters for the name of a seat: italic for a computer, bold for a person.
Letters name_letters(const TableModel& shown, Seat seat, float size);

} // namespace elgrande::screens
