#pragma once

#include "record/game.hpp"

#include <optional>
#include <string>
#include <string_view>

/// What the lines of a head consist of, for reading and writing them.
namespace elgrande::record
{

/// "key: value" and the end of the line.
std::string line(std::string_view key, std::string_view value);

/// What follows `words` in `key`, if it begins with them and goes on.
std::optional<std::string_view> after(std::string_view key, std::string_view words);

// What these read is in `value`; they throw Malformed with what was expected.

int number_between(std::string_view value, int least, int most);

/// Where caballeros can stand in some game, or the King.
Place place_on_board(std::string_view value);

/// The seat of the player with this colour.
Seat seat_of(const std::vector<Player>& players, std::string_view value);

/// "Red 2", "dummy 1" or "Black 2": whose caballeros these are. Nobody else is named in such a game.
Seat owner_of(const Setup& setup, const std::vector<Player>& players, std::string_view value);
std::string_view owner_word(const std::vector<Player>& players, Seat owner);

} // namespace elgrande::record
