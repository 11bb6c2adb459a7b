#pragma once

#include "table/history.hpp"

#include <vector>

namespace elgrande::screens
{

/// A turn that was played in a game.
struct PlayedTurn
{
    table::Moment start = 0; ///< the moment of its first question
    table::Moment end = 0;   ///< the moment after its last answer, or the cursor if it is not over
    bool ended = false;      ///< the turn is over at `end`
};

/// True if a player's turn is in progress, which the solver can evaluate. False between turns, in the dummy's turn, and
/// when the game is over.
bool is_within_turn(const State& state);

/// Returns all players' turns up to the cursor, in order; only the last one can be unfinished.
std::vector<PlayedTurn> turns_of(const table::History& history);

/// Returns the answers that all players gave during a turn of `history`.
std::vector<Action> answers_of(const table::History& history, const PlayedTurn& turn);

} // namespace elgrande::screens
