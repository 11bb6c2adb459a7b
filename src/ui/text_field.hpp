#pragma once

#include "platform/platform.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// A real text field where it is wholly in sight and in reach, else only its text. True when its value changed.
bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box, const Box& room,
                std::string& value, platform::TextFieldResult* result = nullptr);

} // namespace elgrande::screens
