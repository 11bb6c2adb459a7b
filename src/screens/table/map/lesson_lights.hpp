#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <vector>

namespace elgrande::screens
{

/// Everything that is lit now: what can be answered; in a lesson only the one answer that is wanted, or what it
/// speaks of.
std::vector<Spot> lit_spots(const TableModel& shown, const PendingSelection& picked);

} // namespace elgrande::screens
