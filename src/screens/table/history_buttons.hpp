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

/// A button that is shown while looking back.
struct HistoryButton
{
    std::string_view name; ///< of its item, whose id is id_of(name)
    std::string label;
    Intent intent;
    char key = 0; ///< the key that presses it, in lower case; or 0
    bool enabled = true;
    std::optional<Icon> icon{}; ///< drawn instead of the label
};

/// Returns the text that replaces the question while looking back: that this is a past moment, and the record's comment
/// on it, if there is one, truncated to `max_comment_bytes` and an ellipsis.
std::string past_moment(const TableModel& shown, std::size_t max_comment_bytes);

/// Returns the buttons from left to right: steps, replay, return and so on; during a replay, steps, pause, speed and
/// return. shown.looking_back must be true.
std::vector<HistoryButton> history_buttons(const TableModel& shown);

} // namespace elgrande::screens
