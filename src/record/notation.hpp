#pragma once

#include "record/game.hpp"

#include <string>
#include <string_view>

namespace elgrande::record
{

/// Records above this size are refused unread. A whole game of five takes about a sixth of it.
inline constexpr std::size_t max_record_bytes = 64 * 1024;

/// The whole game as text (.elg), one action a line; README.md of this folder describes the notation.
/// One game has one spelling. The game must pass validate_game().
std::string write_record(const Game& game);

/// Reads a record with tolerance for case and spaces; every action is replayed through refusal(). Comments are kept as
/// far as Game can hold them: a longer one is cut at a whole character, those that cannot be shown or are too many are
/// left out, and so are the headings that write_record() makes itself.
/// The error names the line and what was expected there, or the rule that forbids the action.
Loaded<Game> read_record(std::string_view text);

/// One legal action as it stands in a record, e.g. "Red takes 4". `players` as in Game.
std::string notation(const State& state, Action action, const std::vector<Player>& players);

/// The inverse of notation(), tolerant like read_record. Gives legal actions of `state` only.
Loaded<Action> read_action(const State& state, std::string_view line, const std::vector<Player>& players);

} // namespace elgrande::record
