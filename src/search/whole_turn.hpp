#pragma once

#include "search/best_turns.hpp"

namespace elgrande::search
{

/// Returns the answers of all seats, in the order of the game, from `state` to the end of the turn. They begin with
/// `answers`: one of BestTurns::turns, or any legal answers of all seats in the order of the game. After them the
/// player gives the best answers and opponents the worst ones, as in the value of an end; a disk at the end of
/// `answers` stands where the game asks for it. Returns nothing if an answer is not legal, or if the search reached its
/// limits. `state` must be within a turn (is_within_turn()).
std::optional<ActionSequence> whole_turn(const State& state, Objective objective, const ActionSequence& answers,
                                         const Limits& limits = {});

} // namespace elgrande::search
