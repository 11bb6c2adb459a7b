#pragma once

#include "search/budget.hpp"
#include "search/position_tree.hpp"
#include "search/top_values.hpp"

namespace elgrande::search
{

/// Solves the turn by the general search, for every card and question: breadth-first over all distinct positions that
/// the player's answers can reach, so that the first path to each end is a shortest one. `state` must be as for
/// best_turns(). Values up to `floor` may be too high, but never above `floor`; higher values are exact. If the budget
/// runs out, BestTurns::exact is false.
BestTurns explore(const State& state, Objective objective, Budget& budget, int floor = -infinity);

} // namespace elgrande::search
