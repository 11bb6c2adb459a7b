#include "app/puzzle/kept_results.hpp"

#include "app/kept/numbers_in.hpp"
#include "app/kept/split_words.hpp"

#include <algorithm>
#include <cstddef>

namespace elgrande::screens
{

namespace
{

constexpr const char* stars_preference = "puzzle stars"; ///< for each puzzle a name and a digit
constexpr const char* times_preference = "puzzle times"; ///< for each puzzle a name and the seconds in four digits
constexpr const char* streak_preference = "puzzle streak";
constexpr const char* days_preference = "puzzle days"; ///< numbers in ascending order, separated by blanks
constexpr const char* run_preference = "puzzle run";
constexpr std::size_t second_digits = 4;
constexpr int most_seconds = 9999;

/// The position of a puzzle's digits in the stored text, after its name; npos if there are none.
std::size_t place_of(std::string_view kept, const std::string& name, std::size_t digits)
{
    const std::size_t at = kept.find(name);
    if (at == std::string_view::npos || kept.size() < at + name.size() + digits)
    {
        return std::string_view::npos;
    }
    const std::size_t place = at + name.size();
    return is_digits(kept.substr(place, digits)) ? place : std::string_view::npos;
}

std::optional<int> kept_number(const platform::Preferences& preferences, const char* preference, std::string_view link,
                               std::size_t digits)
{
    const std::string kept = preferences.get(preference).value_or("");
    const std::size_t at = place_of(kept, short_name(link), digits);
    return at != std::string::npos ? std::optional(std::stoi(kept.substr(at, digits))) : std::nullopt;
}

void keep_number(platform::Preferences& preferences, const char* preference, std::string_view link, std::size_t digits,
                 int number)
{
    std::string kept = preferences.get(preference).value_or("");
    std::string written = std::to_string(number);
    written.insert(0, digits - written.size(), '0');
    if (const std::size_t at = place_of(kept, short_name(link), digits); at != std::string::npos)
    {
        kept.replace(at, digits, written);
    }
    else
    {
        kept += short_name(link) + written;
    }
    preferences.set(preference, kept);
}

/// The stored streak: the last counted day, and the number of days in a row up to it.
struct KeptStreak
{
    std::int64_t last = -1;
    int days = 0;
    int best = 0;
};

KeptStreak kept_streak(const platform::Preferences& preferences)
{
    const auto numbers = numbers_in<3>(preferences.get(streak_preference).value_or(""));
    if (!numbers || (*numbers)[1] < 1 || (*numbers)[2] < (*numbers)[1] || (*numbers)[1] > (*numbers)[0] + 1)
    {
        return {};
    }
    return {(*numbers)[0], static_cast<int>((*numbers)[1]), static_cast<int>((*numbers)[2])};
}

} // namespace

std::string short_name(std::string_view link)
{
    constexpr std::uint32_t basis = 2'166'136'261;
    constexpr std::uint32_t prime = 16'777'619;
    std::uint32_t hash = basis;
    for (const char c : link)
    {
        hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    }
    std::string name;
    for (std::size_t i = 0; i < short_name_length; ++i)
    {
        name += static_cast<char>('a' + (hash >> (4 * i)) % 16);
    }
    return name;
}

int stars_of(const platform::Preferences& preferences, std::string_view link)
{
    const int stars = kept_number(preferences, stars_preference, link, 1).value_or(0);
    return stars <= most_stars ? stars : 0;
}

std::optional<int> seconds_of(const platform::Preferences& preferences, std::string_view link)
{
    return stars_of(preferences, link) > 0 ? kept_number(preferences, times_preference, link, second_digits)
                                           : std::nullopt;
}

void keep_result(platform::Preferences& preferences, std::string_view link, int stars, int seconds)
{
    const int before = stars_of(preferences, link);
    const int taken = std::clamp(seconds, 0, most_seconds);
    if (stars > before || (stars == before && taken < seconds_of(preferences, link).value_or(most_seconds)))
    {
        keep_number(preferences, times_preference, link, second_digits, taken);
        keep_number(preferences, stars_preference, link, 1, std::clamp(stars, 1, most_stars));
    }
}

std::int64_t day_of(std::int64_t since_1970_ms)
{
    constexpr std::int64_t day_ms = 86'400'000;
    return std::max<std::int64_t>(since_1970_ms, 0) / day_ms;
}

Streak streak_on(const platform::Preferences& preferences, std::int64_t today)
{
    const KeptStreak kept = kept_streak(preferences);
    const bool goes_on = kept.last == today || kept.last == today - 1; // a day in the future does not count
    return {goes_on && kept.days > 0 ? kept.days : 0, kept.best, kept.days > 0 && kept.last == today};
}

std::vector<std::int64_t> solved_days(const platform::Preferences& preferences, std::int64_t today)
{
    constexpr std::ptrdiff_t most_days = 2000;
    std::vector<std::int64_t> days;
    for (const std::string& word : split_words(preferences.get(days_preference).value_or("")))
    {
        const auto day = numbers_in<1>(word);
        if (!day || (*day)[0] < first_day || (*day)[0] > today || (!days.empty() && (*day)[0] <= days.back()))
        {
            break; // damaged, or counted by a clock that was wrong
        }
        days.push_back((*day)[0]);
    }
    days.erase(days.begin(), days.begin() + std::max<std::ptrdiff_t>(0, std::ssize(days) - most_days));
    return days;
}

void keep_daily(platform::Preferences& preferences, std::int64_t day)
{
    if (day < first_day || day > greatest_number)
    {
        return;
    }
    KeptStreak kept = kept_streak(preferences);
    if (kept.last > day + 1)
    {
        kept = {.best = kept.best}; // a day in the future: the clock was wrong when it was stored
    }
    if (day <= kept.last)
    {
        return;
    }
    std::string solved;
    for (const std::int64_t before : solved_days(preferences, day - 1))
    {
        solved += std::to_string(before) + " ";
    }
    preferences.set(days_preference, solved + std::to_string(day));
    const int days = kept.last == day - 1 ? kept.days + 1 : 1;
    preferences.set(streak_preference,
                    std::to_string(day) + " " + std::to_string(days) + " " + std::to_string(std::max(days, kept.best)));
}

int best_run(const platform::Preferences& preferences)
{
    constexpr std::int64_t most = 9999;
    const auto number = numbers_in<1>(preferences.get(run_preference).value_or(""));
    return number && (*number)[0] <= most ? static_cast<int>((*number)[0]) : 0;
}

void keep_run(platform::Preferences& preferences, int solved)
{
    if (solved > best_run(preferences))
    {
        preferences.set(run_preference, std::to_string(solved));
    }
}

std::string minutes_said(int seconds)
{
    constexpr int minute = 60;
    const int rest = std::max(0, seconds) % minute;
    return std::to_string(std::max(0, seconds) / minute) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

} // namespace elgrande::screens
