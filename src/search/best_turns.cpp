#include "search/best_turns.hpp"

#include "rules/random.hpp"
#include "rules/view.hpp"
#include "search/exploration.hpp"

#include <cassert>

namespace elgrande::search
{

bool is_within_turn(const State& state)
{
    return state.active() < state.players();
}

BestTurns best_turns(const State& state, Objective objective, const Limits& limits)
{
    assert(is_within_turn(state));
    Budget budget(limits);
    return explore(state, objective, budget);
}

BestTurns best_turns(const PlayerView& view, Objective objective, const Limits& limits)
{
    return best_turns(determinize(view, Random()), objective, limits);
}

} // namespace elgrande::search
