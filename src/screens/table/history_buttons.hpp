#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "ui/widgets.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// A button at a past moment.
struct HistoryButton
{
    std::string_view name; ///< of its area
    std::string label;
    Intent intent;
    char key = 0;
    bool enabled = true;
    std::optional<Icon> icon{}; ///< drawn instead of the label
};

/// The text instead of a question at a past moment: what it is and what the record says of it, which is cut at a
/// whole character behind `most` bytes.
std::string past_moment(const TableModel& shown, std::size_t most);

/// From left to right. `shown` looks back. While the game goes on by itself there are only those that steer it.
std::vector<HistoryButton> history_buttons(const TableModel& shown);

} // namespace elgrande::screens
