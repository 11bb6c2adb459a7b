#pragma once

#include "app/pages/page_context.hpp"
#include "record/link/link.hpp"

#include <string>

/// The position on the table, in words. There must be a game.
namespace elgrande::screens
{

/// The question: "Blue bids. Choose a power card."; of a puzzle its title and its task.
std::string asked_in_words(const PageContext& context);

/// Round by round: "Round 5 of 9"; or that the game is over.
std::string round_in_words(const PageContext& context);

/// The text above the board on its picture: the sharer's title and words, else what is asked.
std::string headline_in_words(const PageContext& context, const record::PositionTexts& texts);

/// The address that opens it, with the texts; a puzzle has its own. They must pass record::validate_texts().
std::string address_to_post(const PageContext& context, const record::PositionTexts& texts);

/// For forums, and for who cannot see the picture: what is asked, the link, the position line by line. It holds
/// nothing that the seat at the screen may not know.
std::string text_for_forums(const PageContext& context, const record::PositionTexts& texts);

/// A line of HTML with a frame that shows it: README.md, "Host it".
std::string frame_for_pages(const PageContext& context, const record::PositionTexts& texts);

} // namespace elgrande::screens
