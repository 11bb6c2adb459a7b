#include "app/pages/settings_page.hpp"

#include "screens/dialogs/settings_dialog.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

Intent choice_of(int row, int choice)
{
    return Intent{ChooseSetting{row, choice}};
}

} // namespace

std::optional<Intent> SettingsPage::draw(Ui& ui)
{
    const auto wish = draw_settings(ui, context_.localizer, context_.settings, about_saves());
    if (!wish)
    {
        return std::nullopt;
    }
    return wish->row < 0 ? Intent{PageCommand::Close} : choice_of(wish->row, wish->choice);
}

void SettingsPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::SettingsTitle);
    mirror.prompt = about_saves();
}

/// What the browser has answered about keeping the saves.
std::string SettingsPage::about_saves() const
{
    switch (context_.platform.page.keeping())
    {
    case platform::Keeping::Unasked:
        return context_.localizer.text(Key::SettingsSavesUnasked);
    case platform::Keeping::Promised:
        return context_.localizer.text(Key::SettingsSavesPromised);
    case platform::Keeping::MayGo:
        return context_.localizer.text(Key::SettingsSavesMayGo);
    case platform::Keeping::Always:
        break;
    }
    return {};
}

} // namespace elgrande::screens
