#pragma once

#include "rules/state.hpp"

#include <optional>
#include <string>

/// Inside the engine: the parts of problem(State), see rules/position.hpp.
namespace elgrande
{

using Problem = std::optional<std::string>;

/// All caballeros of a seat, wherever they are.
int caballeros_of(const State& state, Seat seat);

// sound_cards.cpp
/// Whole stacks, and no more Vetoes than came up.
Problem check_cards(const State& state);
/// 2023, "2-player game": what the dummy owns, and its cards.
Problem check_dummy(const State& state);

} // namespace elgrande
