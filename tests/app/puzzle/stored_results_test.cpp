// Stored results: stars and times of puzzles, the streak of days, the best run; stored values are not trusted.
#include "app/puzzle/stored_results.hpp"
#include "support/fake_world.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <tuple>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

const std::string one_puzzle = "z1.one";
const std::string another = "z1.another";
constexpr std::int64_t a_day_ms = 86'400'000;

} // namespace

TEST_CASE("the most stars of a puzzle are stored with the time of that solution")
{
    testing::FakePreferences preferences;
    CHECK(stars_of(preferences, one_puzzle) == 0);
    CHECK_FALSE(seconds_of(preferences, one_puzzle).has_value());
    store_result(preferences, one_puzzle, 2, 100);
    store_result(preferences, another, 1, 5);
    store_result(preferences, one_puzzle, 1, 10);
    CHECK(stars_of(preferences, one_puzzle) == 2);
    CHECK(seconds_of(preferences, one_puzzle) == 100);
    store_result(preferences, one_puzzle, 2, 90);
    CHECK(seconds_of(preferences, one_puzzle) == 90);
    store_result(preferences, one_puzzle, 2, 95);
    CHECK(seconds_of(preferences, one_puzzle) == 90);
    store_result(preferences, one_puzzle, 3, 400);
    CHECK(stars_of(preferences, one_puzzle) == 3);
    CHECK(seconds_of(preferences, one_puzzle) == 400);
    store_result(preferences, another, 1, 1'000'000);
    CHECK(stars_of(preferences, another) == 1);
    CHECK(seconds_of(preferences, another) == 5);
}

TEST_CASE("damaged stars count as none, and without stars there is no time")
{
    testing::FakePreferences preferences;
    store_result(preferences, one_puzzle, 2, 100);
    const std::string name = preferences.values.at("puzzle stars").substr(0, 8);
    for (const std::string& damaged : {name + "9", name, name + "-", std::string("\xff\x00", 2)})
    {
        preferences.values["puzzle stars"] = damaged;
        CHECK(stars_of(preferences, one_puzzle) == 0);
        CHECK_FALSE(seconds_of(preferences, one_puzzle).has_value());
    }
    preferences.values["puzzle stars"] = name + "2";
    for (const std::string& damaged : {name + "1", name + "12x4", name + "-123", std::string()})
    {
        preferences.values["puzzle times"] = damaged;
        CHECK_FALSE(seconds_of(preferences, one_puzzle).has_value());
    }
    store_result(preferences, one_puzzle, 2, 20'000); // the longest time is better than none
    CHECK(seconds_of(preferences, one_puzzle) == 9999);
    store_result(preferences, one_puzzle, 3, 7);
    CHECK(seconds_of(preferences, one_puzzle) == 7);
}

TEST_CASE("days on which the puzzle of the day was solved count in a row, over a change of date")
{
    testing::FakePreferences preferences;
    const std::int64_t day = 20'000;
    CHECK(streak_on(preferences, day) == Streak{});
    store_daily(preferences, day);
    CHECK(streak_on(preferences, day) == Streak{.days = 1, .best = 1, .today = true});
    store_daily(preferences, day); // a second time on the same day
    CHECK(streak_on(preferences, day).days == 1);
    CHECK(day_of((day + 1) * a_day_ms - 1) == day);
    CHECK(day_of((day + 1) * a_day_ms) == day + 1);
    CHECK(streak_on(preferences, day + 1) == Streak{.days = 1, .best = 1, .today = false});
    store_daily(preferences, day + 1);
    CHECK(streak_on(preferences, day + 1) == Streak{.days = 2, .best = 2, .today = true});
    CHECK(streak_on(preferences, day + 3) == Streak{.days = 0, .best = 2, .today = false});
    store_daily(preferences, day + 3);
    CHECK(streak_on(preferences, day + 3) == Streak{.days = 1, .best = 2, .today = true});
}

TEST_CASE("a clock that was put back neither breaks a streak nor lengthens it")
{
    testing::FakePreferences preferences;
    store_daily(preferences, 20'000);
    store_daily(preferences, 20'001);
    store_daily(preferences, 20'000);
    CHECK(streak_on(preferences, 20'001).days == 2);
    CHECK(streak_on(preferences, 19'000).days == 0);
    for (const std::int64_t no_day : {-5, 0, 19'000})
    {
        store_daily(preferences, no_day);
        CHECK(streak_on(preferences, 20'001).days == 2);
    }
    CHECK(day_of(-1) == 0);
}

TEST_CASE("a day far ahead, counted by a clock that was wrong, does not keep later days from counting")
{
    testing::FakePreferences preferences;
    preferences.values["puzzle streak"] = "90000 3 5";
    const std::int64_t day = 20'717;
    CHECK(streak_on(preferences, day) == Streak{.days = 0, .best = 5, .today = false});
    store_daily(preferences, day);
    CHECK(streak_on(preferences, day) == Streak{.days = 1, .best = 5, .today = true});
    store_daily(preferences, day + 1);
    CHECK(streak_on(preferences, day + 1) == Streak{.days = 2, .best = 5, .today = true});
}

TEST_CASE("a malformed streak counts as none")
{
    testing::FakePreferences preferences;
    for (const std::string& damaged : std::vector<std::string>{
             "20000", "20000 3", "20000 3 5 7", "20000 0 5", "20000 5 3", "20000 -3 5", "20000 3 99999999999999999999",
             "2 30 30", "a b c", " 20000 3 5", "20000  3 5", "20000 3 5x"})
    {
        preferences.values["puzzle streak"] = damaged;
        INFO(damaged);
        CHECK(streak_on(preferences, 20'000) == Streak{});
    }
    preferences.values["puzzle streak"] = "20000 3 5";
    CHECK(streak_on(preferences, 20'000) == Streak{.days = 3, .best = 5, .today = true});
}

TEST_CASE("the best run of each kind is stored, and damaged numbers count as none")
{
    for (const auto& [kind, other, name] : {std::tuple(RunKind::Timed, RunKind::Streak, "puzzle run"),
                                            std::tuple(RunKind::Streak, RunKind::Timed, "puzzle series")})
    {
        testing::FakePreferences preferences;
        CHECK(best_run(preferences, kind) == 0);
        store_run(preferences, kind, 4);
        store_run(preferences, kind, 3);
        CHECK(best_run(preferences, kind) == 4);
        CHECK(best_run(preferences, other) == 0);
        for (const char* damaged : {"-4", "4 4", "99999", "many", ""})
        {
            preferences.values[name] = damaged;
            CHECK(best_run(preferences, kind) == 0);
        }
        store_run(preferences, kind, 1);
        CHECK(best_run(preferences, kind) == 1);
    }
}

TEST_CASE("a time is shown in minutes and seconds")
{
    CHECK(time_text(5) == "0:05");
    CHECK(time_text(75) == "1:15");
    CHECK(time_text(3600) == "60:00");
    CHECK(time_text(-1) == "0:00");
}
