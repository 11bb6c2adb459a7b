#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <vector>

namespace elgrande::screens
{

/// Returns what is lit on the table: all that can be answered; in a lesson only the wanted answer, or what its text
/// is about.
std::vector<Spot> lit_spots(const TableModel& shown, const PendingSelection& picked);

} // namespace elgrande::screens
