#pragma once

#include "app/puzzle/puzzle_session.hpp"
#include "screens/model/table_model.hpp"
#include "screens/result/compared_table.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns PuzzleSession::breakdown, which must be set, as a table. `everything`: all lines;
/// otherwise those without a change are one line, so that the lines still add up to the totals.
ComparedTable verdict_table(const TableModel& shown, const PuzzleSession& puzzle, bool everything);

/// Returns where the secret disks of a general scoring are assumed to lead; empty for other objectives, and if they
/// move nothing of the player's.
std::string disks_text(const TableModel& shown, const VerdictBreakdown& ends);

} // namespace elgrande::screens
