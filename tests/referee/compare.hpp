#pragma once

#include "referee/game.hpp"

#include <string>

namespace elgrande::referee
{

/// Sets up the table (classic and expansions, lines 23 to 29, 162 and 197 to 206) with the draws and shuffles of
/// `start`, a game at its first question.
Table set_up_table(const State& start);

/// Returns the differences between game and referee, one per line: the question, the answers, and everything on the
/// table. Empty if they agree.
std::string differences(const State& game, const Table& table, const Turn& turn, const OpenQuestion& asked);

} // namespace elgrande::referee
