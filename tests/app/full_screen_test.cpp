// A page that fills the screen, and a screen that stays on while a game runs.
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdint>
#include <utility>

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

namespace
{

void open_new_game(AppDriver& driver, std::uint64_t seed)
{
    driver.app().open_link(record::game_link(testing::game_of({.players = 4, .seed = seed})));
    driver.settle();
}

bool offers_full_screen(AppDriver& driver)
{
    driver.settle();
    return driver.button(english(Key::MenuKeepWindow)) >= 0;
}

} // namespace

TEST_CASE("when a game begins on a large screen, filling the screen is offered at the table, until it is declined once")
{
    const bool fingers = GENERATE(false, true);
    const auto& [width, height] = GENERATE(std::pair(1920.0F, 1080.0F), std::pair(2560.0F, 1440.0F));
    AppDriver driver(width, height, fingers);
    open_new_game(driver, 3);
    CHECK_FALSE(offers_full_screen(driver)); // this browser cannot
    driver.world.page.screen = FullScreen::Off;
    REQUIRE(offers_full_screen(driver));
    CHECK(driver.app().mirror().answers.size() == 4); // no dialog: the game can go on

    const auto at = driver.app().ui().visible_box(id_of("fill screen"));
    REQUIRE(at.has_value());
    driver.click({at->middle_x(), at->middle_y()});
    CHECK(driver.world.page.screen == FullScreen::On);
    CHECK_FALSE(offers_full_screen(driver));

    driver.world.page.screen = FullScreen::Off;
    REQUIRE(offers_full_screen(driver));
    const auto decline = driver.app().target(driver.button(english(Key::MenuKeepWindow)));
    REQUIRE(decline.has_value());
    driver.click(*decline);
    CHECK_FALSE(offers_full_screen(driver));
    open_new_game(driver, 4);
    CHECK_FALSE(offers_full_screen(driver));
    CHECK(driver.world.page.screen == FullScreen::Off);
}

TEST_CASE("filling the screen is offered neither on a small screen nor after the first round")
{
    const auto& [width, height] = GENERATE(std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F));
    AppDriver small(width, height, width < 600);
    small.world.page.screen = FullScreen::Off;
    open_new_game(small, 3);
    CHECK_FALSE(offers_full_screen(small));

    AppDriver large(1920, 1080, false);
    large.world.page.screen = FullScreen::Off;
    large.app().open_link(record::game_link(
        testing::game_until({.players = 4, .seed = 3}, [](const State& state) { return state.rounds_begun == 2; })));
    CHECK_FALSE(offers_full_screen(large));
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
