#pragma once

#include "record/game.hpp"

#include <array>
#include <span>

namespace elgrande::test
{

/// Returns a game of `setup` without any action; the players get the first colours.
inline record::Game game_of(const Setup& setup)
{
    using record::Colour;
    constexpr std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    return {setup, record::players_of(std::span(colours).first(setup.players)), {}, {}, {}};
}

} // namespace elgrande::test
