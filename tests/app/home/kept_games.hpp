#pragma once

#include "record/save.hpp"
#include "support/app_driver.hpp"

#include <string>

namespace elgrande::testing
{

/// Saves games before the App starts, named "No. 0", "No. 1" …; the last one is the most recent.
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
    // The start page was opened last, later than any save.
    world.preferences.values["open"] = " 1790000000000";
}

} // namespace elgrande::testing
