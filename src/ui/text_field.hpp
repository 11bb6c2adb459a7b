#pragma once

#include "platform/platform.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// Shows a text field of the document. Only draws its text if `box` is not wholly inside `room` or a dialog lies over
/// it. Returns true if the player has changed `value`.
bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box, const Box& room,
                std::string& value, platform::TextFieldResult* result = nullptr);

} // namespace elgrande::screens
