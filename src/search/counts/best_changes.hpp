#pragma once

#include "search/budget.hpp"
#include "search/counts/bounds/owner_states.hpp"
#include "search/counts/options.hpp"
#include "search/podium.hpp"

#include <cstddef>
#include <functional>
#include <memory>
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

/// What several searches of one reach share, made when it is needed first. Without it a search begins with a bound that
/// is made sooner and is less tight.
struct SharedStates
{
    std::unique_ptr<OwnerStates> states;
};

/// The best changes of counts by dynamic programming, place by place: what has the same tally and the same sums so far
/// is one entry with a number of ways. Entries that cannot come up to a value that is asked for are left out, by an
/// upper bound that forgets whose caballeros go where, or, where that leaves many, by one that knows it; the value is
/// lowered until two are found, or until it is down at `unwanted`. The best of all problems, of which there is at least
/// one; its count is 0 if no value is above `unwanted` or there is no end. Nothing if the budget is exceeded.
std::optional<BestChanges> best_changes(const Reach& reach, std::vector<Problem> problems, Budget& budget,
                                        int unwanted = any_value, SharedStates* shared = nullptr);

/// What an end is worth of which the problems only say that it is not worth more.
struct Judgement
{
    /// The worth if it is above `floor`, otherwise any number from the worth to `floor`.
    std::function<int(const NetChange& end, int floor)> worth;
    /// So many ends are judged for a value that is asked for, and no more.
    std::size_t most_ends = 0;
    /// Told some of the ends if they are more.
    std::function<void(const std::vector<NetChange>&)> too_many = {};
};

/// The best by a judgement of each end that the problems do not exclude. Nothing also if these are too many.
std::optional<BestChanges> best_judged(const Reach& reach, std::vector<Problem> problems, Budget& budget, int unwanted,
                                       const Judgement& judgement, SharedStates& shared);

} // namespace elgrande::search
