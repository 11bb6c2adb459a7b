#pragma once

#include "app/pages/page_context.hpp"
#include "record/link/link.hpp"

#include <cstddef>
#include <string>

/// Texts about the position on the table, without style marks. A game must be open. Others read them, so nobody is
/// "You": TableModel::for_others(). `texts` are the sharer's; a puzzle has texts of its own instead. They must pass
/// record::validate_texts() for the functions whose result contains the address: post_address(), forum_text() and
/// embed_html().
namespace elgrande::screens
{

/// Returns the question, such as "Blue bids. Choose a power card."; for a puzzle its title and task, for a finished
/// game the winner.
std::string question_text(const PageContext& context);

/// Returns "Round 5 of 9", or that the game is over.
std::string round_text(const PageContext& context);

/// Returns the sharer's title and line, or the question if both are empty.
std::string headline_text(const PageContext& context, const record::PositionTexts& texts);

/// Returns the address that opens the position with the sharer's texts, or the puzzle.
std::string post_address(const PageContext& context, const record::PositionTexts& texts);

/// Returns a text for forums, and for people who cannot see the picture: the question, the address, majority_table(),
/// and the position line by line. Contains nothing that is hidden from the seat at the screen.
std::string forum_text(const PageContext& context, const record::PositionTexts& texts);

/// Returns the alternative text of the picture: the question, and the position line by line. It has at most
/// max_alt_bytes, because sites for posting pictures limit it; lines that do not fit are left out. Contains nothing
/// that is hidden from the seat at the screen.
std::string alt_text(const PageContext& context, const record::PositionTexts& texts);
inline constexpr std::size_t max_alt_bytes = 1500;

/// Returns a line of HTML with an iframe that shows the position; see "Host it" in README.md.
std::string embed_html(const PageContext& context, const record::PositionTexts& texts);

} // namespace elgrande::screens
