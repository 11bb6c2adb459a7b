#pragma once

#include "rules/view.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::screens
{

/// A card that lies beside the map in this round, or an empty place for one.
struct RoundCard
{
    CardId card = no_card; ///< no_card: an empty place
    Seat owner = nobody;   ///< the seat that took or played it, or gets it by the order of turns
    /// Its Spot::number: the stack of an action card. For an own card own_card_stack, for the King card and the
    /// Intrigue card common_card_stack, but only during the turn of their owner; otherwise 0.
    std::uint8_t number = 0;
    int bid = 0;         ///< value of the own card that its owner bid (Intrigue & the King); otherwise 0
    bool over = false;   ///< its turn is over, or it was not chosen
    bool in_use = false; ///< it is being used, or its use is announced and can be vetoed

    bool operator==(const RoundCard&) const = default;
};

/// Returns the cards that lie beside the map, from left to right. First come those of the first five stacks or, in
/// Intrigue & the King, the own cards in the order of turns, or of bids until all have bid; then those of the sixth and
/// seventh stack, if the game has them. The King card and the Intrigue card belong to the first and the last turn
/// (classic and expansions, lines 167 and 170). With 2 or 3 players, who may use their own cards instead (classic and
/// expansions, line 175), they lie at both ends; with more players they replace the own cards of those turns as soon as
/// all have bid.
std::vector<RoundCard> round_cards(const PlayerView& view);

/// Returns the numbers of the power cards in a set, in ascending order.
std::vector<int> card_numbers(PowerCards cards);

/// Returns the power cards of a seat, in hand or used. In games with own cards that is the hand that its player chose,
/// which must not be hidden from the viewer (PlayerView::hand); in other games it is all power cards.
PowerCards cards_of_hand(const PlayerView& view, Seat seat);

} // namespace elgrande::screens
