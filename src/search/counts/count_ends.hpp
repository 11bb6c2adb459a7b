#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/counts/reach.hpp"

#include <cstdint>

namespace elgrande::search
{

/// How many different changes of counts a reach allows: owners depend on one another by a few sums only, so they are
/// counted one by one and put together. Means nothing if the budget is exceeded.
std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget);

} // namespace elgrande::search
