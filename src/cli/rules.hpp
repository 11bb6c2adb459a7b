#pragma once

#include "cli/arguments.hpp"
#include "rules/setup.hpp"

#include <cstdint>

namespace elgrande::cli
{

/// Takes the options RULES (see elgrande --help) out of the arguments. Returns a set-up with them and the default
/// number of players and seed. It need not be valid: see checked(). Throws Failure for unknown names.
Setup rules_of(Arguments& arguments);

/// Returns the number of players in game number `game` of a series: `players`, or if that is 0, from 2 to max_players
/// in turn.
std::uint8_t players_of_game(std::uint64_t players, std::uint64_t game);

/// Returns `setup`. Throws Failure if no game can begin with it.
Setup checked(const Setup& setup);

} // namespace elgrande::cli
