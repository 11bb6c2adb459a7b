#pragma once

#include "platform/platform.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Results of puzzles that were solved, among the preferences: hostile until checked, as anybody can write there.
namespace elgrande::screens
{

inline constexpr int most_stars = 3;

/// How well the puzzle was solved best, 1 … most_stars; 0: it was not.
int stars_of(const platform::Preferences& preferences, std::string_view link);

/// How long that took, in seconds; nothing if it is not known.
std::optional<int> seconds_of(const platform::Preferences& preferences, std::string_view link);

/// Fewer stars than before change nothing, nor do as many after a longer time.
void keep_result(platform::Preferences& preferences, std::string_view link, int stars, int seconds);

/// The day (UTC) of a moment, counted from 1970.
std::int64_t day_of(std::int64_t since_1970_ms);

/// On how many days one after the other the puzzle of the day was solved.
struct Streak
{
    int days = 0; ///< up to today, or up to yesterday as long as today's is not solved
    int best = 0; ///< the longest one ever
    bool today = false;

    bool operator==(const Streak&) const = default;
};

Streak streak_on(const platform::Preferences& preferences, std::int64_t today);

/// The puzzle of that day was solved. One of the day before the last one that counted changes nothing; a last one
/// further ahead was counted by a wrong clock, and is forgotten.
void keep_daily(platform::Preferences& preferences, std::int64_t day);

/// The most puzzles that were solved in one run against the clock.
int best_run(const platform::Preferences& preferences);
/// Fewer than before change nothing.
void keep_run(platform::Preferences& preferences, int solved);

/// "1:05", for a time that is told.
std::string minutes_said(int seconds);

} // namespace elgrande::screens
