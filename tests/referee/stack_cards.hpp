#pragma once

#include <span>
#include <string_view>

/// The stack cards of Grand Inquisitor & the Colonies, which include those of the classic game; typed independently of
/// data/cards from its README.md and the booklet "classic and expansions", to which line numbers refer.
namespace elgrande::referee
{

struct StackCard
{
    std::string_view name; ///< its id in data/cards
    int stack = 0;
    int places = 0; ///< number of caballeros that may be placed
    int gold = 0;   ///< discs that the special action brings to America (line 221)
    int wares = 0;  ///< discs that it brings to the Mediterranean
};

std::span<const StackCard> stack_cards();

bool is_stack_card(std::string_view name);

/// Returns the card with this name; throws if the referee does not know it.
const StackCard& stack_card(std::string_view name);

/// Returns how many caballeros a power card brings from the provinces (lines 39 and 320 to 345).
int caballeros_of_power_card(int value);

} // namespace elgrande::referee
