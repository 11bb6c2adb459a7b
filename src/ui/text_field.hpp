#pragma once

#include "platform/platform.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// Shows a text field of the document in `box` with the text `value`. If the player has changed the text, updates
/// `value` and returns true. Sets `*result` to everything that happened in the field, unless `result` is null.
///
/// `visible` is the part of the page that is in sight. The field cannot be shown while `box` is not wholly inside it,
/// or while a dialog covers it: then only the text is drawn, `*result` stays unchanged, and the result is false. If the
/// keyboard of a phone has pushed the focused field out of sight, it keeps its focus and is scrolled back.
bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box,
                const Box& visible, std::string& value, platform::TextFieldResult* result = nullptr);

} // namespace elgrande::screens
