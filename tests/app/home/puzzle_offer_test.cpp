// The puzzle of the day on the start page.
#include "app/puzzle/puzzle_list.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"

#include <catch2/catch_test_macros.hpp>

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
