#pragma once

#include "brains/messages.hpp"
#include "platform/platform.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

/// The puzzles that were made on this device (FreshPuzzles), stored in the preferences, which are not trusted:
/// reading checks everything.
namespace elgrande::screens
{

inline constexpr std::size_t max_fresh_per_grade = 50; ///< stored of each grade

/// Returns the stored puzzles as lines for read_puzzles(), the oldest first; empty if there are none.
std::string stored_fresh_puzzles(const platform::Preferences& preferences);

/// Adds puzzles that are not alike (are_alike()) to a stored one. For each one above max_fresh_per_grade of a grade,
/// removes the oldest of the grade that is solved, else the oldest.
void store_fresh_puzzles(platform::Preferences& preferences, std::span<const brains::FreshPuzzle> found);

/// Returns the number of games that were searched for puzzles on this device; 0 if unknown.
std::uint32_t searched_games(const platform::Preferences& preferences);
void store_searched_games(platform::Preferences& preferences, std::uint32_t number);

} // namespace elgrande::screens
