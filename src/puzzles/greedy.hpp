#pragma once

#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <vector>

namespace elgrande::puzzles
{

/// A turn as a player with a search depth of two plays it. Each answer leads to the highest value of the position right
/// after it, or after the player's next answer; the first of equal ones is taken. Of several action cards, the one with
/// the best greedy turn is taken.
struct GreedyTurn
{
    std::vector<Action> actions; ///< to the end of the turn, or to the first question for another seat
    int value = 0;               ///< of the position at the end; if another seat is asked, after its worst answers
    bool known = false;          ///< False if the worst answers could not be searched; then `value` is invalid
};

/// Returns the greedy turn from `state`, which must ask the player whose turn it is. If no value is known with any of
/// several action cards, `actions` is empty.
GreedyTurn greedy_turn(const State& state, Objective objective);

} // namespace elgrande::puzzles
