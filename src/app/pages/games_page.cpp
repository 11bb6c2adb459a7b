#include "app/pages/games_page.hpp"

#include "words/rule_set.hpp"

namespace elgrande::screens
{

using words::Key;

void GamesPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(title_);
    mirror.prompt = words::rule_set(context_.localizer, form_.game().setup);
    for (int i = 0; i < edition_count; ++i)
    {
        const auto edition = static_cast<Edition>(i);
        const words::EditionWords& texts = words::edition_words(edition);
        mirror.page.push_back({.level = 0,
                               .text = context_.localizer.text(texts.name) + ": " + context_.localizer.text(texts.about)
                                       + " " + words::edition_facts(context_.localizer, edition)});
    }
    if (const auto problem = form_.problem())
    {
        mirror.notice = context_.localizer.text(*problem);
    }
}

/// Returns the commands for other numbers of players, which have no items of their own.
std::vector<Command> GamesPage::commands()
{
    std::vector<Command> list;
    for (int count = 2; count <= max_players; ++count)
    {
        if (count != form_.players())
        {
            list.push_back({NewGameForm::player_count_label(context_.localizer, count), Choose{Players, count}});
        }
    }
    return list;
}

bool GamesPage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr || choice->row != Players)
    {
        return false;
    }
    form_.set_players(context_.localizer, choice->choice);
    return true;
}

} // namespace elgrande::screens
