#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// What can be done at a past moment, for the prompt bar and the mirror alike.
struct HistoryButton
{
    std::string_view name; ///< of its area
    std::string label;
    Intent intent;
    char key = 0;
    bool enabled = true;
};

/// From left to right. `shown` looks back. While the game goes on by itself there are only those that steer it.
std::vector<HistoryButton> history_buttons(const TableModel& shown);

} // namespace elgrande::screens
