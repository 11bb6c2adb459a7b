// What a shared link reveals, and where the page says so.
#include "support/app_driver.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include "record/link/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using testing::AppDriver;

TEST_CASE("sharing the whole game warns that it reveals the cards to come, sharing a position does not")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    REQUIRE(driver.perform("Share"));
    CHECK(driver.app().mirror().notice.empty());
    CHECK(driver.app().mirror().prompt.find("#p1.") != std::string::npos);
    REQUIRE(driver.perform("The whole game"));
    CHECK(driver.app().mirror().prompt.find("#g1.") != std::string::npos);
    CHECK(driver.app().mirror().notice.find("all cards to come") != std::string::npos);
    CHECK(testing::is_written("can find out all cards to come"));
    REQUIRE(driver.perform("This position"));
    CHECK(driver.app().mirror().notice.empty());
    CHECK_FALSE(testing::is_written("all cards to come"));
}

TEST_CASE("the link of the share dialog is written once, however many frames show it")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    REQUIRE(driver.perform("Share"));
    const int before = driver.world.address.asked;
    for (int i = 0; i < 5; ++i)
    {
        driver.frame();
    }
    CHECK(driver.world.address.asked == before);
    CHECK(before == 1);
    REQUIRE(driver.perform("The whole game"));
    CHECK(driver.world.address.asked == 2);
}

TEST_CASE("sharing a finished game needs no warning, as no cards are to come")
{
    const record::Game game = testing::finish(testing::game_of({.players = 2, .rounds = 6, .seed = 3}), 3);
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(game));
    driver.settle();
    REQUIRE(driver.perform("The board"));
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("The whole game"));
    CHECK(driver.app().mirror().prompt.find("#g1.") != std::string::npos);
    CHECK(driver.app().mirror().notice.empty());
    CHECK_FALSE(testing::is_written("all cards to come"));
}

TEST_CASE("sharing a puzzle offers its link and nothing else")
{
    const std::string puzzle = "z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC";
    AppDriver driver(1366, 768, false);
    driver.app().open_link(puzzle);
    driver.settle();
    REQUIRE(driver.perform("Share"));
    CHECK(driver.app().mirror().prompt == "https://example.org/#" + puzzle);
    CHECK(driver.button("The whole game") < 0);
    CHECK(driver.button("Pass it on") < 0);
    REQUIRE(driver.perform("Copy link"));
    CHECK(driver.world.clipboard.text == "https://example.org/#" + puzzle);
}
