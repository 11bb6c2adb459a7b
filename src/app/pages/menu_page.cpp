#include "app/pages/menu_page.hpp"

#include "screens/dialogs/dialogs.hpp"

namespace elgrande::screens
{

using words::Key;

std::vector<Command> language_commands(const words::Speech& speech)
{
    std::vector<Command> list;
    for (int i = 0; i < words::language_count; ++i)
    {
        const auto language = static_cast<words::Language>(i);
        if (language != speech.language())
        {
            list.push_back({std::string(words::language_row(language).name), id_of("language", i),
                            Intent{.kind = Intent::Kind::Speak, .language = language}});
        }
    }
    return list;
}

std::optional<Intent> MenuPage::draw(Ui& ui)
{
    return draw_menu(ui, context_.speech);
}

void MenuPage::describe(Mirror& mirror)
{
    mirror.title = context_.speech.say(Key::MenuTitle);
}

std::vector<Command> MenuPage::commands()
{
    std::vector<Command> list = language_commands(context_.speech);
    list.push_back({context_.speech.say(Key::ButtonClose), 0, Intent{Intent::Kind::Close}});
    return list;
}

} // namespace elgrande::screens
