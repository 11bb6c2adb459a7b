#pragma once

#include "rules/state.hpp"

namespace elgrande
{

/// For states that were changed by hand: if the question is all that is wrong, replaces it by the one that follows from
/// the rest of the state, in the same turn; this may reset State::turn. Returns true if the state then passes
/// validate_state(); otherwise leaves it unchanged.
bool ask_again(State& state);

} // namespace elgrande
