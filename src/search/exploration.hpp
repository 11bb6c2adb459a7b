#pragma once

#include "search/budget.hpp"
#include "search/podium.hpp"
#include "search/position_tree.hpp"

namespace elgrande::search
{

/// The general search, for every card and question: all distinct positions that the player's answers can reach, in the
/// order of their distance, so that the first way to each end is a shortest one. Values up to `unwanted` may come out
/// as others up to it.
BestTurns explore(const State& state, Objective objective, Budget& budget, int unwanted = any_value);

} // namespace elgrande::search
