// A page that fills the screen, and a screen that stays on while a game runs.
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::screens;
using platform::FullScreen;
using testing::AppDriver;
using testing::english;
using words::Key;

TEST_CASE("the menu fills the screen and returns to the window, where the browser can do that")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 4, .seed = 3})));
    REQUIRE(driver.settle());
    driver.press(ImGuiKey_Escape);
    driver.settle();
    CHECK(driver.button(english(Key::MenuFullScreen)) < 0); // this browser cannot

    driver.world.page.screen = FullScreen::Off;
    driver.settle();
    REQUIRE(driver.perform(english(Key::MenuFullScreen)));
    CHECK(driver.world.page.screen == FullScreen::On);
    CHECK(driver.button(english(Key::MenuResume)) < 0); // the menu has closed

    driver.press(ImGuiKey_Escape);
    driver.settle();
    REQUIRE(driver.perform(english(Key::MenuLeaveFullScreen)));
    CHECK(driver.world.page.screen == FullScreen::Off);
}

TEST_CASE("the screen stays on while a game runs, not on the start page and not after the game")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    CHECK_FALSE(driver.world.page.awake);
    driver.app().open_link(record::game_link(testing::game_of({.players = 4, .seed = 3})));
    driver.settle();
    CHECK(driver.world.page.awake);
    driver.app().act(Intent{PageCommand::GoHome});
    driver.settle();
    CHECK_FALSE(driver.world.page.awake);
    driver.app().open_link(record::game_link(testing::finish(testing::game_of({.players = 2, .seed = 3}), 5)));
    driver.settle();
    CHECK_FALSE(driver.world.page.awake);
}
