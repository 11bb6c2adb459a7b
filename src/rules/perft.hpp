#pragma once

#include "rules/game.hpp"

#include <cstdint>

namespace elgrande
{

/// The number of ways to play `depth` actions on from `state`, a game that ends earlier counted once.
/// A change of the number means a change of the rules.
inline std::uint64_t perft(const State& state, int depth)
{
    if (depth <= 0 || is_over(state))
    {
        return 1;
    }
    const ActionList actions = legal(state);
    if (depth == 1)
    {
        return static_cast<std::uint64_t>(actions.size());
    }
    std::uint64_t sum = 0;
    for (const Action action : actions)
    {
        State next = state;
        apply(next, action);
        sum += perft(next, depth - 1);
    }
    return sum;
}

} // namespace elgrande
