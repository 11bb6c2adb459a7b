#pragma once

#include "record/loaded.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace elgrande::record
{

/// Returns the whole state as bytes, including hidden cards and the random number generator, for another instance of
/// the same build of the program: there is no envelope or version. Empty if a value is out of range, which is
/// impossible if the state passes validate_state().
std::vector<std::byte> position_bytes(const State& state);

/// Reads what position_bytes() wrote. Trailing bytes are an error. A loaded state passes validate_state().
Loaded<State> read_position_bytes(std::span<const std::byte> bytes);

} // namespace elgrande::record
