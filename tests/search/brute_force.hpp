#pragma once

#include "rules/state.hpp"
#include "search/best_turns.hpp"

#include <cstdint>
#include <optional>

/// What best_turns() must find, by trying everything: no order of answers is left out, no bound ends anything, values
/// come from projected_scoring() and payout() alone, and states are told apart by hash().
namespace elgrande::test
{

struct Tried
{
    bool all = false; ///< else there was too much to try, and the rest means nothing
    int value = 0;
    std::optional<int> second;
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
};

/// Tries up to `most` positions.
Tried try_everything(const State& state, search::Objective objective, std::uint64_t most);

/// The value of an end, as the header of the objectives says.
int value_of(const State& end, Seat player, search::Objective objective, int score_before);

} // namespace elgrande::test
