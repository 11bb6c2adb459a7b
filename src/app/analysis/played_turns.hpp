#pragma once

#include "table/history.hpp"

#include <vector>

namespace elgrande::screens
{

/// A turn that was played in a game.
struct PlayedTurn
{
    table::Moment start = 0; ///< the moment of its first question
    table::Moment end = 0;   ///< the moment after its last action, or the cursor if it is not over
    bool ended = false;      ///< the turn is over at `end`
};

/// Returns all players' turns up to the cursor, in order; only the last one can be unfinished.
std::vector<PlayedTurn> turns_of(const table::History& history);

/// Returns the actions of all players during a turn of `history`, in order.
std::vector<Action> actions_of(const table::History& history, const PlayedTurn& turn);

} // namespace elgrande::screens
