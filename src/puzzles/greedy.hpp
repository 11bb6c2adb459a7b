#pragma once

#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <vector>

namespace elgrande::puzzles
{

/// What somebody plays who never looks further than the next step: of all answers the one after which, or after the
/// next own answer to it, the position is worth most as it stands; of equal ones the first. Where the card is free,
/// the one whose turn so played is worth most.
struct GreedyTurn
{
    std::vector<Action> actions; ///< up to the end of the turn, or to the first question to somebody else
    int value = 0;               ///< what it comes to; if somebody else is asked, with their worst answers
    bool known = false;          ///< false if that was too much to find out
};

/// Of a state in which a player is asked in their own turn.
GreedyTurn greedy_turn(const State& state, Objective objective);

} // namespace elgrande::puzzles
