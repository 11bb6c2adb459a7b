#include "app/puzzle/kept_progress.hpp"

#include "app/kept/numbers_in.hpp"
#include "app/puzzle/kept_results.hpp"

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
constexpr std::int64_t greatest_try_day = 99'999;
constexpr std::size_t try_length = short_name_length + 1 + day_digits;
constexpr std::size_t most_tries = 1000;
constexpr std::string_view outcome_letters = "rhm"; // by Outcome

constexpr double tenth = 10;
constexpr double millionth = 1'000'000;
constexpr double greatest_rating = 4000;
constexpr double least_deviation = 30;
constexpr double greatest_deviation = 350;
constexpr double least_volatility = 0.001;
constexpr double greatest_volatility = 0.2;

std::optional<PuzzleTry> read_try(std::string_view text)
{
    const std::string_view name = text.substr(0, short_name_length);
    const std::size_t outcome = outcome_letters.find(text[short_name_length]);
    const auto day = numbers_in<1>(text.substr(short_name_length + 1));
    const bool is_name = std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'p'; });
    if (!is_name || outcome == std::string_view::npos || !day)
    {
        return std::nullopt;
    }
    return PuzzleTry{std::string(name), static_cast<Outcome>(outcome), (*day)[0]};
}

std::string try_text(const PuzzleTry& entry)
{
    std::string day = std::to_string(std::clamp<std::int64_t>(entry.day, 0, greatest_try_day));
    day.insert(0, day_digits - day.size(), '0');
    return entry.name + outcome_letters[static_cast<std::size_t>(entry.outcome)] + day;
}

Rating within_bounds(const Rating& rating)
{
    return {std::clamp(rating.value, 0.0, greatest_rating),
            std::clamp(rating.deviation, least_deviation, greatest_deviation),
            std::clamp(rating.volatility, least_volatility, greatest_volatility)};
}

} // namespace

std::vector<PuzzleTry> kept_tries(const platform::Preferences& preferences)
{
    const std::string kept = preferences.get(tries_preference).value_or("");
    std::vector<PuzzleTry> tries;
    for (std::size_t at = 0; at + try_length <= kept.size() && tries.size() < most_tries; at += try_length)
    {
        auto entry = read_try(std::string_view(kept).substr(at, try_length));
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
    const std::string name = short_name(link);
    const auto found =
        std::find_if(tries.rbegin(), tries.rend(), [&name](const PuzzleTry& entry) { return entry.name == name; });
    return found != tries.rend() ? &*found : nullptr;
}

void keep_try(platform::Preferences& preferences, std::string_view link, Outcome outcome, std::int64_t day)
{
    std::vector<PuzzleTry> tries = kept_tries(preferences);
    const std::string name = short_name(link);
    std::erase_if(tries, [&name](const PuzzleTry& entry) { return entry.name == name; });
    tries.push_back({name, outcome, day});
    const std::size_t dropped = tries.size() > most_tries ? tries.size() - most_tries : 0;
    std::string kept;
    for (std::size_t i = dropped; i < tries.size(); ++i)
    {
        kept += try_text(tries[i]);
    }
    preferences.set(tries_preference, kept);
}

KeptRating kept_rating(const platform::Preferences& preferences)
{
    const auto numbers = numbers_in<4>(preferences.get(rating_preference).value_or(""));
    if (!numbers)
    {
        return {};
    }
    const auto [value, deviation, volatility, count] = *numbers;
    const Rating rating{static_cast<double>(value) / tenth, static_cast<double>(deviation) / tenth,
                        static_cast<double>(volatility) / millionth};
    return rating == within_bounds(rating) ? KeptRating{rating, static_cast<int>(count)} : KeptRating{};
}

void keep_rating(platform::Preferences& preferences, const KeptRating& rating)
{
    const Rating kept = within_bounds(rating.rating);
    preferences.set(rating_preference, std::to_string(std::lround(kept.value * tenth)) + " "
                                           + std::to_string(std::lround(kept.deviation * tenth)) + " "
                                           + std::to_string(std::lround(kept.volatility * millionth)) + " "
                                           + std::to_string(std::max(0, rating.count)));
}

Rating rating_of(const ListedPuzzle& puzzle)
{
    constexpr double easiest = 1000;
    constexpr double between_grades = 300;
    constexpr double within_grade = 120; // puzzles of one grade differ by about this
    return {.value = easiest + between_grades * (puzzle.grade - 1), .deviation = within_grade};
}

KeptRating rated_after(const KeptRating& before, const ListedPuzzle& puzzle, Outcome outcome)
{
    constexpr std::array scores{1.0, 0.5, 0.0}; // by Outcome
    const RatedGame game{rating_of(puzzle), scores[static_cast<std::size_t>(outcome)]};
    return {within_bounds(rated(before.rating, std::span(&game, 1))), before.count + 1};
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
