#include "app/open_game.hpp"

#include "app/posting/words_of_position.hpp"
#include "record/link/link_search.hpp"

#include <algorithm>

/// Handling of links that were followed, apart from opening them.
namespace elgrande::screens
{

namespace
{

using words::Key;

/// The sharer's words, in one sentence each; or nothing.
std::string said_by_sharer(const words::Localizer& localizer, const record::PositionTexts& texts)
{
    std::string by = texts.title;
    if (!texts.author.empty())
    {
        by += (by.empty() ? "" : " · ") + localizer.text(Key::LinkSharedBy, {{"name", texts.author}});
    }
    return by + (by.empty() || texts.line.empty() ? "" : ". ") + texts.line;
}

} // namespace

/// The address opens it again, until something is played and saved.
void OpenGame::follow(std::string_view text)
{
    const auto links = record::links_in(text).links;
    const auto good =
        std::find_if(links.begin(), links.end(), [](const std::string& link) { return record::open_link(link).ok(); });
    followed_link_ = good == links.end() ? std::string() : *good;
    state_.platform.address.show_link(followed_link_);
}

/// First what it is; of an own game only where there is one.
void OpenGame::tell_followed(const record::PositionTexts& texts, bool own_waits)
{
    const words::Localizer& localizer = state_.localizer;
    std::string told = round_in_words(state_.context) + ": " + asked_in_words(state_.context);
    if (!texts.empty())
    {
        told += " " + said_by_sharer(localizer, texts) + ".";
    }
    if (!state_.platform.page.embedded())
    {
        told += " " + localizer.text(Key::MessageOpenedLink);
        told += own_waits ? " " + localizer.text(Key::MessageOwnKept) : std::string();
    }
    pages_.notify(std::move(told));
}

/// In the log, and saved with the game.
void OpenGame::keep_texts(record::Game& game, const record::PositionTexts& texts) const
{
    if (!texts.empty())
    {
        game.comments.push_back({0, said_by_sharer(state_.localizer, texts)});
    }
}

} // namespace elgrande::screens
