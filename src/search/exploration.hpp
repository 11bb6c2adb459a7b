#pragma once

#include "search/budget.hpp"
#include "search/podium.hpp"
#include "search/position_tree.hpp"

namespace elgrande::search
{

/// Solves the turn by the general search, for every card and question: breadth-first over all distinct positions that
/// the player's answers can reach, so that the first way to each end is a shortest one. `state` must be as for
/// best_turns(). Values up to `unwanted` are not exact: they may be too high, but not above
/// `unwanted`.
BestTurns explore(const State& state, Objective objective, Budget& budget, int unwanted = any_value);

} // namespace elgrande::search
