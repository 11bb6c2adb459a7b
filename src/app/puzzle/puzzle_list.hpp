#pragma once

#include "platform/platform.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The collection of puzzles: which there are, and which comes when.
namespace elgrande::screens
{

inline constexpr int puzzle_grades = 5;

struct ListedPuzzle
{
    int grade = 1; ///< 1 … puzzle_grades
    std::string link;
    Objective objective{};
    Edition edition{};
    bool free_card = false;            ///< the action card is to be chosen
    std::vector<std::string> morals{}; ///< what it teaches, by words::Language; of most puzzles none

    /// It is one of the first ones, each of which teaches one idea.
    bool teaches() const { return !morals.empty(); }

    bool operator==(const ListedPuzzle&) const = default;
};

/// A line each: grade, link, objective, edition and card by their ids with blanks between them, "free" for no card;
/// behind a tab each the moral in all languages, or nothing. Those with a moral come first, then the easier ones. Lines
/// that are anything else are left out, as are those behind the first thousand.
std::vector<ListedPuzzle> read_puzzles(std::string_view text);

/// Those of the platform's asset, else those that the program has in it; none in a page where it is not there yet.
std::vector<ListedPuzzle> puzzles_in(const platform::Platform& platform);

/// A theme that a list can be narrowed to: an objective, or one of these behind them.
inline constexpr int theme_of_free_card = objective_count;
inline constexpr int theme_of_expansions = objective_count + 1;
inline constexpr int theme_count = objective_count + 2;

/// Is the puzzle of this theme?
bool is_of_theme(const ListedPuzzle& puzzle, int theme);

/// The puzzle with this link; nothing if it is none of them.
const ListedPuzzle* puzzle_with(const std::vector<ListedPuzzle>& list, std::string_view link);

/// The number of the puzzle of the day (UTC), easy on Mondays and hard on Sundays, among those that teach
/// nothing as long as there are any; `list` must not be empty.
std::size_t daily_puzzle(const std::vector<ListedPuzzle>& list, std::int64_t since_1970_ms);

/// The link of the first puzzle after this one that was not solved, from the beginning after the last; empty: none.
std::string next_puzzle(const std::vector<ListedPuzzle>& list, const platform::Preferences& preferences,
                        std::string_view link);

} // namespace elgrande::screens
