#pragma once

#include "record/game.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Functions to read and write parts of the lines of a header.
namespace elgrande::record
{

/// Returns "key: value" with a line break.
std::string line(std::string_view key, std::string_view value);

/// Returns the text after `words` in `key`, trimmed; nothing unless `key` begins with them (compared by is_same_word())
/// and is longer.
std::optional<std::string_view> text_after(std::string_view key, std::string_view words);

// The next four functions read `value`. They throw Malformed, which says what was expected.

/// Reads a number from `min` to `max`; both are at least 0.
int number_between(std::string_view value, int min, int max);

/// Reads a place where caballeros can stand in some game, or the King.
Place place_on_board(std::string_view value);

/// Reads the colour of a player. Returns the seat.
Seat seat_of(const std::vector<Player>& players, std::string_view value);

/// Reads an owner of caballeros: the colour of a player, or "dummy" or "Black" if the game has them.
Seat owner_of(const Setup& setup, const std::vector<Player>& players, std::string_view value);

/// Returns the word that owner_of() reads; "dummy" for all owners that are neither a player nor `neutral`.
std::string_view owner_word(const std::vector<Player>& players, Seat owner);

} // namespace elgrande::record
