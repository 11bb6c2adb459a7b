#pragma once

#include "search/budget.hpp"
#include "search/counts/options.hpp"
#include "search/podium.hpp"

#include <optional>
#include <vector>

namespace elgrande::search
{

struct BestChanges
{
    int value = 0;
    std::uint64_t count = 0;
    std::optional<int> second;
    std::vector<NetChange> changes; ///< the first of the best
};

/// The best changes of counts by dynamic programming, place by place: what has the same tally and the same sums so far
/// is one entry with a number of ways. Entries that cannot come up to a value that is asked for are left out, by an
/// upper bound that forgets whose caballeros go where, or, where that leaves many, by one that knows it; the value is
/// lowered until two are found, or until it is down at `unwanted`. The best of all problems, of which there is at least
/// one; its count is 0 if no value is above `unwanted` or there is no end. Nothing if the budget is exceeded.
std::optional<BestChanges> best_changes(const Reach& reach, std::vector<Problem> problems, Budget& budget,
                                        int unwanted = any_value);

} // namespace elgrande::search
