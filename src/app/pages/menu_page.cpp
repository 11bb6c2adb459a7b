#include "app/pages/menu_page.hpp"

#include "screens/dialogs/dialogs.hpp"

namespace elgrande::screens
{

using words::Key;

std::optional<Intent> MenuPage::draw(Ui& ui)
{
    const bool framed = context_.platform.page.embedded();
    return draw_menu(ui, context_.localizer, framed ? Key::EmbedOpen : Key::MenuHome, context_.puzzle != nullptr);
}

void MenuPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::MenuTitle);
}

} // namespace elgrande::screens
