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
    const bool wide = ui.shape() == Shape::Wide;
    const float width = !wide ? 480.0F : ui.screen().w < 1500 ? 1040.0F : 1480.0F;
    const float button_height = NewGameForm::start_height(ui, 1);
    SheetPage page = draw_sheet_page(ui, backdrop_, localizer.text(title_), localizer.text(Key::ButtonClose), width,
                                     content_height_ + button_height + 12);
    std::optional<Intent> intent;
    if (page.closed)
    {
        intent = Intent{PageCommand::Close};
    }
    const auto set_up = [&](const Box& box)
    {
        const std::string label = localizer.text(Key::EditorTitle);
        if (button(ui, box, {.id = id_of("set up"), .label = label, .size = 16}))
        {
            intent = Intent{OpenPage{"editor"}};
        }
    };
    Box foot = page.inside.cut_bottom(button_height, 12);
    const Box view = page.inside;
    scrolled(ui, form_scroll, view, content_height_, 1,
             [&](Box rest)
             {
                 const float top = rest.y;
                 form_.draw(ui, platform, localizer, rest, view, title_ == Key::HomeAllGames, 1);
                 rest.cut_top(form_.height(), wide ? 0.0F : 10.0F);
                 if (!wide)
                 {
                     set_up(rest.cut_top(button_height, 4));
                 }
                 return rest.y - top;
             });
    if (wide)
    {
        set_up(foot.cut_left(foot.w / 3, 28));
    }
    if (form_.draw_start(ui, localizer, foot, 1))
    {
        intent = Intent{HomeCommand::StartGame};
    }
    form_.draw_controllers(ui, localizer, 1);
    if (ui.reachable() && ui.typed() == '?')
    {
        intent = Intent{OpenRules{}};
    }
    return intent;
}

} // namespace elgrande::screens
