#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "ui/shape.hpp"
#include "ui/text.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// A hovered or focused card, and its box on the screen.
struct PointedCard
{
    CardId card = no_card;
    Box at;
    bool to_explain = false; ///< see Touch::shows_tooltip
};

/// The height of one row of action cards on a phone, and the range for the height of two rows. While a card is to be
/// taken, a phone held upright shows two rows, so that the text is as large as on a laptop; otherwise one row if there
/// is room, which leaves the hand visible below.
inline constexpr float phone_cards_height = 146;
inline constexpr float min_two_rows_height = 232;
inline constexpr float max_two_rows_height = 258;

/// Returns the height of `count` action cards on a phone, in a box of this width: that of one row or, if the cards
/// would be too narrow in it, of two. If they would be too narrow in two rows as well, with very large letters, one row
/// scrolls.
float phone_cards_length(float width, int count);

/// Returns the box of the card of a Card spot if the action cards are drawn into `box` in two rows; `box` itself if
/// they are in one row, which may scroll, or if the card is not among them.
Box place_of_card(const Box& box, Shape shape, const PlayerView& view, const Spot& spot);

/// Returns the scale of the text on an action card of this width, relative to the design for 1366 × 768.
float text_of_card(float width);

/// Draws the cards of round_cards(). Returns the Card spot that was touched; nothing if none was, or if
/// RoundCard::number of the card is 0. Sets `explained` if a card is hovered or focused.
std::optional<Spot> draw_action_cards(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                      std::span<const Spot> lit, std::optional<PointedCard>& explained);

/// Returns where a Card or Power spot can be touched; `box` is the box of the action cards. If an action card is
/// scrolled out of sight, scrolls to it and returns nothing. Returns nothing for an action card that is not among
/// round_cards() and a power card that was not drawn.
std::optional<Box> box_of_card(Ui& ui, const Box& box, Shape shape, const PlayerView& view, const Spot& spot);

/// Scrolls a row of action cards to the first lit one, otherwise to the card of the turn, otherwise to the first card.
void show_asked_cards(Ui& ui, const Box& cards, Shape shape, const PlayerView& view, std::span<const Spot> lit);

} // namespace elgrande::screens
