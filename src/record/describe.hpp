#pragma once

#include "record/game.hpp"

#include <string>

namespace elgrande::record
{

/// The position as text for people, several lines.
std::string describe(const State& state, const std::vector<Player>& players);

/// The position as one JSON object: everything that lies on the table for all to see, and who is in the Castillo. Its
/// keys are listed in README.md. Players are called by name; equal names get their colour added.
std::string describe_as_json(const State& state, const std::vector<Player>& players);

} // namespace elgrande::record
