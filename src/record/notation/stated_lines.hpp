#pragma once

#include "record/game.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The lines behind "Start: stated" that only some positions need: what earlier rounds and lasting cards left behind,
/// and what the expansions add to the table.
namespace elgrande::record
{

bool is_stated_line(std::string_view key);

/// Reads one such line, each of which may come once, into `start`. Throws Malformed with what was expected. `setup` and
/// `players` are those of the lines above it.
void read_stated_line(RoundStart& start, const Setup& setup, const std::vector<Player>& players, std::string_view key,
                      std::string_view value);

/// All lines that differ from the usual.
std::string write_stated_lines(const RoundStart& start, const std::vector<Player>& players);

/// The values of these power cards, or own cards, between blanks.
std::string values_of(const Setup& setup, PowerCards cards);
PowerCards power_cards_of(const Setup& setup, std::string_view value);

/// The ids of these modifiers, between blanks.
std::string modifiers_of(std::uint16_t modifiers);
std::uint16_t modifiers_of(std::string_view value);

} // namespace elgrande::record
