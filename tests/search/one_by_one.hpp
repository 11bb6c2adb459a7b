#pragma once

#include "rules/state.hpp"
#include "search/objective.hpp"

#include <cstdint>
#include <optional>
#include <string>

/// The solver by counts against looking at every position.
namespace elgrande::test
{

/// What best_turns() finds otherwise than by looking at every position: values, numbers of ends, where sequences lead
/// and how long they are; empty if it is all the same. Nothing if the positions are too many, or if nothing is counted.
std::optional<std::string> compared_one_by_one(const State& state, search::Objective objective,
                                               std::uint32_t most_positions);

} // namespace elgrande::test
