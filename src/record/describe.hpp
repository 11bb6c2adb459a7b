#pragma once

#include "record/game.hpp"

#include <string>

namespace elgrande::record
{

/// The position as text for people, several lines.
std::string describe(const State& state, const std::vector<Player>& players);

/// The position as one JSON object: finished, round, king, players (name, colour, score, court, province, home),
/// regions (region → player → count), castillo (player → count), boards, winners. Players are keyed by name; equal
/// names get their colour added.
std::string describe_as_json(const State& state, const std::vector<Player>& players);

} // namespace elgrande::record
