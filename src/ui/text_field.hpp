#pragma once

#include "platform/platform.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// Shows a text field of the document in `box` with the text `value`. Returns true if the player has changed it. Sets
/// `*result` to everything that happened in the field, unless `result` is null. If the field cannot be shown, because
/// the box is not wholly inside `room`, the visible part of the page, or a dialog covers it, only draws the text,
/// leaves `*result` unchanged and returns false.
bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box, const Box& room,
                std::string& value, platform::TextFieldResult* result = nullptr);

} // namespace elgrande::screens
