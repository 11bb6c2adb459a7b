#pragma once

#include "app/puzzle/puzzle_session.hpp"
#include "screens/model/table_model.hpp"
#include "screens/result/compared_table.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns PuzzleSession::breakdown, which must be set, as a table. `everything`: with all lines; otherwise those
/// without a change are added up in one line, so that the lines still add up to the totals.
ComparedTable verdict_table(const TableModel& shown, const PuzzleSession& puzzle, bool everything);

/// Returns a sentence about the region to which the player's secret disk is assumed to move pieces in the general
/// scoring after the player's turn, and one about the best turn if it has another region. Empty if the disk moves none,
/// and for objectives without that scoring.
std::string disks_text(const TableModel& shown, const VerdictBreakdown& ends);

} // namespace elgrande::screens
