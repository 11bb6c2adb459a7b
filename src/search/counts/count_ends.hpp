#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/counts/reach.hpp"

#include <cstdint>

namespace elgrande::search
{

/// Returns the number of net changes that a reach allows. Owners depend on one another by their tallies only: the
/// function counts the ways to each tally for each owner and then combines the owners. The result is meaningless if the
/// budget is over afterwards.
std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget);

} // namespace elgrande::search
