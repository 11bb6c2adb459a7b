#pragma once

#include "search/best_turns.hpp"
#include "search/counts/reach.hpp"
#include "search/counts/tally.hpp"

namespace elgrande::search
{

/// A shortest sequence of actions from `state` to the end with these changes, which the reach allows, with the
/// colonies: who comes where another stands has to wait, so that the order of moves is looked for.
ActionSequence actions_overseas(const State& state, const Reach& reach, const NetChange& change);

} // namespace elgrande::search
