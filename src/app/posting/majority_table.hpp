#pragma once

#include "screens/model/table_model.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns a table for letters of equal width: the names of the owners of caballeros, cut to eight letters; a line for
/// each place with its scoreboard and the caballeros of each owner; points, court and province of each player; and a
/// legend. A star marks the place of a player's Grande, "+" the King's region, and brackets what a scoring would pay
/// now. A Castillo whose contents the viewer may not know has question marks. Each line ends with a line break.
std::string majority_table(const TableModel& shown);

} // namespace elgrande::screens
