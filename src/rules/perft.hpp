#pragma once

#include "rules/game.hpp"

#include <cstdint>

namespace elgrande
{

/// Returns the number of sequences of `depth` legal actions from `state`; a sequence that ends the game earlier counts
/// once. Returns 1 if `depth` ≤ 0 or the game is over. A change of the number shows that the rules have changed. The
/// time is about proportional to the number.
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
