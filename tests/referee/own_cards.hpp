#pragma once

#include <span>
#include <string>
#include <vector>

/// The cards of Intrigue & the King, typed independently of data/cards from its README.md and the booklet "classic and
/// expansions", to which line numbers refer.
namespace elgrande::referee
{

/// A card from which players choose their hands.
struct OwnCard
{
    int value = 0;        ///< its bid, which identifies the card here
    std::string name;     ///< its id in data/cards/intrigue.json
    int caballeros = 0;   ///< from the provinces to the court (line 168)
    bool you_may = false; ///< "You may…": the special action can be left out (line 171)
};

std::span<const OwnCard> own_cards();

/// Returns the card with this value, or nullptr if the referee does not know it.
const OwnCard* own_card(int value);

/// Returns how many caballeros may be placed, from the first turn of a round to the last, with 2 … 5 players (overview
/// card, line 161).
const std::vector<int>& caballero_cards(int players);

/// Converts between the value of a card and its number in actions: its position among all values, from 1. The card must
/// exist.
int number_of(int value);
int value_of(int number);
/// Returns the number of the highest card.
int highest_number();

} // namespace elgrande::referee
