#pragma once

#include "platform/platform.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/outlook/puzzle.hpp"
#include "rules/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The collection of puzzles: reading it, and choosing from it.
namespace elgrande::screens
{

inline constexpr int puzzle_grades = 5;
inline constexpr int middle_of_grade = 50; ///< ListedPuzzle::within_grade where it is not known

/// A puzzle of the collection, or one that was made on this device.
struct ListedPuzzle
{
    int grade = 1;                      ///< 1 … puzzle_grades, from easy to hard
    int within_grade = middle_of_grade; ///< 0 … 99, from easy to hard
    std::string link;
    Objective objective{};
    Edition edition{};
    bool free_card = false;            ///< the action card can be chosen
    Ideas ideas{};                     ///< ideas of its solution; empty if unknown
    bool fresh = false;                ///< made on this device, not from the collection
    std::vector<std::string> morals{}; ///< its moral in each language, by words::Language; empty for most puzzles

    /// True if the puzzle teaches an idea. The first puzzles of the list do.
    bool teaches() const { return !morals.empty(); }

    bool operator==(const ListedPuzzle&) const = default;
};

/// Reads a collection. Each line has the grade, optionally followed by a point and `within_grade` in two digits, the
/// link, the ids of objective, edition and card ("free" if it can be chosen),
/// and those of its ideas joined by commas ("-" for none), separated by single blanks; then optionally the moral in
/// each language, each after a tab. Puzzles with a moral come first, then easier ones before harder ones. Skips
/// malformed lines, and all puzzles after the first thousand; ignores unknown ideas and incomplete morals.
std::vector<ListedPuzzle> read_puzzles(std::string_view text);

/// Returns the collection, from the platform's asset or built into the program, and the puzzles made on this device, in
/// the order of read_puzzles(). The list is empty in a browser until the collection is fetched.
std::vector<ListedPuzzle> puzzles_in(const platform::Platform& platform);

/// Themes to filter the list by: the objectives, then these.
inline constexpr int theme_of_free_card = objective_count;
inline constexpr int theme_of_expansions = objective_count + 1;
inline constexpr int theme_count = objective_count + 2;

/// True if the puzzle has this theme, 0 … theme_count − 1.
bool is_of_theme(const ListedPuzzle& puzzle, int theme);

/// Returns the puzzle with this link, or nullptr.
const ListedPuzzle* puzzle_with(const std::vector<ListedPuzzle>& list, std::string_view link);

/// Returns the index of the puzzle of the day (UTC): easy on Mondays, hard on Sundays. Puzzles that teach are left out
/// if there are others. Only puzzles from the collection are chosen, so everybody gets the same one. All puzzles of
/// a grade have their day before one repeats. If no puzzle has the day's grade, one of the next easier grade is chosen;
/// if there is none, one of the easiest. `list` must have a puzzle from the collection.
std::size_t daily_puzzle(const std::vector<ListedPuzzle>& list, std::int64_t since_1970_ms);

} // namespace elgrande::screens
