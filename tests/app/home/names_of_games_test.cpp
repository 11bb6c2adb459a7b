// Saved games on the start page: told apart, found, renamed.
#include "support/app_driver.hpp"

#include "app/home/kept_games.hpp"
#include "record/save.hpp"
#include "screens/model/saved_games.hpp"
#include "support/english.hpp"
#include "support/setups.hpp"
#include "support/written.hpp"
#include "ui/ui.hpp"
#include "words/rule_set.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>

using namespace elgrande;
using testing::AppDriver;

namespace
{

void play_a_game(AppDriver& driver)
{
    REQUIRE(driver.start_game());
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    REQUIRE(driver.perform("To the start page"));
    driver.open_page("saves");
}

} // namespace

TEST_CASE("an unnamed game is listed by its players, rules, round and date, each once")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    const platform::LocalTime now = driver.world.clock.local(driver.world.clock.time_ms);
    const std::string date = screens::date_text(now);
    CHECK(driver.button("Open: Red, Blue, Green, Yellow · Classic · round 1 · " + date) >= 0);
    CHECK(driver.world.disk.games.size() == 1);
    const auto saved = record::load_save(driver.world.disk.games.begin()->second.newest);
    REQUIRE(saved.ok());
    CHECK(saved->name.empty());
    CHECK(testing::is_written("Red, Blue, Green, Yellow"));
    CHECK(testing::is_written("Classic · round 1"));
    CHECK(testing::is_written(date));
    CHECK_FALSE(testing::is_written("Yellow ·")); // title and subtitle are separate lines
    driver.app().act(screens::Intent{screens::ChooseLanguage{words::Language::De}});
    driver.settle();
    CHECK(driver.button("Öffnen: Rot, Blau, Grün, Gelb · Klassisch · Runde 1 · " + date) >= 0);
    REQUIRE(driver.perform("Löschen: Rot"));
    CHECK(testing::is_written("„Rot, Blau, Grün, Gelb“"));
}

TEST_CASE("the start page lists a saved game of every rule set by the name of its edition")
{
    // Regression: the list had four names for seven editions, and a game of another one ended the page at every visit.
    for (const Setup& setup : setups::every_rule_set())
    {
        CAPTURE(static_cast<int>(setup.edition), setup.modules.bits(), static_cast<int>(setup.players));
        AppDriver driver(1366, 768, false, [&](testing::FakeWorld& world) { testing::keep_games(world, 1, setup); });
        driver.settle();
        if (driver.button("To the start page") >= 0)
        {
            REQUIRE(driver.perform("To the start page"));
        }
        driver.open_page("saves");
        CHECK(testing::is_written(testing::english(words::edition_name(setup.edition)) + " · round 1"));
        CHECK(driver.button("Open: No. 0") >= 0);
    }
}

TEST_CASE("a copy is named after its game, and two copies are told apart")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Open: "));
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    for (int i = 0; i < 2; ++i) // copies of the same game
    {
        REQUIRE(driver.perform("History"));
        REQUIRE(driver.perform("Play on from here"));
        driver.app().perform(driver.app().mirror().answers.at(1).id);
        driver.settle();
    }
    REQUIRE(driver.perform("To the start page"));
    driver.open_page("saves");
    CHECK(driver.button("Open: Red, Blue, Green, Yellow (as it was)") >= 0);
    CHECK(driver.button("Open: 2. Red, Blue, Green, Yellow (as it was)") >= 0);
}

TEST_CASE("on a phone the button that opens the newest game is at the top of the start page")
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
    const auto at = driver.app().target(driver.button("Continue: Red, Blue"));
    REQUIRE(at.has_value());
    CHECK(at->y < 420);
    driver.click(*at);
    driver.settle();
    CHECK(driver.app().mirror().answers.size() > 0);
}

TEST_CASE("a game's name can be typed at once, and only Escape discards it")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Rename: Red, Blue"));
    driver.settle();
    CHECK(driver.world.text_fields.keyboard == "rename");
    driver.world.text_fields.keyboard.clear();
    driver.settle();
    CHECK(driver.world.text_fields.keyboard.empty()); // requested once, so nothing is selected while the player types
    driver.world.text_fields.typing["rename"] = "Rainy Sunday";
    const std::string way = GENERATE("enter", "enter at once", "left", "tab", "mirror", "click", "beside", "escape");
    CAPTURE(way);
    if (way == "enter" || way == "enter at once")
    {
        if (way == "enter")
        {
            driver.frame();
        }
        driver.world.text_fields.next.submitted = true; // in the frame of the last letter
        driver.settle();
    }
    else if (way == "left" || way == "tab") // closing a phone's keyboard, or moving the focus
    {
        driver.frame();
        driver.world.text_fields.next.left = true;
        driver.settle();
        CHECK(driver.app().mirror().title == "Rename");
        for (int i = 0; way == "tab" && driver.app().ui().focused() != screens::id_of("rename", 1); ++i)
        {
            REQUIRE(i < 10);
            driver.press(ImGuiKey_Tab);
        }
        way == "tab" ? driver.press(ImGuiKey_Enter) : driver.click(driver.app().target(driver.button("OK")).value());
        driver.settle();
    }
    else if (way == "mirror")
    {
        driver.settle();
        REQUIRE(driver.perform("OK"));
    }
    else if (way == "click")
    {
        driver.frame();
        driver.click(driver.app().target(driver.button("OK")).value());
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
    CHECK(driver.app().mirror().title == "Saved games");
    CHECK((driver.button("Open: Rainy Sunday") >= 0) == (way != "escape"));
    CHECK((driver.button("Open: Red, Blue") >= 0) == (way == "escape"));
}

TEST_CASE("a game cannot be given an invisible name")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Rename: Red, Blue"));
    driver.world.text_fields.typing["rename"] = "\u200b\u2060";
    driver.settle();
    driver.world.text_fields.next.submitted = true;
    driver.settle();
    driver.frame();
    driver.click({20, 700}); // beside the dialog, which cancels it
    driver.settle();
    CHECK(driver.button("Open: Red, Blue") >= 0);
}

TEST_CASE("a name left unchanged stays automatic, and so follows the players and the language")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Rename: Red, Blue"));
    driver.settle();
    const std::string way = GENERATE("enter", "beside", "mirror");
    CAPTURE(way);
    driver.world.text_fields.next.submitted = way == "enter";
    driver.settle();
    if (way == "beside")
    {
        driver.click({20, 700});
    }
    if (way == "mirror")
    {
        REQUIRE(driver.perform("OK"));
    }
    driver.settle();
    CHECK(driver.app().mirror().title == "Saved games");
    CHECK(driver.button("Open: Red, Blue, Green, Yellow · Classic") >= 0);
    driver.app().act(screens::Intent{screens::ChooseLanguage{words::Language::Es}});
    driver.settle();
    CHECK(driver.button("Abrir: Rojo, Azul") >= 0);
}

TEST_CASE("a name that the players gave stays while the game goes on")
{
    AppDriver driver(1366, 768, false);
    play_a_game(driver);
    REQUIRE(driver.perform("Rename: Red, Blue"));
    driver.world.text_fields.typing["rename"] = "Rainy Sunday";
    driver.world.text_fields.next.submitted = true;
    driver.settle();
    REQUIRE(driver.perform("Open: Rainy Sunday"));
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    REQUIRE(driver.perform("To the start page"));
    driver.open_page("saves");
    CHECK(driver.button("Open: Rainy Sunday") >= 0);
    CHECK(testing::is_written("Rainy Sunday"));
    CHECK(testing::is_written("Classic · round 1"));
}
