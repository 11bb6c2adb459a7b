#pragma once

#include "rules/state.hpp"
#include "search/best_turns.hpp"

#include <cstdint>
#include <optional>

/// Computes by brute force what best_turns() must find: no order of answers is skipped, no bound cuts anything,
/// values come from projected_scoring() and payout() only, and states are told apart by hash().
namespace elgrande::test
{

struct Tried
{
    bool all = false; ///< false: there was too much to try, and the rest is meaningless
    int value = 0;
    std::optional<int> second;
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
};

/// Tries at most `most` positions.
Tried try_everything(const State& state, search::Objective objective, std::uint64_t most);

/// Returns the value of an end, as defined in the header of the objectives.
int value_of(const State& end, Seat player, search::Objective objective, int score_before);

} // namespace elgrande::test
