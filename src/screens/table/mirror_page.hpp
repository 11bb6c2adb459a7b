#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The table without pixels: question, position, log and answers. Other buttons are the App's.
Mirror mirror_of_table(const TableModel& shown);

/// The lines of the position alone; the state need not keep the rules, its question may ask for what is not there.
std::vector<std::string> position_of_table(const TableModel& shown);

} // namespace elgrande::screens
