#pragma once

#include "rules/state.hpp"

#include <optional>
#include <string>

namespace elgrande
{

/// What is wrong with a value from outside, one English sentence that begins with the field; nothing if all is well.
using ValidationError = std::optional<std::string>;

/// Why `state` can be no moment of a game (a count, a place, a card that cannot be there). A state that passes can be
/// played to its end by legal actions, whatever bytes it came from.
ValidationError validate_state(const State& state);

/// How many caballeros of `giver` the receiver can have to place now, besides those that others have to place
/// (Grandissimo). The jester gives one a turn, and whoever gets it places it in their next turn: so it was given in
/// this round, or in the last one after the receiver's turn.
int most_gifts(const State& state, Seat receiver, Seat giver);

} // namespace elgrande
