#pragma once

#include "referee/game.hpp"

#include <string>

namespace elgrande::referee
{

/// The table after the first preparations (lines 23 to 29, 162 and 197 to 206): what was drawn and shuffled is as in
/// `start`, a game at its first question.
Table prepared(const State& start);

/// What the game has otherwise than the referee, a line each. Empty if they agree in who is asked what, in all answers,
/// and in everything that lies on the table.
std::string differences(const State& game, const Table& table, const Turn& turn, const Asked& asked);

} // namespace elgrande::referee
