#pragma once

#include <span>
#include <string_view>

/// What stands on the cards of Grand Inquisitor & the Colonies, typed once more from data/cards/README.md and the
/// booklet.
namespace elgrande::referee
{

struct StackCard
{
    std::string_view name; ///< the row of data/cards that it is
    int stack = 0;
    int places = 0; ///< caballeros that may be placed with it
    int gold = 0;   ///< discs that come with its special action (line 221)
    int wares = 0;
};

std::span<const StackCard> stack_cards();

bool is_stack_card(std::string_view name);

/// The card of this name; throws if the referee does not know it.
const StackCard& stack_card(std::string_view name);

/// What a power card brings from the provinces (lines 39 and 320 to 345).
int caballeros_of_power_card(int value);

} // namespace elgrande::referee
