#pragma once

#include "platform/platform.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Results of solved puzzles, stored in the preferences. Anybody can write there, so reading checks everything.
namespace elgrande::screens
{

inline constexpr int most_stars = 3;

/// The most stars won for the puzzle, 1 … most_stars; 0 if it is not solved.
int stars_of(const platform::Preferences& preferences, std::string_view link);

/// The time of that solution in seconds; nothing if unknown.
std::optional<int> seconds_of(const platform::Preferences& preferences, std::string_view link);

/// Stores a result if it is better than the stored one: more stars, or as many in a shorter time.
void keep_result(platform::Preferences& preferences, std::string_view link, int stars, int seconds);

/// The day (UTC) of a time, counted from 1970.
std::int64_t day_of(std::int64_t since_1970_ms);

/// The number of days in a row on which the puzzle of the day was solved.
struct Streak
{
    int days = 0;       ///< up to today, or up to yesterday if today's is not solved yet
    int best = 0;       ///< the longest streak ever
    bool today = false; ///< today's puzzle is solved

    bool operator==(const Streak&) const = default;
};

Streak streak_on(const platform::Preferences& preferences, std::int64_t today);

/// Counts the puzzle of `day` as solved. Days up to the last counted one change nothing, unless that is more than a day
/// ahead: then it came from a wrong clock, and the current streak starts again.
void keep_daily(platform::Preferences& preferences, std::int64_t day);

/// The most puzzles solved in one run against the clock.
int best_run(const platform::Preferences& preferences);
/// Stores the number of puzzles solved in a run if it is a new best.
void keep_run(platform::Preferences& preferences, int solved);

/// A time as "1:05".
std::string minutes_said(int seconds);

} // namespace elgrande::screens
