#pragma once

#include "rules/game.hpp"
#include "rules/random.hpp"

#include <cstdint>

namespace elgrande
{

/// Plays `state` to its end with actions drawn from `random`, each legal one as likely as the others.
/// `before(state, action)` is called before every action.
template <class Before>
void play_out(State& state, Random& random, Before before)
{
    while (!is_over(state))
    {
        const ActionList actions = legal(state);
        const Action action = actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
        before(state, action);
        apply(state, action);
    }
}

inline void play_out(State& state, Random& random)
{
    play_out(state, random, [](const State&, Action) {});
}

/// What a series of random games came to. `digest` depends on every action and on the last state of every game, and is
/// the same with every compiler.
struct Series
{
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t digest = 0xcbf29ce484222325U;
};

/// Adds one random game with this set-up to the series; its actions are drawn from a source that the seed gives.
inline void add_random_game(Series& series, const Setup& setup)
{
    State state = new_game(setup);
    Random random(~setup.seed);
    std::uint64_t digest = series.digest;
    std::uint64_t decisions = 0;
    play_out(state, random,
             [&](const State&, Action action)
             {
                 const std::uint64_t code = static_cast<std::uint64_t>(action.kind) << 16U
                                            | static_cast<std::uint64_t>(action.a) << 8U | index(action.place);
                 digest = (digest ^ code) * 0x100000001b3U;
                 ++decisions;
             });
    series.digest = Random(digest ^ hash(state)).next();
    series.decisions += decisions;
    ++series.games;
}

} // namespace elgrande
