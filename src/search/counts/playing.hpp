#pragma once

#include "search/best_turns.hpp"
#include "search/counts/best_changes.hpp"

namespace elgrande::search
{

/// A shortest sequence of actions from `state` to the end with these changes, which the reach allows.
ActionSequence actions_for(const State& state, const Reach& reach, const NetChange& change);

} // namespace elgrande::search
