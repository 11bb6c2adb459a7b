#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <vector>

namespace elgrande::screens
{

/// Returns the spots to highlight on the table: highlights(); in a lesson only next_touch() for the wanted answer or,
/// if the step does not ask, those to which its text refers.
std::vector<Spot> lit_spots(const TableModel& shown, const PendingSelection& picked);

} // namespace elgrande::screens
