#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// Returns the mirror of the table: question, position, the last 40 lines of the log without the summaries of turns,
/// and answers. The app adds the other buttons.
Mirror mirror_of_table(const TableModel& shown);

/// Returns only Mirror::position. Also for positions that are set up by hand and may have no legal answers.
std::vector<std::string> position_of_table(const TableModel& shown);

/// Returns the line of Mirror::position for a place of the game, without the points that it would pay:
/// "Aragon (6/4/2): Red 3, Blue 1".
std::string place_in_words(const TableModel& shown, Place place);

} // namespace elgrande::screens
