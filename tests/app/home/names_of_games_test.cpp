// Saved games on the start page: told apart, found at once, renamed.
#include "support/app_driver.hpp"

#include "support/written.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>

using namespace elgrande;
using testing::AppDriver;

namespace
{

void play_a_game(AppDriver& driver)
{
    REQUIRE(driver.perform("Start the game"));
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    REQUIRE(driver.perform("To the start page"));
}

} // namespace

TEST_CASE("games that nobody named have different names")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    play_a_game(driver);
    CHECK(driver.button("Open: Game 1: Red, Blue") >= 0);
    CHECK(driver.button("Open: Game 2: Red, Blue") >= 0);
    CHECK(testing::is_written("Classic · round 1 ·")); // below the name
    REQUIRE(driver.perform("Delete: Game 1:"));
    play_a_game(driver); // the number is free again
    CHECK(driver.button("Open: Game 1: Red, Blue") >= 0);
    REQUIRE(driver.perform("Open: Game 2:"));
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    for (int i = 0; i < 2; ++i) // two copies of the same game
    {
        REQUIRE(driver.perform("History"));
        REQUIRE(driver.perform("Play on from here"));
        driver.app().perform(driver.app().mirror().answers.at(1).id);
        driver.settle();
    }
    REQUIRE(driver.perform("To the start page"));
    CHECK(driver.button("Open: Game 2: Red, Blue, Green, Yellow (as it was)") >= 0);
    CHECK(driver.button("Open: 2. Game 2: Red, Blue, Green, Yellow (as it was)") >= 0);
}

TEST_CASE("on a phone the way back into the newest game is on top of the start page")
{
    testing::MemoryBackend::Disk disk;
    std::map<std::string, std::string> preferences;
    {
        AppDriver before(390, 844, true);
        play_a_game(before);
        disk = before.world.disk;
        preferences = before.world.preferences.values;
    }
    AppDriver driver(390, 844, true,
                     [&](testing::FakeWorld& world)
                     {
                         world.disk = disk;
                         world.preferences.values = preferences;
                     });
    driver.settle();
    const auto at = driver.app().target(driver.button("Continue: Game 1"));
    REQUIRE(at.has_value());
    CHECK(at->y < 300);
    driver.click(*at);
    driver.settle();
    CHECK(driver.app().mirror().answers.size() > 0);
}

TEST_CASE("the name of a game is typed at once, and never lost but by Escape")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Rename: Game 1:"));
    driver.settle();
    CHECK(driver.world.text_fields.keyboard == "rename");
    driver.world.text_fields.keyboard.clear();
    driver.settle();
    CHECK(driver.world.text_fields.keyboard.empty()); // asked for once: nothing is selected while the player types
    driver.world.text_fields.typing["rename"] = "Rainy Sunday";
    const std::string way = GENERATE("enter", "beside", "escape");
    if (way == "enter")
    {
        driver.world.text_fields.next.submitted = true;
        driver.settle();
    }
    else if (way == "beside")
    {
        driver.frame();
        driver.click({20, 700});
        driver.settle();
    }
    else
    {
        driver.world.text_fields.next.escaped = true;
        driver.settle();
    }
    CHECK(driver.app().mirror().title == "El Grande");
    CHECK((driver.button("Open: Rainy Sunday") >= 0) == (way != "escape"));
    CHECK((driver.button("Open: Game 1:") >= 0) == (way == "escape"));
}

TEST_CASE("a game is not given a name that nobody can see")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Rename: Game 1:"));
    driver.world.text_fields.typing["rename"] = "\u200b\u2060";
    driver.settle();
    driver.world.text_fields.next.submitted = true;
    driver.settle();
    driver.frame();
    driver.click({20, 700}); // beside the dialog, which is given up
    driver.settle();
    CHECK(driver.button("Open: Game 1:") >= 0);
}
