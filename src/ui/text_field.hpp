#pragma once

#include "platform/platform.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// A text field of the document where it is wholly visible and reachable, else its text alone. Returns true if its
/// value has changed.
bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box, const Box& room,
                std::string& value, platform::TextFieldResult* result = nullptr);

} // namespace elgrande::screens
