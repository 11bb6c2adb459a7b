#include "app/pages/saves_page.hpp"

namespace elgrande::screens
{

using words::Key;

void SavesPage::describe(Mirror& mirror)
{
    const words::Localizer& localizer = context_.localizer;
    mirror.title = localizer.text(Key::HomeSavedGames);
    if (context_.saves.rows().empty())
    {
        mirror.prompt = localizer.text(context_.saves.listed() ? Key::HomeNoSaves : Key::HomeLoading);
    }
    else if (context_.platform.page.deletes_after_a_week())
    {
        mirror.page.push_back({.level = 0, .text = localizer.text(Key::HomeSavesWeek)});
    }
}

} // namespace elgrande::screens
