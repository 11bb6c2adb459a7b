#pragma once

#include "search/best_turns.hpp"

#include <optional>

namespace elgrande::search
{

/// Returns the answers of all seats, in the order of the game, from `state` to the end of the turn. They begin with
/// `answers`: one of BestTurns::turns, or any legal answers of all seats in the order of the game. After them the
/// player gives the best answers and opponents those that are worst for the player. If the last of `answers` sets the
/// player's disk, it is given when the game asks for it. Returns nothing if an answer is not legal, or if the search
/// reached its limits. `state` must be within a turn (is_within_turn()).
std::optional<ActionSequence> whole_turn(const State& state, Objective objective, const ActionSequence& answers,
                                         const Limits& limits = {});

} // namespace elgrande::search
