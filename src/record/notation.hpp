#pragma once

#include "record/game.hpp"

#include <string>
#include <string_view>

namespace elgrande::record
{

/// Larger records are rejected without being read. A whole game of five players takes about a sixth of this.
inline constexpr std::size_t max_record_bytes = 64 * 1024;

/// Returns the whole game as text (.elg), one action a line; README.md of this folder describes the notation. Equal
/// games give equal texts. Returns an empty text if the game does not pass validate_game().
std::string write_record(const Game& game);

/// Reads a record, ignoring case and extra spaces, and checks every action by refusal(). Comments are adapted to the
/// limits of Game: longer ones are cut at a whole character; excess ones, invisible ones and those with control
/// characters are omitted. The headings of write_record() are not comments. The error has the line, and what was
/// expected there or the rule that forbids the action.
Loaded<Game> read_record(std::string_view text);

/// Returns the line of a legal action in a record, e.g. "Red takes 4 move-board", without a line break. `players`: as
/// in Game.
std::string notation(const State& state, Action action, const std::vector<Player>& players);

/// The inverse of notation(), as tolerant as read_record(); ignores a comment in the line. A loaded action is legal in
/// `state`.
Loaded<Action> read_action(const State& state, std::string_view line, const std::vector<Player>& players);

} // namespace elgrande::record
