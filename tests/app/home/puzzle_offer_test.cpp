// The puzzle of the day on the start page.
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_results.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdint>
#include <string>

using namespace elgrande;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

const std::string listed_puzzle = "z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE";

} // namespace

TEST_CASE("the puzzle of the day opens from the start page, once the whole program is there")
{
    AppDriver driver(1366, 768, false,
                     [](testing::FakeWorld& world)
                     {
                         world.assets.values["puzzles"] = "1 " + listed_puzzle + " own-points classic free\n";
                         world.page.whole = false;
                     });
    driver.settle();
    const std::string daily = english(Key::PuzzleDaily);
    REQUIRE(driver.perform(daily));
    CHECK(driver.app().mirror().title == english(Key::PuzzleTitle)); // the list has it, too
    REQUIRE(driver.perform(english(Key::ButtonClose)));
    driver.world.page.whole = true;
    driver.settle();
    REQUIRE(driver.perform(daily));
    CHECK(driver.app().mirror().title == english(Key::PuzzleOne));
    CHECK(driver.world.address.shown == listed_puzzle);
}

TEST_CASE("the days in a row stand beside the puzzle of the day, with a word if today's is still to be solved")
{
    const bool today = GENERATE(false, true);
    const bool phone = GENERATE(false, true);
    AppDriver driver(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone,
                     [today](testing::FakeWorld& world)
                     {
                         const std::int64_t day = screens::day_of(world.clock.now_ms());
                         for (std::int64_t ago = today ? 2 : 3; ago >= (today ? 0 : 1); --ago)
                         {
                             screens::store_daily(world.preferences, day - ago);
                         }
                     });
    driver.settle();
    const std::string days = english(Key::PuzzleStreak, {{"count", 3}});
    REQUIRE(driver.app().mirror().page.size() == 1);
    CHECK(driver.app().mirror().page.front().text == (today ? days : days + " " + english(Key::PuzzleStreakWaits)));
    CHECK(driver.app().ui().cut().empty());
}

TEST_CASE("without days in a row the start page says nothing about them")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    CHECK(driver.app().mirror().page.empty());
}
