// Days as dates, the days on which the puzzle of the day was solved, and the calendar's page; also after a clock was
// wrong.
#include "app/puzzle/calendar.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_results.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>

#include <chrono>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using namespace std::chrono_literals;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

using Days = std::vector<std::int64_t>;

constexpr std::int64_t leap_day = 19'782; // 29 February 2024
constexpr std::int64_t milliseconds_of_day = 86'400'000;

const std::string daily_link = "z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE";

} // namespace

TEST_CASE("days are dates of the Gregorian calendar")
{
    CHECK(date_text(0) == "1970-01-01");
    CHECK(date_text(leap_day) == "2024-02-29");
    CHECK(date_text(leap_day + 1) == "2024-03-01");
    CHECK(date_text(first_day) == "2024-10-04");
    CHECK(month_of(leap_day) == 2024y / 2);
    CHECK(days_in(2024y / 2) == 29);
    CHECK(days_in(2026y / 2) == 28);
    CHECK(days_in(2026y / 12) == 31);
    CHECK(first_day_of(2024y / 3) == leap_day + 1);
    CHECK(weekday_of(leap_day) == 3); // a Thursday
    CHECK(weekday_of(leap_day + 4) == 0);
}

TEST_CASE("each day is counted once, and days that a clock went back to are not counted again")
{
    testing::FakePreferences preferences;
    for (const std::int64_t day : {20'000, 20'001, 20'001, 20'000, 20'005, 19'000, -3})
    {
        store_daily(preferences, day);
    }
    CHECK(solved_days(preferences, 20'010) == Days{20'000, 20'001, 20'005});
    CHECK(solved_days(preferences, 20'004) == Days{20'000, 20'001});
}

TEST_CASE("a day in the future is not shown, and is dropped with the next day that counts")
{
    testing::FakePreferences preferences;
    store_daily(preferences, 20'000);
    store_daily(preferences, 30'000); // the clock was wrong
    CHECK(solved_days(preferences, 20'001) == Days{20'000});
    store_daily(preferences, 20'001);
    CHECK(solved_days(preferences, 40'000) == Days{20'000, 20'001});
    CHECK(streak_on(preferences, 20'001).days == 1);
}

TEST_CASE("damaged days are not read, nor what follows them")
{
    testing::FakePreferences preferences;
    for (const char* damaged :
         {"20000 x 20001", "20000 20000 20001", "20000 19999", "20000 5", "20000 -20001", "20000 99999999999999999999"})
    {
        INFO(damaged);
        preferences.values["puzzle days"] = damaged;
        CHECK(solved_days(preferences, 50'000) == Days{20'000});
    }
    preferences.values["puzzle days"] = "\xff\x01";
    CHECK(solved_days(preferences, 50'000).empty());
}

TEST_CASE("the calendar shows the days solved, leads from month to month, and opens the puzzle of a day")
{
    for (const bool phone : {false, true})
    {
        std::int64_t today = 0;
        AppDriver driver(phone ? 360.0F : 1366.0F, phone ? 640.0F : 768.0F, phone,
                         [&today](testing::FakeWorld& world)
                         {
                             world.assets.values["puzzles"] = "1 " + daily_link + " own-points classic free\n";
                             world.clock.time_ms = (first_day + 40) * milliseconds_of_day; // 13 November 2024
                             today = day_of(world.clock.time_ms);
                             store_daily(world.preferences, today - 1);
                             store_daily(world.preferences, today);
                         });
        driver.settle();
        driver.open_page("puzzles");
        REQUIRE(driver.perform(english(Key::PuzzleCalendar)));
        CHECK(testing::is_written("November 2024"));
        CHECK(testing::is_written("2 days in a row. Your best: 2."));
        CHECK(driver.button("2024-11-13: Solved") >= 0);
        CHECK(driver.button("2024-11-12: Solved") >= 0);
        CHECK(driver.button("2024-11-11: Solved") < 0);
        CHECK(driver.button("2024-11-11") >= 0);
        CHECK(driver.button("2024-11-14") < 0); // a day to come
        CHECK(driver.button(english(Key::PuzzleMonthAfter)) < 0);
        REQUIRE(driver.perform(english(Key::PuzzleMonthBefore)));
        CHECK(driver.button("2024-10-04") >= 0);
        CHECK(driver.button("2024-10-03") < 0); // before the first day
        CHECK(driver.button(english(Key::PuzzleMonthBefore)) < 0);
        CHECK(driver.app().ui().cut().empty());
        const int last = driver.button("2024-10-31");
        static_cast<void>(driver.app().target(last)); // scrolls it into view
        driver.settle();
        const auto at = driver.app().target(last);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
        CHECK(driver.world.address.shown == daily_link);
    }
}

TEST_CASE("the calendar can be shown whatever the clock says")
{
    for (const std::int64_t time_ms : {std::int64_t{-5}, std::int64_t{0}, std::int64_t{8'640'000'000'000'000}})
    {
        AppDriver driver(1366, 768, false, [time_ms](testing::FakeWorld& world) { world.clock.time_ms = time_ms; });
        driver.settle();
        driver.open_page("puzzles");
        REQUIRE(driver.perform(english(Key::PuzzleCalendar)));
        CHECK(testing::is_written(time_ms > 0 ? "December 9999" : "January 1970"));
    }
}
