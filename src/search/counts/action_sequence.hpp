#pragma once

#include "search/best_turns.hpp"
#include "search/counts/reach.hpp"

namespace elgrande::search
{

/// Returns a shortest sequence of actions from `state` to the end of the turn with this net change. `reach` must be a
/// reach of `state` that allows the change.
ActionSequence actions_for(const State& state, const Reach& reach, const NetChange& change);

} // namespace elgrande::search
