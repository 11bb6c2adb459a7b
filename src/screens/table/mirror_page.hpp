#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// Returns the text of the table: question, position, log and answers. The other buttons are added by the App.
Mirror mirror_of_table(const TableModel& shown);

/// Returns only the lines of the position. The state may be invalid: its question may ask for what does not exist.
std::vector<std::string> position_of_table(const TableModel& shown);

} // namespace elgrande::screens
