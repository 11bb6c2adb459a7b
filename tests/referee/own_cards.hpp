#pragma once

#include <span>
#include <string>
#include <vector>

/// The cards of Intrigue & the King, typed independently from data/cards/README.md and the booklet.
namespace elgrande::referee
{

/// A card from which players choose their hands.
struct OwnCard
{
    int value = 0;        ///< its bid, which identifies the card here
    std::string name;     ///< its row in data/cards/intrigue.json
    int caballeros = 0;   ///< from the provinces to the court (line 168)
    bool you_may = false; ///< "You may…": the special action can be left out (line 171)
};

std::span<const OwnCard> own_cards();

/// Returns the card with this value, or nothing if the referee does not know it.
const OwnCard* own_card(int value);

/// Returns how many caballeros may be placed, from the first turn of a round to the last (overview card, line 161).
const std::vector<int>& caballero_cards(int players);

/// Converts between a card's value and its number in actions, the position among all values of the game.
int number_of(int value);
int value_of(int number);
int highest_number();

} // namespace elgrande::referee
