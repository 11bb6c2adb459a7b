#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <vector>

namespace elgrande::screens
{

/// Returns the spots to highlight on the table: highlights(), or in a lesson only the spot of the wanted answer or
/// those to which the text of the step refers.
std::vector<Spot> lit_spots(const TableModel& shown, const PendingSelection& picked);

} // namespace elgrande::screens
