#pragma once

#include "app/analysis/win_chances.hpp"
#include "screens/model/table_model.hpp"

#include <cstddef>
#include <string>

/// What the page of chances says, with style marks.
namespace elgrande::screens
{

/// Returns the chance, 0 … 1, in per cent, 0 … 100. Only exactly 0 and 1 give 0 and 100.
int shown_percent(double chance);

/// Returns shown_percent() as a percentage: "40%".
std::string percent_text(const TableModel& shown, double chance);

/// "Round 3, Red to play".
std::string turn_heading(const TableModel& shown, const EstimatedTurn& turn);

/// The chances of all seats, in the order of seats: "Red 40%, Blue 60%".
std::string chances_text(const TableModel& shown, const PooledChances& chances);

/// How much the turns of each player have changed their own chance in total: "Red +12%, Blue -3%". Leaves out
/// turns that have not been estimated yet.
std::string own_changes_text(const TableModel& shown, const WinChances& chances);

/// Describes a turning point: how the turn changed the chance of its player, what was played and, once it is known,
/// what would have been better and why. `rank` counts turning points from 1.
std::string turning_point_text(const TableModel& shown, const table::History& history, const WinChances& chances,
                               std::size_t number, int rank);

} // namespace elgrande::screens
