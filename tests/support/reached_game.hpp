#pragma once

#include "record/game.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/app_driver.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>

namespace elgrande::testing
{

/// Plays random games with increasing seeds, from `setup.seed` on, until a position before the end satisfies `wanted`.
/// Returns the game up to that position, always the same one for the same arguments. Never returns if no game reaches
/// such a position.
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

/// Returns a game in which a player must take an action card after another player has taken one.
inline record::Game game_with_taken_card(int players)
{
    return game_until({.players = static_cast<std::uint8_t>(players), .seed = 6},
                      [](const State& state)
                      {
                          return state.decision.question == Question::TakeCard
                                 && std::any_of(state.taken_by.begin(), state.taken_by.end(),
                                                [](Seat seat) { return seat != nobody; });
                      });
}

/// Returns `game` played on to its end with random actions. `seed` determines them.
inline record::Game finish(record::Game game, std::uint64_t seed)
{
    State state = record::last_state(game);
    Random random(seed);
    play_out(state, random, RandomPolicy::Busy,
             [&game](const State&, Action action) { game.actions.push_back(action); });
    return game;
}

/// Returns a finished classic game of this number of players, always the same one.
inline record::Game finished_game(int players = 4)
{
    return finish(game_of({.players = static_cast<std::uint8_t>(players), .seed = 8}), 8);
}

} // namespace elgrande::testing
