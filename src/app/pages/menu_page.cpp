#include "app/pages/menu_page.hpp"

#include "screens/dialogs/dialogs.hpp"

namespace elgrande::screens
{

using words::Key;

std::vector<Command> language_commands(const words::Localizer& localizer)
{
    std::vector<Command> list;
    for (int i = 0; i < words::language_count; ++i)
    {
        const auto language = static_cast<words::Language>(i);
        if (language != localizer.language())
        {
            list.push_back(
                {std::string(words::language_row(language).name), id_of("language", i), Intent{Speak{language}}});
        }
    }
    return list;
}

std::optional<Intent> MenuPage::draw(Ui& ui)
{
    const bool framed = context_.platform.page.embedded();
    return draw_menu(ui, context_.localizer, framed ? Key::EmbedOpen : Key::MenuHome, context_.puzzle != nullptr);
}

void MenuPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::MenuTitle);
}

std::vector<Command> MenuPage::commands()
{
    std::vector<Command> list = language_commands(context_.localizer);
    list.push_back({context_.localizer.text(Key::ButtonClose), 0, Intent{PageCommand::Close}});
    return list;
}

} // namespace elgrande::screens
