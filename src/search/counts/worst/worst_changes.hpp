#pragma once

#include "search/budget.hpp"
#include "search/counts/best_changes.hpp"

namespace elgrande::search
{

/// The best changes of counts for the lead after a general scoring in which the others' disks are worst for the player.
/// Against disks that are settled an end is worth a sum of what places pay, and never less than against the worst ones;
/// the same is true of a mean of several of those. Such sums leave few ends over, which are judged one by one: means
/// are tried first (MeanSearch), and where there is too much for these, searches by counts with disks that are bad for
/// the best ends. Nothing if a disk depends on others, if too many ends are left over, or if the budget is exceeded;
/// count 0 if no value is above `unwanted`.
std::optional<BestChanges> worst_disk_changes(const State& state, const Reach& reach, Budget& budget, int unwanted);

} // namespace elgrande::search
