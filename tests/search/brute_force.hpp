#pragma once

#include "rules/state.hpp"
#include "search/best_turns.hpp"

#include <cstdint>
#include <optional>

/// Computes by brute force what best_turns() must find: it skips no order of answers, cuts nothing by a bound, takes
/// values from projected_scoring() and payout() only, and tells states apart by hash().
namespace elgrande::test
{

/// The result, with the members of search::BestTurns.
struct Tried
{
    bool all = false; ///< false: there were too many positions, and the rest is meaningless
    int value = 0;
    std::optional<int> second;
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
};

/// Solves the turn from `state`, as in best_turns(), if that takes at most `most` positions.
Tried try_everything(const State& state, search::Objective objective, std::uint64_t most);

/// Returns the value of an end, as defined in rules/outlook/objective.hpp and for search::worth().
int value_of(const State& end, Seat player, search::Objective objective, int score_before);

} // namespace elgrande::test
