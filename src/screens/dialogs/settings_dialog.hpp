#pragma once

#include "screens/model/settings.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string_view>

namespace elgrande::screens
{

/// What the player did in the dialog: chose `choice` in a row of setting_rows(), or closed the dialog (row < 0).
struct SettingWish
{
    int row = -1;
    int choice = 0;
};

/// Draws the settings. `about_saves` is the text below the rows, about how long saved games are kept; may be empty.
/// Returns nothing in a frame in which nothing was chosen.
std::optional<SettingWish> draw_settings(Ui& ui, const words::Localizer& localizer, const Settings& settings,
                                         std::string_view about_saves);

} // namespace elgrande::screens
