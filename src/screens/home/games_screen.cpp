#include "screens/home/games_screen.hpp"

#include "ui/shape.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id form_scroll = id_of("new game form");

} // namespace

std::optional<Intent> GamesScreen::draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer)
{
    const float wide = ui.screen().w < 1500 ? 1040.0F : 1480.0F;
    const float width = ui.shape() == Shape::Wide ? wide : 480.0F;
    SheetPage page =
        draw_sheet_page(ui, backdrop_, localizer.text(Key::ButtonNewGame), localizer.text(Key::ButtonClose), width);
    std::optional<Intent> intent;
    if (page.closed)
    {
        intent = Intent{PageCommand::Close};
    }
    const Box start = page.inside.cut_bottom(NewGameForm::start_height(ui, 1), 12);
    const Box view = page.inside;
    scrolled(ui, form_scroll, view, length_, 1,
             [&](Box rest)
             {
                 const float top = rest.y;
                 form_.draw(ui, platform, localizer, rest, view, 1);
                 rest.cut_top(form_.length(), 10);
                 const std::string set_up = localizer.text(Key::EditorTitle);
                 const float tall = std::max(ui.least_touch(), 38.0F);
                 const Box line = rest.cut_top(tall, 4);
                 if (button(ui, line.w > 700 ? line.column(0, 2, 28) : line,
                            {.id = id_of("set up"), .label = set_up, .size = 16}))
                 {
                     intent = Intent{OpenPage{"editor"}};
                 }
                 return rest.y - top;
             });
    if (form_.draw_start(ui, localizer, start.centred(std::min(start.w, 520.0F), start.h), 1))
    {
        intent = Intent{HomeCommand::StartGame};
    }
    if (ui.reachable() && ui.typed() == '?')
    {
        intent = Intent{OpenRules{}};
    }
    return intent;
}

} // namespace elgrande::screens
