#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <vector>

namespace elgrande::screens
{

/// Returns the spots that are lit on the table: all highlights(); in a lesson only that of the wanted answer, or what
/// the text of the step points to.
std::vector<Spot> lit_spots(const TableModel& shown, const PendingSelection& picked);

} // namespace elgrande::screens
