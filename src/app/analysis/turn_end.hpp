#pragma once

#include "rules/event.hpp"
#include "rules/state.hpp"

#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// The end of a turn, before anything that follows it.
struct TurnEnd
{
    State state;
    std::vector<Event> events; ///< of the whole turn
};

/// Plays `answers`, those of all seats, from `begin`, which must be within a turn, and returns the end of the turn.
/// Returns nothing if one of them is not legal, or if the turn does not end exactly with the last one.
std::optional<TurnEnd> end_of_turn(const State& begin, std::span<const Action> answers);

} // namespace elgrande::screens
