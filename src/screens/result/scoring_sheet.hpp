#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <vector>

namespace elgrande::screens
{

/// Draws shown.scorings[number] as a table of places and players; there must be at least one scoring. Clamps `number`
/// to the valid range, and changes it if the player chooses another scoring. Returns true if the sheet is to be closed.
bool draw_scoring_sheet(Ui& ui, const TableModel& shown, int& number);

/// Returns the text of all sheets for the mirror, the last scoring first; empty before the first scoring.
std::vector<MirrorPassage> passages_of(const TableModel& shown);

} // namespace elgrande::screens
