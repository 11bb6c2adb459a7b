#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/counts/reach.hpp"

#include <cstdint>

namespace elgrande::search
{

/// Returns the number of net changes that a reach allows, by dynamic programming over tallies: for each owner the
/// number of changes with each tally, place by place, then owner by owner for all together. `reach` must be a reach of
/// `state`. The result is meaningless if the budget ran out (Budget::is_over()).
std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget);

} // namespace elgrande::search
