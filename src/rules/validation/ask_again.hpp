#pragma once

#include "rules/state.hpp"

namespace elgrande
{

/// Repairs the question of a state that was changed by hand: if nothing else is wrong, replaces it by the one that
/// follows from the rest of the state in the same turn, and may reset State::turn. Returns true if the state then
/// passes validate_state(); otherwise leaves it unchanged.
bool ask_again(State& state);

} // namespace elgrande
