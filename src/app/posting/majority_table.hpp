#pragma once

#include "screens/model/table_model.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns a table for letters of equal width: a line for each place with its scoreboard and the caballeros of each
/// player, then points, court and province. A star marks the place of a player's Grande, "+" the King's region, and
/// brackets what a scoring would pay now; the last line is a legend. A Castillo whose contents nobody may know has
/// question marks. Each line ends with a line break.
std::string majority_table(const TableModel& shown);

} // namespace elgrande::screens
