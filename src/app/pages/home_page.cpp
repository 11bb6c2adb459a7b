#include "app/pages/home_page.hpp"

#include "app/lesson/lessons_page.hpp"

namespace elgrande::screens
{

using words::Key;

std::optional<Intent> HomePage::draw(Ui& ui)
{
    if (waits_)
    {
        screen_.draw_waiting(ui, context_.localizer);
        return std::nullopt;
    }
    return screen_.draw(ui, context_.platform, context_.localizer, context_.saves.shown_games(), lesson_offer(context_),
                        context_.session != nullptr);
}

void HomePage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::GameTitle);
    mirror.prompt = context_.localizer.text(waits_ ? Key::HomeLoading : Key::GameSubtitle);
    if (!waits_ && !context_.saves.rows().empty() && context_.platform.page.forgets_in_a_week())
    {
        mirror.page.push_back({.level = 0, .text = context_.localizer.text(Key::HomeSavesWeek)});
    }
    if (const auto problem = form().problem(); problem && !waits_)
    {
        mirror.notice = context_.localizer.text(*problem);
    }
}

/// Commands without an item on the screen.
std::vector<Command> HomePage::commands()
{
    std::vector<Command> list;
    if (waits_)
    {
        return list;
    }
    const words::Localizer& localizer = context_.localizer;
    for (int count = 2; count <= max_players; ++count)
    {
        if (count != form().players())
        {
            list.push_back({NewGameForm::players_said(localizer, count), Choose{Players, count}});
        }
    }
    list.push_back({localizer.text(Key::LearnLessons), OpenPage{"lessons"}});
    return list;
}

bool HomePage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr || choice->row != Players)
    {
        return false;
    }
    form().set_players(context_.localizer, choice->choice);
    return true;
}

} // namespace elgrande::screens
