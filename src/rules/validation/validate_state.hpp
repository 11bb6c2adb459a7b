#pragma once

#include "rules/state.hpp"

#include <optional>
#include <string>

namespace elgrande
{

/// An English sentence that begins with the name of the invalid field; nothing if all is valid.
using ValidationError = std::optional<std::string>;

/// Returns the reason why `state` cannot occur in a game; nothing if it can. A state that passes can be played to its
/// end by legal actions, even if its bytes come from outside.
ValidationError validate_state(const State& state);

/// Returns the number of power cards that a player needs in hand to bid in all remaining rounds, even if the others
/// block as many values as they can; 0 if none remains.
int min_hand_size(const State& state, Seat seat);

/// Returns the maximum number of caballeros of `giver` that `receiver` can have to place now, given those of `giver`
/// that other seats have to place (Grandissimo); 0 in other games. The jester gives one a turn, and it is placed in the
/// receiver's next turn: so it was given in this round, or in the last round after the receiver's turn.
int max_gifts(const State& state, Seat receiver, Seat giver);

} // namespace elgrande
