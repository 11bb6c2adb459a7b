#pragma once

#include "rules/state.hpp"

#include <optional>
#include <string>

namespace elgrande
{

/// What is wrong with a value from outside, one English sentence that begins with the field; nothing if all is well.
using ValidationError = std::optional<std::string>;

/// Why `state` can be no moment of a game (a count, a place, a card that cannot be there). A state that passes can be
/// played to its end by legal actions, whatever bytes it came from.
ValidationError validate_state(const State& state);

} // namespace elgrande
