#pragma once

#include "record/loaded.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace elgrande::record
{

/// A whole state, hidden cards and chance included, for another copy of this very program: there is no envelope, and
/// nothing keeps it. Empty if the state does not pass validate_state() and cannot be written.
std::vector<std::byte> position_bytes(const State& state);

/// What position_bytes() wrote, and nothing behind it. Everything is checked: the state passes validate_state().
Loaded<State> read_position_bytes(std::span<const std::byte> bytes);

} // namespace elgrande::record
