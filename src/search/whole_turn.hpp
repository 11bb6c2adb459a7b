#pragma once

#include "search/best_turns.hpp"

#include <optional>

namespace elgrande::search
{

/// Returns the answers of all seats, in the order of the game, from `state` to the end of the turn. They begin with
/// `turn`, one of BestTurns::turns for `state`; if that ends with the player's disk, the disk is set when the game
/// asks for it. After that, the player gives the best answers, and opponents give those that are worst for the player.
/// Returns nothing if an answer is not legal, or if the search reached its limits. `state` must be within a turn
/// (is_within_turn()).
std::optional<ActionSequence> whole_turn(const State& state, Objective objective, const ActionSequence& turn,
                                         const Limits& limits = {});

/// Like whole_turn(), but begins with `played`: answers of all seats from `state` on, in the order of the game.
std::optional<ActionSequence> continue_turn(const State& state, Objective objective, const ActionSequence& played,
                                            const Limits& limits = {});

} // namespace elgrande::search
