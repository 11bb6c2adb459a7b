#pragma once

#include "app/puzzle/glicko.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "platform/platform.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The player's rating and the history of puzzles, stored in the preferences, which are not trusted: reading checks
/// everything.
namespace elgrande::screens
{

/// The verdict on the first answer to a puzzle.
enum class Outcome : std::uint8_t
{
    Right,  ///< right, without a hint
    Helped, ///< right, after a hint
    Missed
};

/// The first answer of the latest attempt at a puzzle.
struct PuzzleTry
{
    std::string name; ///< of the puzzle, by link_hash()
    Outcome outcome{};
    std::int64_t day = 0; ///< as day_of()

    bool operator==(const PuzzleTry&) const = default;
};

/// Returns the stored tries, the latest last; at most one for each puzzle.
std::vector<PuzzleTry> stored_tries(const platform::Preferences& preferences);

/// Returns the try of the puzzle with this link in `tries`, or nullptr.
const PuzzleTry* try_of(const std::vector<PuzzleTry>& tries, std::string_view link);

/// Stores a try in place of an earlier one of the same puzzle. Keeps the latest 1,000 tries.
void store_try(platform::Preferences& preferences, std::string_view link, Outcome outcome, std::int64_t day);

/// The player's rating. A newcomer has the rating of the easiest grade, which is less uncertain than Glicko-2's
/// start: 95 of 100 newcomers are taken to be between 600 and 1400. So a first miss costs about 85 points, not 175.
struct PlayerRating
{
    Rating rating{.value = 1000, .deviation = 200};
    int count = 0; ///< the number of rated puzzles

    bool operator==(const PlayerRating&) const = default;
};

/// Returns the stored rating; a newcomer's if none is stored or the stored one is invalid.
PlayerRating stored_rating(const platform::Preferences& preferences);
/// Stores the rating, clamped to the valid range: value and deviation rounded to a tenth, the volatility to a
/// millionth.
void store_rating(platform::Preferences& preferences, const PlayerRating& rating);

/// Returns the difficulty of a puzzle as the rating of an opponent: the middle of grade 1 is 1000, that of each further
/// grade is 300 higher, and a puzzle's hardness within its grade changes that by at most 150. So no puzzle has a higher
/// rating than one of a higher grade.
Rating rating_of(const ListedPuzzle& puzzle);

/// Returns the rating after a first answer to the puzzle: Right is a win, Helped a draw, Missed a loss.
PlayerRating rated_after(const PlayerRating& before, const ListedPuzzle& puzzle, Outcome outcome);

/// True if the player does not want to see the rating.
bool hides_rating(const platform::Preferences& preferences);
void hide_rating(platform::Preferences& preferences, bool hidden);

} // namespace elgrande::screens
