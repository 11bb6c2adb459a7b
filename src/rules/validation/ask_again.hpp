#pragma once

#include "rules/state.hpp"

namespace elgrande
{

/// For whoever changes a state by hand: where all of it could be a moment of a game but the question, it is asked what
/// the rest leads to, in the same turn. Returns whether the state passes validate_state() then; if not, nothing has
/// changed.
bool ask_again(State& state);

} // namespace elgrande
