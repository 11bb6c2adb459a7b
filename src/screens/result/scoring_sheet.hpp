#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <vector>

namespace elgrande::screens
{

/// A general scoring as a table: places and players. `number` says which of shown.scorings, and another one can be
/// chosen. True: it is to be closed.
bool draw_scoring_sheet(Ui& ui, const TableModel& shown, int& number);

/// All of them, to be read aloud: the last one first.
std::vector<MirrorPassage> passages_of(const TableModel& shown);

} // namespace elgrande::screens
