#pragma once

#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/app_driver.hpp"

#include <functional>

namespace elgrande::testing
{

/// Plays random games with increasing seeds, from `setup.seed` on, until a position satisfies `wanted`. Returns that
/// game up to there.
inline record::Game game_until(Setup setup, const std::function<bool(const State&)>& wanted)
{
    for (;; ++setup.seed)
    {
        record::Game game = game_of(setup);
        State state = new_game(setup);
        Random random(setup.seed * 17);
        while (!is_over(state) && !wanted(state))
        {
            const Action action = random_action(state, random, RandomPolicy::Busy);
            apply(state, action);
            game.actions.push_back(action);
        }
        if (!is_over(state))
        {
            return game;
        }
    }
}

/// Returns a finished game, always the same one.
inline record::Game finished_game(int players = 4)
{
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = 8;
    record::Game game = game_of(setup);
    State state = new_game(setup);
    Random random(8);
    while (!is_over(state))
    {
        game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
        apply(state, game.actions.back());
    }
    return game;
}

} // namespace elgrande::testing
