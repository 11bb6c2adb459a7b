#pragma once

#include "record/game.hpp"
#include "rules/playout.hpp"

#include <cstdio>
#include <cstdlib>

/// What every fuzz target checks of loaded games.
namespace elgrande::record::fuzz
{

/// Aborts unless `holds`, so that the fuzzer keeps the input.
inline void require(bool holds, const char* what)
{
    if (!holds)
    {
        std::fprintf(stderr, "does not hold: %s\n", what);
        std::abort();
    }
}

/// Checks that a loaded game is legal from its start and can be played to its end.
inline void play_on(const Game& game)
{
    require(!validate_game(game), "a loaded game is valid");
    State state = last_state(game);
    Random random(game.actions.size());
    play_out(state, random);
    require(is_over(state), "a loaded game can be played to its end");
}

/// Checks the same of the next decisions only, at most `count`, as a whole game takes much longer than to load it.
inline void play_decisions(const Game& game, int count)
{
    require(!validate_game(game), "a loaded game is valid");
    State state = last_state(game);
    Random random(game.actions.size());
    for (; count > 0 && !is_over(state); --count)
    {
        require(legal(state).size() > 0, "a loaded game can be played on");
        apply(state, random_action(state, random));
    }
}

} // namespace elgrande::record::fuzz
