#pragma once

#include "platform/platform.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The collection of puzzles: which there are, which were solved, and which comes when.
namespace elgrande::screens
{

inline constexpr int puzzle_grades = 5;
inline constexpr int most_stars = 3;

struct ListedPuzzle
{
    int grade = 1; ///< 1 … puzzle_grades
    std::string link;

    bool operator==(const ListedPuzzle&) const = default;
};

/// A line each: the grade, a blank and the link. Lines that are anything else are left out, as are those behind the
/// first thousand.
std::vector<ListedPuzzle> read_puzzles(std::string_view text);

/// Those of the platform's asset, else those that the program has in it; none in a page where it is not there yet.
std::vector<ListedPuzzle> puzzles_in(const platform::Platform& platform);

/// How well the puzzle was solved best, 1 … most_stars; 0: it was not.
int stars_of(const platform::Preferences& preferences, std::string_view link);
/// Fewer than before change nothing.
void keep_stars(platform::Preferences& preferences, std::string_view link, int stars);

/// The number of the puzzle of the day (UTC), easy on Mondays and hard on Sundays; `list` must not be empty.
std::size_t daily_puzzle(const std::vector<ListedPuzzle>& list, std::int64_t since_1970_ms);

/// The link of the first puzzle after this one that was not solved, from the beginning after the last; empty: none.
std::string next_puzzle(const std::vector<ListedPuzzle>& list, const platform::Preferences& preferences,
                        std::string_view link);

} // namespace elgrande::screens
