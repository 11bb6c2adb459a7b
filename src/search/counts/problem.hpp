#pragma once

#include "rules/state.hpp"
#include "search/counts/payout_sums.hpp"
#include "search/counts/reach.hpp"
#include "search/objective.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace elgrande::search
{

/// One way in which the counts of a place can change.
struct Option
{
    Change change{};
    Tally tally;      ///< of this change alone
    Sums paid{};      ///< what the place pays then
    Sums disk_gain{}; ///< how much more it pays if the player's disk shows it
};

using Options = std::vector<Option>;

/// The options of a place. Before a general scoring, what they pay depends on the start, which decides who leaves the
/// Castillo for an opponent's home. There is one table for each distinct case.
struct PlaceOptions
{
    Place place{};
    bool disk_can_show = false; ///< True if the player's disk can show the place
    std::vector<Options> tables{};
    std::vector<std::uint16_t> table_of_start{}; ///< indices of tables, by index of Start; empty if there is one table

    /// Returns the options after the start with this index in Problem::starts.
    const Options& options(std::size_t start) const
    {
        return tables[table_of_start.empty() ? 0 : table_of_start[start]];
    }
};

/// What is fixed before an option is chosen for any place. Before a general scoring this includes the change of the
/// Castillo, which is not one of the places then.
struct Start
{
    Change castillo{};
    Tally tally;
    Sums paid{}; ///< including the scores and what places pay that cannot change
};

/// An optimisation problem: one start and one option for each place, so that the reach allows the sum of all tallies.
/// The value of an end is the least of its sums. If `uses_disk`, the player's disk adds Option::disk_gain of one
/// place, or one of `disk_gains_elsewhere`, whichever is best for that end.
struct Problem
{
    int sums = 1; ///< how many of the Sums are used
    std::vector<Start> starts;
    std::vector<PlaceOptions> places; ///< those with several tables first
    bool uses_disk = false;
    std::vector<Sums> disk_gains_elsewhere; ///< what a disk adds that shows none of the places, one for each such disk
};

/// Returns all options of a place, with Option::paid and Option::disk_gain still 0.
Options options_of(const State& state, const Reach& reach, Place place);

/// Writes the objective as problems and calls `solve` with each of them. Each end belongs to one problem: before a
/// general scoring there is one for each number of own caballeros that go into the Castillo. Does not call `solve` for
/// Objective::PointsGained, as no place pays anything then.
void for_each_problem(const State& state, const Reach& reach, Objective objective,
                      const std::function<void(const Problem&)>& solve);

} // namespace elgrande::search
