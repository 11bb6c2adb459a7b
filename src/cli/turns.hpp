#pragma once

#include "record/game.hpp"

#include <span>

namespace elgrande::cli
{

/// Prints actions of the player whose turn it is, one on each line, in the notation of records. A secret disk is
/// written as if its question were asked now. `actions` must be legal one after another in `state`.
void print_turn(State state, std::span<const Action> actions, const std::vector<record::Player>& players);

} // namespace elgrande::cli
