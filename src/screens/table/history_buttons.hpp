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

/// A button that is shown at a past moment.
struct HistoryButton
{
    std::string_view name; ///< of its area on the screen
    std::string label;
    Intent intent;
    char key = 0;
    bool enabled = true;
    std::optional<Icon> icon{}; ///< drawn instead of the label
};

/// Returns the text that replaces the question at a past moment: that it is one, and the record's comment on it, cut to
/// `most` bytes between characters.
std::string past_moment(const TableModel& shown, std::size_t most);

/// Returns the buttons from left to right. `shown` must look back. During a replay there are only those that control
/// it.
std::vector<HistoryButton> history_buttons(const TableModel& shown);

} // namespace elgrande::screens
