#pragma once

#include "platform/platform.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// Shows a text field of the document in `box`. If the box is not wholly inside `room`, the visible part of the page,
/// or a dialog lies over it, only draws its text, and leaves `*result` as it is. `result` may be null. Returns true if
/// the player has changed `value`.
bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box, const Box& room,
                std::string& value, platform::TextFieldResult* result = nullptr);

} // namespace elgrande::screens
