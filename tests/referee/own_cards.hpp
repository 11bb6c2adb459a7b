#pragma once

#include <span>
#include <string>
#include <vector>

/// What the cards of Intrigue & the King say, typed once more from data/cards/README.md and the booklet.
namespace elgrande::referee
{

/// One of the cards that a player chooses the hand from.
struct OwnCard
{
    int value = 0;        ///< that it bids; the cards are known by it here
    std::string name;     ///< the row of data/cards/intrigue.json that it is
    int caballeros = 0;   ///< from the provinces to the court (line 168)
    bool you_may = false; ///< "You may…": the special action can be left out (line 171)
};

std::span<const OwnCard> own_cards();

/// The card with this value; nothing if the referee does not know it.
const OwnCard* own_card(int value);

/// Caballeros that may be placed, from the first turn of a round to the last (the overview card of line 161).
const std::vector<int>& caballero_cards(int players);

/// Actions name a card by its place in the order of all values that the game has; here and back again.
int number_of(int value);
int value_of(int number);
int highest_number();

} // namespace elgrande::referee
