#pragma once

#include "app/saves.hpp"
#include "record/game.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// A passed game beside those that are saved here.
struct Arrival
{
    enum class Kind : std::uint8_t
    {
        New,     ///< no saved game begins like it
        Same,    ///< nothing was played since
        Further, ///< it goes on from the saved game
        Older,   ///< the saved game goes on from it
        Apart    ///< both went different ways
    };

    Kind kind = Kind::New;
    std::string key;         ///< of the saved game
    record::SavedGame saved; ///< by what is played of it: what was taken back is not there
    std::size_t common = 0;  ///< how many actions both have
};

/// Compares with all saved games that can be opened: the one with which it has most in common counts.
Arrival arrival_of(const record::Game& came, const Saves& saves);

} // namespace elgrande::screens
