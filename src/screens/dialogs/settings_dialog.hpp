#pragma once

#include "screens/model/settings.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string_view>

namespace elgrande::screens
{

/// What was done in the dialog: a row and its new choice, or that it is to be closed (row < 0).
struct SettingWish
{
    int row = -1;
    int choice = 0;
};

/// `about_saves` stands below the rows: how long saved games stay, or nothing.
std::optional<SettingWish> draw_settings(Ui& ui, const words::Localizer& localizer, const Settings& settings,
                                         std::string_view about_saves);

} // namespace elgrande::screens
