#pragma once

#include "rules/state.hpp"
#include "search/best_turns.hpp"

#include <cstdint>
#include <optional>

/// Brute force, to check best_turns(): tries every order of answers without bounds, takes values from
/// projected_scoring() and payout() only, and distinguishes states by hash().
namespace elgrande::test
{

/// The result, with the same members as search::BestTurns.
struct BruteForceResult
{
    bool complete = false; ///< if false, there were too many positions, and the rest is meaningless
    int value = 0;
    std::optional<int> second;
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
};

/// Solves the turn from `state` on, as best_turns() does, if that takes at most `most` positions.
BruteForceResult solve_by_brute_force(const State& state, search::Objective objective, std::uint64_t most);

/// Returns the value of an end, as defined in rules/outlook/objective.hpp and for search::worth().
int value_of(const State& end, Seat player, search::Objective objective, int score_before);

} // namespace elgrande::test
