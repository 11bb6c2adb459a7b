#pragma once

#include "rules/event.hpp"
#include "rules/state.hpp"

#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// The end of a turn, before anything that follows the turn.
struct TurnEnd
{
    State state;
    std::vector<Event> events; ///< of the whole turn
};

/// Returns the end of the turn that begins at `begin`, which must be within a turn. Returns nothing if one of
/// `answers`, those of all seats, is not legal, or if they do not end the turn with the last one.
std::optional<TurnEnd> end_of_turn(const State& begin, std::span<const Action> answers);

} // namespace elgrande::screens
