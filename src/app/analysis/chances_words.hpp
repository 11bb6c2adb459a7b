#pragma once

#include "app/analysis/win_chances.hpp"
#include "screens/model/table_model.hpp"

#include <cstddef>
#include <string>

/// The texts of the page of chances, with style marks.
namespace elgrande::screens
{

/// Returns the chance, 0 … 1, in per cent, 0 … 100. Only exactly 0 and 1 give 0 and 100.
int shown_percent(double chance);

/// Returns shown_percent() as a percentage: "40%".
std::string percent_text(const TableModel& shown, double chance);

/// Returns "Round 3, Red to play".
std::string turn_heading(const TableModel& shown, const EstimatedTurn& turn);

/// Returns the chances of all seats, which must be known(), in the order of seats: "Red 40%, Blue 60%".
std::string chances_text(const TableModel& shown, const PooledChances& chances);

/// Returns a sentence with the total by which each player's turns have changed the player's own chance: "Red +12%,
/// Blue -3%". Leaves out turns that have not been estimated yet.
std::string own_changes_text(const TableModel& shown, const WinChances& chances);

/// Describes a turn: its player and round, what was played, and the chances of all seats before it and, if they are
/// known, after it. `turn.before` must be known(), and `history` that of the game.
std::string chosen_turn_text(const TableModel& shown, const table::History& history, const EstimatedTurn& turn);

/// Describes a turning point: the chance of its player before and after the turn, what was played and, once it is
/// known, what would have been better and why. `number` is an index in chances.turns() from
/// WinChances::turning_points(), `rank` its place there, from 1. `history` must be that of the game.
std::string turning_point_text(const TableModel& shown, const table::History& history, const WinChances& chances,
                               std::size_t number, int rank);

} // namespace elgrande::screens
