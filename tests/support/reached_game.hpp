#pragma once

#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/app_driver.hpp"

#include <functional>

namespace elgrande::testing
{

/// A game up to its first moment that is wanted, with the first shuffle from `setup.seed` on in which one comes.
inline record::Game game_until(Setup setup, const std::function<bool(const State&)>& wanted)
{
    for (;; ++setup.seed)
    {
        record::Game game = game_of(setup);
        State state = new_game(setup);
        Random random(setup.seed * 17);
        while (!is_over(state) && !wanted(state))
        {
            const Action action = random_action(state, random, Manner::Busy);
            apply(state, action);
            game.actions.push_back(action);
        }
        if (!is_over(state))
        {
            return game;
        }
    }
}

/// A game of four to its end, the same each time.
inline record::Game finished_game()
{
    Setup setup;
    setup.players = 4;
    setup.seed = 8;
    record::Game game = game_of(setup);
    State state = new_game(setup);
    Random random(8);
    while (!is_over(state))
    {
        game.actions.push_back(random_action(state, random, Manner::Busy));
        apply(state, game.actions.back());
    }
    return game;
}

} // namespace elgrande::testing
