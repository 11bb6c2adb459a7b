#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "ui/shape.hpp"
#include "ui/text.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// A card under the pointer or the keyboard focus, and where it lies on the screen.
struct PointedCard
{
    CardId card = no_card;
    Box at;
    bool to_explain = false; ///< it is time to explain it, see Touch::shows_tooltip
};

/// The height of the row of action cards on a phone, and the range of the height of two rows. A phone held upright has
/// two rows while a card is to be taken, so that the text on them is as large as on a laptop. Otherwise the cards lie
/// side by side if there is room, and the hand is visible below.
inline constexpr float phone_cards_height = 146;
inline constexpr float least_two_rows = 232;
inline constexpr float most_two_rows = 258;

/// Returns the height of `count` action cards on a phone, in a box of this width: that of one row, or of two if the
/// cards would be too narrow in one. With very large letters they are too narrow in two as well; one row then scrolls.
float phone_cards_length(float width, int count);

/// Returns where the card of a Card spot lies if the action cards are drawn into `box`; `box` if it is not among them.
Box place_of_card(const Box& box, Shape shape, const PlayerView& view, const Spot& spot);

/// Returns the scale of the text on an action card of this width; 1 is that of the design for 1366 × 768.
float text_of_card(float width);

/// Draws the cards of round_cards(). Returns the Card spot that was touched; nothing if none was. Sets `explained` if a
/// card is under the pointer or the focus.
std::optional<Spot> draw_action_cards(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                      std::span<const Spot> lit, std::optional<PointedCard>& explained);

/// Returns where a Card or Power spot can be touched; `box` is that of the action cards. If an action card is out of
/// sight, scrolls to it and returns nothing; also nothing for a power card that was not drawn.
std::optional<Box> box_of_card(Ui& ui, const Box& box, Shape shape, const PlayerView& view, const Spot& spot);

/// Scrolls a row of action cards to the lit ones, otherwise to the card of the turn, otherwise to the first card.
void show_asked_cards(Ui& ui, const Box& cards, Shape shape, const PlayerView& view, std::span<const Spot> lit);

} // namespace elgrande::screens
