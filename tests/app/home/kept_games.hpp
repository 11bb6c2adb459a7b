#pragma once

#include "record/save.hpp"
#include "support/app_driver.hpp"

#include <string>

namespace elgrande::testing
{

/// Puts games on the disk that were saved before the App starts, the last one most recently: "No. 0", "No. 1" …
inline void keep_games(FakeWorld& world, int count, const Setup& setup)
{
    for (int i = 0; i < count; ++i)
    {
        platform::StoredGame game;
        game.key = "game-" + std::to_string(i);
        game.revision = 1;
        game.written_at_ms = i;
        game.newest = record::save_game(
            {.game = game_of(setup), .name = "No. " + std::to_string(i), .saved_at_ms = i, .cursor = 0});
        world.disk.games[game.key] = game;
    }
    world.preferences.values["open"] = " 1790000000000";
}

} // namespace elgrande::testing
