#pragma once

#include "record/game.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The lines after "Start: stated" that only some positions need: results of earlier rounds and of lasting cards, and
/// the additional pieces of expansions.
namespace elgrande::record
{

/// True if read_stated_line() reads lines with this key.
bool is_stated_line(std::string_view key);

/// Reads one such line into `start`; is_stated_line(key) must be true. Throws Malformed, which says what was expected.
/// `setup` and `players`: from the lines above it. The caller rejects repeated keys.
void read_stated_line(RoundStart& start, const Setup& setup, const std::vector<Player>& players, std::string_view key,
                      std::string_view value);

/// Returns the lines for all values that are not the default.
std::string write_stated_lines(const RoundStart& start, const std::vector<Player>& players);

/// Returns the values of these power cards, or own cards, separated by blanks.
std::string values_of(const Setup& setup, PowerCards cards);
/// The inverse of values_of(). Throws Malformed for unknown values, and if there are none.
PowerCards power_cards_of(const Setup& setup, std::string_view value);

/// Returns the ids of these modifiers (bit m: modifier m), separated by blanks.
std::string modifiers_of(std::uint16_t modifiers);
/// The inverse: reads ids separated by blanks. Throws Malformed for unknown ids.
std::uint16_t modifiers_of(std::string_view value);

} // namespace elgrande::record
