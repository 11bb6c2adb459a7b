#pragma once

#include "record/game.hpp"

#include <string>
#include <vector>

namespace elgrande::record
{

/// Returns the position as English text, in several lines, with the contents of the Castillo. `players`: in seat order,
/// one for each seat.
std::string describe(const State& state, const std::vector<Player>& players);

/// Returns the position as one JSON object: everything that all players can see on the table, and the contents of the
/// Castillo. README.md lists the keys. Players are identified by name; for equal names the colour is added. The text
/// ends with a line break. `players`: as above.
std::string describe_as_json(const State& state, const std::vector<Player>& players);

} // namespace elgrande::record
