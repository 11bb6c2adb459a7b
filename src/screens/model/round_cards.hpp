#pragma once

#include "rules/view.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::screens
{

/// A card that lies beside the map in this round.
struct RoundCard
{
    CardId card = no_card;   ///< no_card: an empty place
    Seat owner = nobody;     ///< who took it from its stack or played it, or gets it by the order of turns
    std::uint8_t number = 0; ///< Spot::number: the stack that TakeCard names; 0 while the card cannot be taken or used
    int bid = 0;             ///< value of the own card that its owner bid (Intrigue & the King), else 0
    bool over = false;       ///< its turn is over, or it was not chosen
    bool in_use = false;     ///< it is used now, or its use is announced and can be vetoed

    bool operator==(const RoundCard&) const = default;
};

/// Returns the cards that lie beside the map, in order: those of the first five stacks, or in Intrigue & the King the
/// own cards in the order of turns, during the bids in the order of bids; then those of the sixth and seventh stack, if
/// the game has them. The King card and the Intrigue card belong to the first and the last turn (classic and
/// expansions, lines 167 and 170). In games of 2 or 3 players, who may use their own cards instead (classic and
/// expansions, line 175), they lie at both ends; in larger games they replace those two cards as soon as all have bid.
std::vector<RoundCard> round_cards(const PlayerView& view);

/// Returns the numbers of the power cards in a set, in ascending order.
std::vector<int> card_numbers(PowerCards cards);

/// Returns all cards of a hand, held or used, as far as the viewer of `view` knows them. The hand must not be hidden.
PowerCards cards_of_hand(const PlayerView& view, Seat seat);

} // namespace elgrande::screens
