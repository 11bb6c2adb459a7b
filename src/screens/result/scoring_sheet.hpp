#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <vector>

namespace elgrande::screens
{

/// A general scoring as a table of places and players: shown.scorings[number], where another number can be chosen.
/// Returns true if it is to be closed.
bool draw_scoring_sheet(Ui& ui, const TableModel& shown, int& number);

/// All of them, to be read aloud: the last one first.
std::vector<MirrorPassage> passages_of(const TableModel& shown);

} // namespace elgrande::screens
