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
    Seat owner = nobody;     ///< who took it from its stack, or played it, or has it by the order of the turns
    std::uint8_t number = 0; ///< of its Spot: the stack that TakeCard names; 0 while nobody can take or use it
    int bid = 0;             ///< value of an own card with which its owner got it (Intrigue & the King), else 0
    bool over = false;       ///< its turn is over, or was never to come
    bool in_use = false;     ///< by whose turn it is, or announced while Vetoes are asked for

    bool operator==(const RoundCard&) const = default;
};

/// The five of the stacks. In Intrigue & the King the own cards in the order of the turns, or of the bids as long as
/// these go on, each where it was played. The King card and the Intrigue card come with the first and the last turn
/// (classic and expansions, lines 167 and 170): in games of 2 or 3, which may use their own instead (line 175), they
/// lie at both ends; in others they take the place of those two cards as soon as all have bid.
std::vector<RoundCard> round_cards(const PlayerView& view);

/// The cards of a set by their numbers, from the lowest.
std::vector<int> card_numbers(PowerCards cards);

/// All cards of a hand, still held or used, as far as whoever sees `view` knows them. Not for a hand that is hidden.
PowerCards cards_of_hand(const PlayerView& view, Seat seat);

} // namespace elgrande::screens
