#include "app/puzzle/stored_results.hpp"

#include "app/parsing/parse_numbers.hpp"
#include "app/parsing/split_words.hpp"

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
constexpr std::size_t second_digits = 4;
constexpr int max_seconds = 9999;

/// Returns the position of a puzzle's digits in the stored text, after its name; npos if there are none.
std::size_t digits_of(std::string_view stored, const std::string& name, std::size_t digits)
{
    const std::size_t at = stored.find(name);
    if (at == std::string_view::npos || stored.size() < at + name.size() + digits)
    {
        return std::string_view::npos;
    }
    const std::size_t place = at + name.size();
    return is_digits(stored.substr(place, digits)) ? place : std::string_view::npos;
}

std::optional<int> stored_number(const platform::Preferences& preferences, const char* preference,
                                 std::string_view link, std::size_t digits)
{
    const std::string stored = preferences.get(preference).value_or("");
    const std::size_t at = digits_of(stored, link_hash(link), digits);
    return at != std::string::npos ? std::optional(std::stoi(stored.substr(at, digits))) : std::nullopt;
}

void store_number(platform::Preferences& preferences, const char* preference, std::string_view link, std::size_t digits,
                  int number)
{
    std::string stored = preferences.get(preference).value_or("");
    std::string written = std::to_string(number);
    written.insert(0, digits - written.size(), '0');
    if (const std::size_t at = digits_of(stored, link_hash(link), digits); at != std::string::npos)
    {
        stored.replace(at, digits, written);
    }
    else
    {
        stored += link_hash(link) + written;
    }
    preferences.set(preference, stored);
}

/// Returns the name of the preference with the best run.
const char* run_preference(RunKind kind)
{
    return kind == RunKind::Timed ? "puzzle run" : "puzzle series";
}

/// The stored streak: the last counted day, and the number of days in a row up to it.
struct StoredStreak
{
    std::int64_t last = -1;
    int days = 0;
    int best = 0;
};

StoredStreak stored_streak(const platform::Preferences& preferences)
{
    const auto numbers = parse_numbers<3>(preferences.get(streak_preference).value_or(""));
    if (!numbers || (*numbers)[1] < 1 || (*numbers)[2] < (*numbers)[1] || (*numbers)[1] > (*numbers)[0] + 1)
    {
        return {};
    }
    return {(*numbers)[0], static_cast<int>((*numbers)[1]), static_cast<int>((*numbers)[2])};
}

} // namespace

std::string link_hash(std::string_view link)
{
    constexpr std::uint32_t basis = 2'166'136'261;
    constexpr std::uint32_t prime = 16'777'619;
    std::uint32_t hash = basis;
    for (const char c : link)
    {
        hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    }
    std::string name;
    for (std::size_t i = 0; i < link_hash_length; ++i)
    {
        name += static_cast<char>('a' + (hash >> (4 * i)) % 16);
    }
    return name;
}

int stars_of(const platform::Preferences& preferences, std::string_view link)
{
    const int stars = stored_number(preferences, stars_preference, link, 1).value_or(0);
    return stars <= max_stars ? stars : 0;
}

std::optional<int> seconds_of(const platform::Preferences& preferences, std::string_view link)
{
    return stars_of(preferences, link) > 0 ? stored_number(preferences, times_preference, link, second_digits)
                                           : std::nullopt;
}

void store_result(platform::Preferences& preferences, std::string_view link, int stars, int seconds)
{
    const int before = stars_of(preferences, link);
    const int taken = std::clamp(seconds, 0, max_seconds);
    if (stars > before || (stars == before && taken < seconds_of(preferences, link).value_or(max_seconds + 1)))
    {
        store_number(preferences, times_preference, link, second_digits, taken);
        store_number(preferences, stars_preference, link, 1, std::clamp(stars, 1, max_stars));
    }
}

std::int64_t day_of(std::int64_t since_1970_ms)
{
    constexpr std::int64_t day_ms = 86'400'000;
    return std::max<std::int64_t>(since_1970_ms, 0) / day_ms;
}

Streak streak_on(const platform::Preferences& preferences, std::int64_t today)
{
    const StoredStreak stored = stored_streak(preferences);
    const bool continues = stored.last == today || stored.last == today - 1; // a day in the future does not count
    return {continues && stored.days > 0 ? stored.days : 0, stored.best, stored.days > 0 && stored.last == today};
}

std::vector<std::int64_t> solved_days(const platform::Preferences& preferences, std::int64_t today)
{
    constexpr std::ptrdiff_t max_days = 2000;
    std::vector<std::int64_t> days;
    for (const std::string& word : split_words(preferences.get(days_preference).value_or("")))
    {
        const auto day = parse_numbers<1>(word);
        if (!day || (*day)[0] < first_day || (*day)[0] > today || (!days.empty() && (*day)[0] <= days.back()))
        {
            break; // damaged, or counted by a clock that was wrong
        }
        days.push_back((*day)[0]);
    }
    days.erase(days.begin(), days.begin() + std::max<std::ptrdiff_t>(0, std::ssize(days) - max_days));
    return days;
}

void store_daily(platform::Preferences& preferences, std::int64_t day)
{
    if (day < first_day || day > max_number)
    {
        return;
    }
    StoredStreak stored = stored_streak(preferences);
    if (stored.last > day + 1)
    {
        stored = {.best = stored.best}; // a day in the future: the clock was wrong when it was stored
    }
    if (day <= stored.last)
    {
        return;
    }
    std::string solved;
    for (const std::int64_t before : solved_days(preferences, day - 1))
    {
        solved += std::to_string(before) + " ";
    }
    preferences.set(days_preference, solved + std::to_string(day));
    const int days = stored.last == day - 1 ? stored.days + 1 : 1;
    preferences.set(streak_preference, std::to_string(day) + " " + std::to_string(days) + " "
                                           + std::to_string(std::max(days, stored.best)));
}

int best_run(const platform::Preferences& preferences, RunKind kind)
{
    constexpr std::int64_t most = 9999;
    const auto number = parse_numbers<1>(preferences.get(run_preference(kind)).value_or(""));
    return number && (*number)[0] <= most ? static_cast<int>((*number)[0]) : 0;
}

void store_run(platform::Preferences& preferences, RunKind kind, int solved)
{
    if (solved > best_run(preferences, kind))
    {
        preferences.set(run_preference(kind), std::to_string(solved));
    }
}

std::string time_text(int seconds)
{
    constexpr int minute = 60;
    const int rest = std::max(0, seconds) % minute;
    return std::to_string(std::max(0, seconds) / minute) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

} // namespace elgrande::screens
