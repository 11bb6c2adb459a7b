#pragma once

#include "platform/platform.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Results of solved puzzles, stored in the preferences, which are not trusted: reading checks everything.
namespace elgrande::screens
{

inline constexpr int max_stars = 3;

inline constexpr std::size_t link_hash_length = 8;

/// Returns the key of a puzzle in the stored results: a hash of its link, link_hash_length letters a … p.
std::string link_hash(std::string_view link);

/// Returns the highest number of stars won for the puzzle, 1 … max_stars; 0 if it is not solved.
int stars_of(const platform::Preferences& preferences, std::string_view link);

/// Returns the time of the stored solution of the puzzle in seconds, 0 … 9999; nothing if it is not solved or the
/// time is unknown.
std::optional<int> seconds_of(const platform::Preferences& preferences, std::string_view link);

/// Stores a result if it is better than the stored one: more stars (1 … max_stars), or as many in a shorter time,
/// which is clamped to 0 … 9999 seconds.
void store_result(platform::Preferences& preferences, std::string_view link, int stars, int seconds);

/// Returns the day (UTC) of a time as the number of days since 1 January 1970; 0 for an earlier time.
std::int64_t day_of(std::int64_t since_1970_ms);

/// The numbers of days in a row on which the puzzle of the day was solved.
struct Streak
{
    int days = 0;       ///< up to today, or up to yesterday if today's puzzle is not solved yet
    int best = 0;       ///< the longest streak ever
    bool today = false; ///< today's puzzle is solved

    bool operator==(const Streak&) const = default;
};

/// Returns the stored streak as it is on the day `today` (day_of()).
Streak streak_on(const platform::Preferences& preferences, std::int64_t today);

/// The first day of the calendar, 4 October 2024: an earlier one comes from a wrong clock.
inline constexpr std::int64_t first_day = 20'000;

/// Returns the days that store_daily() has counted, in ascending order, the latest 2000 of them; none after the day
/// `today`.
std::vector<std::int64_t> solved_days(const platform::Preferences& preferences, std::int64_t today);

/// Counts the puzzle of `day` (day_of()) as solved. Does nothing for days before first_day, and for days up to the last
/// counted one. A last counted day that is more than a day ahead came from a wrong clock: it and other days after `day`
/// are forgotten, and a new streak begins.
void store_daily(platform::Preferences& preferences, std::int64_t day);

/// The kind of a PuzzleRun.
enum class RunKind : std::uint8_t
{
    Timed, ///< against the clock, until the third wrong answer
    Streak ///< without a clock, until the first wrong answer
};

/// Returns the highest number of puzzles solved in one run of this kind; 0 if unknown.
int best_run(const platform::Preferences& preferences, RunKind kind);
/// Stores the number of puzzles solved in a run of this kind if it is a new best.
void store_run(platform::Preferences& preferences, RunKind kind, int solved);

/// Returns a time as minutes and seconds, "1:05"; 0:00 for negative times.
std::string time_text(int seconds);

} // namespace elgrande::screens
