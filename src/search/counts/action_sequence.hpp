#pragma once

#include "search/best_turns.hpp"
#include "search/counts/reach.hpp"

namespace elgrande::search
{

/// Returns a shortest sequence of actions from `state` to the end with this net change, which the reach must allow.
ActionSequence actions_for(const State& state, const Reach& reach, const NetChange& change);

} // namespace elgrande::search
