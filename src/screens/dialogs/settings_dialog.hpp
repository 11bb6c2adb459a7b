#pragma once

#include "screens/model/settings.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string_view>

namespace elgrande::screens
{

/// A row and its new choice; or, with row < 0, that the dialog closes.
struct SettingWish
{
    int row = -1;
    int choice = 0;
};

/// `about_saves` is written below the rows: how long saved games stay. It may be empty.
std::optional<SettingWish> draw_settings(Ui& ui, const words::Localizer& localizer, const Settings& settings,
                                         std::string_view about_saves);

} // namespace elgrande::screens
