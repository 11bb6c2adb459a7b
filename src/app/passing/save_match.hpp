#pragma once

#include "app/saves.hpp"
#include "record/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// The relation of a game that was passed to this device to the saved games.
struct SaveMatch
{
    enum class Kind : std::uint8_t
    {
        New,     ///< no saved game has the same start and colours
        Same,    ///< it has the same actions as the saved game
        Ahead,   ///< it continues the saved game
        Behind,  ///< the saved game continues it
        Diverged ///< each has actions that the other lacks
    };

    Kind kind = Kind::New;
    // The members below have default values if the kind is New.
    std::string key;         ///< key of the saved game
    record::SavedGame saved; ///< the saved game, without undone actions
    std::size_t common = 0;  ///< number of actions at the start that both games have in common
};

/// Compares `passed`, which must pass validate_start(), with the readable saves and picks the one with the most common
/// actions; if several have as many, the first in Saves::rows(). Reads and replays each save with the same edition and
/// number of players.
SaveMatch match_saves(const record::Game& passed, const Saves& saves);

} // namespace elgrande::screens
