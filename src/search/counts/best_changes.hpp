#pragma once

#include "search/budget.hpp"
#include "search/counts/reach.hpp"
#include "search/objective.hpp"
#include "search/top_values.hpp"

#include <optional>

namespace elgrande::search
{

/// Finds the best net changes that a reach of `state` allows (at most Limits::max_turns of them), how many there are,
/// and the next lower value: branch and bound from place to place with OwnerBound as the bound, a transposition table,
/// and iterative deepening over a target value. Leaves out values up to `floor`; the result is empty if there are no
/// others. Returns nothing if the budget does not suffice, if there are too many OwnerStates, and for
/// Objective::PointsGained.
std::optional<TopValues<NetChange>> best_changes(const State& state, const Reach& reach, Objective objective,
                                                 Budget& budget, int floor = -infinity);

} // namespace elgrande::search
