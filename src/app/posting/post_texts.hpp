#pragma once

#include "app/pages/page_context.hpp"
#include "record/link/link.hpp"

#include <cstddef>
#include <string>

/// Texts about the position on the table. A game must be open. Where the result has the address, `texts` must pass
/// record::validate_texts(). A puzzle has its own texts instead.
namespace elgrande::screens
{

/// The question, such as "Blue bids. Choose a power card."; for a puzzle its title and task, for a finished game the
/// winner.
std::string question_text(const PageContext& context);

/// "Round 5 of 9", or that the game is over.
std::string round_text(const PageContext& context);

/// The text above the board on the picture: the sharer's title and line, else the question.
std::string headline_text(const PageContext& context, const record::PositionTexts& texts);

/// The address that opens the position, with the sharer's texts.
std::string post_address(const PageContext& context, const record::PositionTexts& texts);

/// Text for forums, and for people who cannot see the picture: the question, the link, and the position line by line.
/// Contains nothing that is hidden from the seat at the screen.
std::string forum_text(const PageContext& context, const record::PositionTexts& texts);

/// Text for those who cannot see the picture: what is asked, and the position, at most `max_alt_bytes` long, as pages
/// that take a description of a picture limit it. Contains nothing that is hidden from the seat at the screen.
std::string alt_text(const PageContext& context, const record::PositionTexts& texts);
inline constexpr std::size_t max_alt_bytes = 1500;

/// A line of HTML with a frame that shows the position: README.md, "Host it".
std::string embed_html(const PageContext& context, const record::PositionTexts& texts);

} // namespace elgrande::screens
