#include "app/page_stack.hpp"

#include "app/pages/games_page.hpp"
#include "app/pages/message_page.hpp"
#include "app/pages/saves_page.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

PageStack::PageStack(AppState& state)
    : form(state.localizer, state.platform.clock.random()), backdrop(state.painter), home(state.context, backdrop),
      table(state.context, state.painter), result(state.context, state.painter), state_(state)
{
    registry_.add("games",
                  [this](const PageContext& context) -> std::unique_ptr<Page>
                  { return std::make_unique<GamesPage>(context, backdrop, form, words::Key::HomeAllGames); });
    registry_.add("saves",
                  [this](const PageContext& context) -> std::unique_ptr<Page>
                  { return std::make_unique<SavesPage>(context, backdrop); });
}

Page& PageStack::below()
{
    if (at_home())
    {
        return home;
    }
    return screen_ == Screen::Result && !state_.animation.going() ? static_cast<Page&>(result) : table;
}

Page& PageStack::mirrored()
{
    if (dialog() != nullptr && !dialog()->is_modeless())
    {
        return *dialog();
    }
    if (at_home())
    {
        return home;
    }
    return screen_ == Screen::Result ? static_cast<Page&>(result) : table;
}

void PageStack::show_game()
{
    screen_ = state_.session->sitting().over() ? Screen::Result : Screen::Table;
}

void PageStack::open_for_people()
{
    form.seat_people();
    open(std::make_unique<GamesPage>(state_.context, backdrop, form, words::Key::ButtonNewGame));
}

void PageStack::open(std::unique_ptr<Page> opened)
{
    if (opened)
    {
        const bool stays = cover() != nullptr && !opened->covers();
        dialogs_.erase(dialogs_.begin() + (stays ? 1 : 0), dialogs_.end());
        dialogs_.push_back(std::move(opened));
        state_.stale = true;
    }
}

std::unique_ptr<Page> PageStack::close_with(const Page& page, const Intent& intent)
{
    std::unique_ptr<Page> closed;
    if (dialog() == &page && page.closes_with(intent))
    {
        closed = std::move(dialogs_.back());
        dialogs_.pop_back();
    }
    return closed;
}

void PageStack::close_modeless()
{
    if (dialog() != nullptr && dialog()->is_modeless())
    {
        dialogs_.pop_back();
    }
}

void PageStack::ask(Message what, std::vector<std::function<void()>> callbacks)
{
    open(std::make_unique<MessagePage>(std::move(what), std::move(callbacks)));
}

void PageStack::draw_banner()
{
    if (banner_.empty())
    {
        return;
    }
    Ui& ui = state_.ui;
    const Letters style{.size = 15.5F, .colour = theme::current.cream};
    const float cross = ui.finger();
    const float width = std::min(ui.screen().w - 16, 560.0F);
    const float text = wrapped_height(style, width - cross - 20, banner_);
    const float height = std::max(cross, text + 16);
    const Box box{8, ui.screen().bottom() - height - 8, width, height};
    ui.begin_panel(id_of("banner"), box, true);
    // All of it is the button: on a phone it lies over cards that may be asked about.
    const Touch touch = ui.area(id_of("close banner"), box);
    ui.name_item(state_.localizer.text(words::Key::ButtonClose));
    fill(ui, box, faded(theme::current.wine_dark, 0.96F), 8);
    if (touch.hovered)
    {
        fill(ui, box, rgb(0xffffff, 0.08F), 8);
    }
    outline(ui, box, theme::current.gilt, 1, 8);
    write_wrapped(ui, style, {box.x + 14, box.middle_y() - text / 2, width - cross - 20, text}, banner_);
    draw_icon(ui, Icon::Close, Box{box.right() - cross, box.y, cross, box.h}.centred(cross, cross),
              theme::current.cream);
    if (touch.focused)
    {
        focus_ring(ui, box, 8);
    }
    if (touch.clicked)
    {
        banner_.clear();
        state_.stale = true;
    }
    ui.end_panel();
}

} // namespace elgrande::screens
