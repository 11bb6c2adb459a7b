#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/settings.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string_view>

namespace elgrande::screens
{

/// Draws the settings dialog. Returns the setting chosen in this frame, or PageCommand::Close; nothing otherwise.
/// `about_saves` is a text about how long saved games are kept, which is shown below the rows; it may be empty.
std::optional<Intent> draw_settings(Ui& ui, const words::Localizer& localizer, const Settings& settings,
                                    std::string_view about_saves);

} // namespace elgrande::screens
