#pragma once

#include "table/history.hpp"

#include <vector>

namespace elgrande::screens
{

/// A turn of a game, as it was played.
struct PlayedTurn
{
    table::Moment start = 0; ///< of its first question
    table::Moment end = 0;   ///< after its last answer, or where the game stands
    bool ended = false;      ///< it is over there
};

/// Is it a player's turn, of which the solver could tell what it is worth?
bool is_within_turn(const State& state);

/// All turns of players up to the cursor, one after the other.
std::vector<PlayedTurn> turns_of(const table::History& history);

/// The answers in it, by everybody.
std::vector<Action> answers_of(const table::History& history, const PlayedTurn& turn);

} // namespace elgrande::screens
