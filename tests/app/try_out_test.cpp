// A try-out at the table: its log, and the ways out of it.
#include "support/app_driver.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace elgrande;
using testing::AppDriver;

namespace
{

void answer(AppDriver& driver)
{
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
}

/// Starts a new game with four answers, and a try-out at the moment before the last of them.
void begin_try_out(AppDriver& driver)
{
    REQUIRE(driver.start_game());
    for (int i = 0; i < 4; ++i)
    {
        answer(driver);
    }
    REQUIRE(driver.perform("History"));
    REQUIRE(driver.perform("Try out"));
}

} // namespace

TEST_CASE("the log of a try-out has the game before it, a line where it begins, and its own actions")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    for (int i = 0; i < 3; ++i)
    {
        answer(driver);
    }
    std::vector<std::string> log = driver.app().mirror().log;
    answer(driver);
    const std::vector<std::string> whole = driver.app().mirror().log;
    REQUIRE(driver.perform("History"));
    REQUIRE(driver.perform("Try out"));
    log.emplace_back("Tried out from here");
    CHECK(driver.app().mirror().log == log);
    answer(driver);
    CHECK(driver.app().mirror().log.size() > log.size());
    CHECK(std::equal(log.begin(), log.end(), driver.app().mirror().log.begin()));
    REQUIRE(driver.perform("End the try-out"));
    CHECK(driver.app().mirror().log == whole);
}

TEST_CASE("Escape ends a try-out, after a question if something would be lost")
{
    AppDriver driver(1366, 768, false);
    begin_try_out(driver);
    SECTION("nothing was played in it")
    {
        driver.press(ImGuiKey_Escape);
        driver.settle();
        CHECK(driver.button("End the try-out") < 0);
        CHECK(driver.button("Undo") >= 0);
    }
    SECTION("something was")
    {
        answer(driver);
        driver.press(ImGuiKey_Escape);
        driver.settle();
        CHECK(driver.app().mirror().title == "End the try-out?");
        driver.press(ImGuiKey_Escape); // no
        driver.settle();
        CHECK(driver.button("End the try-out") >= 0);
        driver.press(ImGuiKey_Escape);
        driver.settle();
        REQUIRE(driver.perform("End the try-out"));
        CHECK(driver.button("End the try-out") < 0);
        CHECK(driver.app().mirror().answers.size() > 0);
    }
}

TEST_CASE("a try-out can be made a puzzle from the bar where a player is asked in their own turn")
{
    AppDriver driver(1366, 768, false);
    begin_try_out(driver);
    const auto in_bar = [&]
    {
        const auto items = driver.app().ui().items();
        return std::any_of(items.begin(), items.end(),
                           [](const screens::Ui::Item& item) { return item.name == "Make a puzzle"; });
    };
    CHECK_FALSE(in_bar()); // power cards are played
    for (int i = 0; i < 20 && !in_bar(); ++i)
    {
        answer(driver);
    }
    REQUIRE(in_bar());
    REQUIRE(driver.perform("Make a puzzle"));
    CHECK(driver.app().mirror().title == "Make a puzzle");
}
