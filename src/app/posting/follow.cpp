#include "app/open_game.hpp"

#include "app/posting/post_texts.hpp"
#include "record/link/link_search.hpp"

#include <algorithm>

/// After opening a followed link: address bar, message and comment.
namespace elgrande::screens
{

namespace
{

using words::Key;

/// Returns the sharer's texts, one sentence each; empty if there are none.
std::string sharer_text(const words::Localizer& localizer, const record::PositionTexts& texts)
{
    std::string by = texts.title;
    if (!texts.author.empty())
    {
        by += (by.empty() ? "" : " · ") + localizer.text(Key::LinkSharedBy, {{"name", texts.author}});
    }
    return by + (by.empty() || texts.line.empty() ? "" : ". ") + texts.line;
}

} // namespace

/// Keeps the link in the address bar, so that a reload opens it again until the game is saved.
void OpenGame::follow(std::string_view text)
{
    const auto links = record::links_in(text).links;
    const auto good =
        std::find_if(links.begin(), links.end(), [](const std::string& link) { return record::open_link(link).ok(); });
    followed_link_ = good == links.end() ? std::string() : *good;
    state_.platform.address.show_link(followed_link_);
}

/// Shows a message about the opened position. If the player `has_own_saves`, it also says that these are kept.
void OpenGame::notify_opened(const record::PositionTexts& texts, bool has_own_saves)
{
    const words::Localizer& localizer = state_.localizer;
    std::string text = round_text(state_.context) + ": " + question_text(state_.context);
    if (!texts.empty())
    {
        text += " " + sharer_text(localizer, texts) + ".";
    }
    if (!state_.platform.page.embedded())
    {
        text += " " + localizer.text(Key::MessageOpenedLink);
        text += has_own_saves ? " " + localizer.text(Key::MessageOwnKept) : std::string();
    }
    pages_.notify(std::move(text));
}

/// Adds the sharer's texts to the game as a comment, which the log shows.
void OpenGame::add_comment(record::Game& game, const record::PositionTexts& texts) const
{
    if (!texts.empty())
    {
        game.comments.push_back({0, sharer_text(state_.localizer, texts)});
    }
}

} // namespace elgrande::screens
