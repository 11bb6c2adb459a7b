#include "app/puzzle/stored_progress.hpp"

#include "app/parsing/parse_numbers.hpp"
#include "app/puzzle/stored_results.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande::screens
{

namespace
{

constexpr const char* tries_preference = "puzzle tries"; ///< for each puzzle a name, a letter and a day in five digits
constexpr const char* rating_preference = "puzzle rating";
constexpr const char* hidden_preference = "puzzle rating hidden";

constexpr std::size_t day_digits = 5;
constexpr std::int64_t max_try_day = 99'999;
constexpr std::size_t try_length = link_hash_length + 1 + day_digits;
constexpr std::size_t max_tries = 1000;
constexpr std::string_view outcome_letters = "rhm"; // by Outcome

constexpr double tenth = 10;
constexpr double millionth = 1'000'000;
constexpr double max_rating = 4000;
constexpr double min_deviation = 30;
constexpr double max_deviation = 350;
constexpr double min_volatility = 0.001;
constexpr double max_volatility = 0.2;

std::optional<PuzzleTry> read_try(std::string_view text)
{
    const std::string_view name = text.substr(0, link_hash_length);
    const std::size_t outcome = outcome_letters.find(text[link_hash_length]);
    const auto day = parse_numbers<1>(text.substr(link_hash_length + 1));
    const bool is_name = std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'p'; });
    if (!is_name || outcome == std::string_view::npos || !day)
    {
        return std::nullopt;
    }
    return PuzzleTry{std::string(name), static_cast<Outcome>(outcome), (*day)[0]};
}

std::string try_text(const PuzzleTry& entry)
{
    std::string day = std::to_string(std::clamp<std::int64_t>(entry.day, 0, max_try_day));
    day.insert(0, day_digits - day.size(), '0');
    return entry.name + outcome_letters[static_cast<std::size_t>(entry.outcome)] + day;
}

Rating within_bounds(const Rating& rating)
{
    return {std::clamp(rating.value, 0.0, max_rating), std::clamp(rating.deviation, min_deviation, max_deviation),
            std::clamp(rating.volatility, min_volatility, max_volatility)};
}

} // namespace

std::vector<PuzzleTry> stored_tries(const platform::Preferences& preferences)
{
    const std::string stored = preferences.get(tries_preference).value_or("");
    std::vector<PuzzleTry> tries;
    for (std::size_t at = 0; at + try_length <= stored.size() && tries.size() < max_tries; at += try_length)
    {
        auto entry = read_try(std::string_view(stored).substr(at, try_length));
        if (!entry)
        {
            break; // what follows a damaged entry may have lost its place
        }
        tries.push_back(std::move(*entry));
    }
    return tries;
}

const PuzzleTry* try_of(const std::vector<PuzzleTry>& tries, std::string_view link)
{
    const std::string name = link_hash(link);
    const auto found =
        std::find_if(tries.rbegin(), tries.rend(), [&name](const PuzzleTry& entry) { return entry.name == name; });
    return found != tries.rend() ? &*found : nullptr;
}

void store_try(platform::Preferences& preferences, std::string_view link, Outcome outcome, std::int64_t day)
{
    std::vector<PuzzleTry> tries = stored_tries(preferences);
    const std::string name = link_hash(link);
    std::erase_if(tries, [&name](const PuzzleTry& entry) { return entry.name == name; });
    tries.push_back({name, outcome, day});
    const std::size_t dropped = tries.size() > max_tries ? tries.size() - max_tries : 0;
    std::string stored;
    for (std::size_t i = dropped; i < tries.size(); ++i)
    {
        stored += try_text(tries[i]);
    }
    preferences.set(tries_preference, stored);
}

PlayerRating stored_rating(const platform::Preferences& preferences)
{
    const auto numbers = parse_numbers<4>(preferences.get(rating_preference).value_or(""));
    if (!numbers)
    {
        return {};
    }
    const auto [value, deviation, volatility, count] = *numbers;
    const Rating rating{static_cast<double>(value) / tenth, static_cast<double>(deviation) / tenth,
                        static_cast<double>(volatility) / millionth};
    return rating == within_bounds(rating) ? PlayerRating{rating, static_cast<int>(count)} : PlayerRating{};
}

void store_rating(platform::Preferences& preferences, const PlayerRating& rating)
{
    const Rating stored = within_bounds(rating.rating);
    preferences.set(rating_preference, std::to_string(std::lround(stored.value * tenth)) + " "
                                           + std::to_string(std::lround(stored.deviation * tenth)) + " "
                                           + std::to_string(std::lround(stored.volatility * millionth)) + " "
                                           + std::to_string(std::max(0, rating.count)));
}

Rating rating_of(const ListedPuzzle& puzzle)
{
    constexpr double easiest = 1000;
    constexpr double between_grades = 300;
    constexpr double deviation = 120; // what the solver's work says about people
    const double within_grade = between_grades * (puzzle.within_grade - middle_of_grade) / 100;
    return {.value = easiest + between_grades * (puzzle.grade - 1) + within_grade, .deviation = deviation};
}

PlayerRating rated_after(const PlayerRating& before, const ListedPuzzle& puzzle, Outcome outcome)
{
    constexpr std::array scores{1.0, 0.5, 0.0}; // by Outcome
    const RatedGame game{rating_of(puzzle), scores[static_cast<std::size_t>(outcome)]};
    return {within_bounds(rating_after(before.rating, std::span(&game, 1))), before.count + 1};
}

bool hides_rating(const platform::Preferences& preferences)
{
    return preferences.get(hidden_preference) == "1";
}

void hide_rating(platform::Preferences& preferences, bool hidden)
{
    preferences.set(hidden_preference, hidden ? "1" : "0");
}

} // namespace elgrande::screens
