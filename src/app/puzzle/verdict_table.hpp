#pragma once

#include "app/puzzle/puzzle_on_table.hpp"
#include "screens/model/table_model.hpp"
#include "screens/result/compared_table.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns the table of the judged ends of a puzzle, PuzzleOnTable::ends, which must be set. `everything`: all lines;
/// otherwise those without a change are one line, so that the lines still add up to the totals.
ComparedTable compared_ends(const TableModel& shown, const PuzzleOnTable& puzzle, bool everything);

/// Returns where the secret disks of a general scoring are assumed to lead; empty for other objectives, and if they
/// move nothing of the player's.
std::string disks_said(const TableModel& shown, const JudgedEnds& ends);

} // namespace elgrande::screens
