#pragma once

#include "referee/game.hpp"

#include <string>

namespace elgrande::referee
{

/// What the game has otherwise than the referee, a line each: "court of seat 1: the game 7, the referee 6". Empty if
/// they agree in who is asked what, in all answers, and in everything that lies on the table.
std::string differences(const State& game, const Table& table, const Turn& turn, const Asked& asked);

} // namespace elgrande::referee
