#pragma once

#include "app/saves.hpp"
#include "record/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// How a game that was passed on relates to the saved games.
struct Arrival
{
    enum class Kind : std::uint8_t
    {
        New,     ///< no saved game has the same beginning
        Same,    ///< equal to the saved game
        Further, ///< it continues the saved game
        Older,   ///< the saved game continues it
        Apart    ///< both continue differently
    };

    Kind kind = Kind::New;
    // Empty for New.
    std::string key;         ///< key of the saved game
    record::SavedGame saved; ///< the saved game, without undone actions
    std::size_t common = 0;  ///< number of actions, from the first, that both games have in common
};

/// Compares `passed` with all readable saved games. The result is about the one that has the most actions in common
/// with it.
Arrival arrival_of(const record::Game& passed, const Saves& saves);

} // namespace elgrande::screens
