#include "app/pages/menu_page.hpp"

#include "app/room/signs_page.hpp"
#include "screens/dialogs/dialogs.hpp"

namespace elgrande::screens
{

using words::Key;

std::optional<Intent> MenuPage::draw(Ui& ui)
{
    const bool framed = context_.platform.page.embedded();
    return draw_menu(ui, context_.localizer,
                     {.home = framed ? Key::EmbedOpen : Key::MenuHome,
                      .of_puzzle = context_.puzzle != nullptr,
                      .of_guest = context_.guest != nullptr,
                      .has_rooms = has_rooms(context_) && !context_.lesson && !context_.puzzle,
                      .has_signs = !signing_seats(context_).empty(),
                      .of_editor = context_.came_from_editor,
                      .full_screen = context_.platform.page.full_screen()});
}

void MenuPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::MenuTitle);
}

} // namespace elgrande::screens
