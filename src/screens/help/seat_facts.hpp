#pragma once

#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

#include <string>

/// Texts about a player or, where that is stated, the dummy, for explanations and the mirror.
namespace elgrande::screens
{

/// Returns the name of the region of the seat's grande, where it gets the home bonus; empty if it has none, and for the
/// dummy.
std::string home_of(const TableModel& shown, Seat seat);

/// Returns the region on the seat's open disk; without one, whether the seat, which may be the dummy's, is the next to
/// bid or to have a turn, or has had its turn. Otherwise empty, also for the seat that has to answer.
std::string seat_status(const TableModel& shown, Seat seat);

/// Returns the values of the power cards in hand, or only their number if they are hidden from the viewer, and the
/// values of the used ones; for the dummy only the latter.
std::string power_facts(const TableModel& shown, Seat seat);

/// Returns the points by source: regions, Castillo, King and home region in general scorings, and cards, which include
/// all other points.
std::string point_facts(const TableModel& shown, Seat seat);

/// Returns the points that a general scoring would pay now, and whether they include the Castillo.
std::string now_facts(const TableModel& shown, Seat seat);

/// Returns the points that a general scoring would pay now as "+12"; empty if previews are off.
std::string now_points(const TableModel& shown, Seat seat);

/// Returns the thinking time of a seat as "3:25" or "1:03:25"; empty without a clock, and for the dummy.
std::string thinking_time(const TableModel& shown, Seat seat);

/// Returns that the seat is played on another screen, and whether that is not connected; otherwise empty.
std::string screen_of(const TableModel& shown, Seat seat);

/// Returns a computer's title, screen_of(), home region, cards, points, what a scoring would pay now (unless previews
/// are off) and thinking time of a seat in one text.
std::string all_facts(const TableModel& shown, Seat seat);

/// Returns the letters for the name of a seat: italic for a computer, bold for a person.
Letters name_letters(const TableModel& shown, Seat seat, float size);

} // namespace elgrande::screens
