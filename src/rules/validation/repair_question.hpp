#pragma once

#include "rules/state.hpp"

namespace elgrande
{

/// Repairs the question of a state that was edited by hand. If only the question is invalid, replaces it with the one
/// that the rest of the state implies in the same turn; this may reset State::turn. Returns true if the state now
/// passes validate_state(), even if it did before. Returns false and leaves the state unchanged if the question cannot
/// be repaired: in a special action, among secret choices, in the dummy's turn, and after the last turn of a round.
bool repair_question(State& state);

} // namespace elgrande
