#pragma once

#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

/// Likeness of puzzles: src/puzzles uses it while it looks for new ones, src/app when it stores them.
namespace elgrande::puzzles
{

/// Returns the distance between two puzzles, 0 for the same puzzle: the number of caballeros that would have to be put
/// down or taken away to make one board into the other, where the seats are counted from the player whose turn it is; 8
/// more if the objectives differ, and 8 more if the action cards do (a card that is still to be chosen differs from
/// every card).
int distance(const State& left, Objective left_objective, const State& right, Objective right_objective);

/// True if two puzzles are too similar for one collection: their distance is less than a third of all caballeros on
/// both boards together (two rounds of the same game are about as far apart), or it is at most 16, so that the same
/// board is alike whatever the objective and the card.
bool are_alike(const State& left, Objective left_objective, const State& right, Objective right_objective);

} // namespace elgrande::puzzles
