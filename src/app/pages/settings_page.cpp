#include "app/pages/settings_page.hpp"

#include "screens/dialogs/settings_dialog.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

std::optional<Intent> SettingsPage::draw(Ui& ui)
{
    return draw_settings(ui, context_.localizer, context_.settings, about_saves());
}

void SettingsPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::SettingsTitle);
    mirror.prompt = about_saves();
}

/// Returns the browser's answer about persistent storage; empty outside of a browser.
std::string SettingsPage::about_saves() const
{
    switch (context_.platform.page.persistence())
    {
    case platform::Persistence::NotRequested:
        return context_.localizer.text(Key::SettingsSavesUnasked);
    case platform::Persistence::Granted:
        return context_.localizer.text(Key::SettingsSavesPromised);
    case platform::Persistence::Denied:
        return context_.localizer.text(Key::SettingsSavesMayGo);
    case platform::Persistence::NotInBrowser:
        break;
    }
    return {};
}

} // namespace elgrande::screens
