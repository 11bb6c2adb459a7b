// The thinking time of each player: counted while a question is visible, shown on request, and saved.
#include "app/clock/game_clock.hpp"
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using screens::GameClock;
using testing::AppDriver;

TEST_CASE("the clock counts the time of the player asked, at most five seconds for a gap")
{
    testing::FakePreferences preferences;
    GameClock clock(preferences);
    clock.switch_to("one");
    clock.advance(0, 1000);
    clock.advance(0, 1900);
    clock.advance(2, 2000);
    CHECK(clock.thinking_ms()[0] == 1000);
    clock.advance(2, 3000);
    clock.advance(2, 900'000);
    CHECK(clock.thinking_ms()[2] == 1000 + GameClock::max_gap_ms);
    clock.pause();
    clock.advance(2, 950'000);
    clock.advance(2, 950'500);
    CHECK(clock.thinking_ms()[2] == 1500 + GameClock::max_gap_ms);
    clock.advance(2, 940'000); // the clock of the frames restarted
    CHECK(clock.thinking_ms()[2] == 1500 + GameClock::max_gap_ms);
    clock.advance(nobody, 941'000);
    clock.advance(nobody, 942'000);
    CHECK(clock.thinking_ms()[0] == 1000);
}

TEST_CASE("the clocks of the last twenty games are restored")
{
    testing::FakePreferences preferences;
    GameClock clock(preferences);
    for (int i = 0; i < 22; ++i)
    {
        clock.switch_to("game" + std::to_string(i));
        clock.advance(1, 0);
        clock.advance(1, 100.0 * i);
        clock.pause();
    }
    GameClock later(preferences);
    later.switch_to("game21");
    CHECK(later.thinking_ms()[1] == 2100);
    later.switch_to("game2");
    CHECK(later.thinking_ms()[1] == 200);
    later.switch_to("game1");
    CHECK(later.thinking_ms()[1] == 0);
}

TEST_CASE("the clock starts with any stored value")
{
    for (const char* kept : {"", "one", "one 1 2 3", "one 1 2 3 4 -5", "one 1 2 3 4 99999999999999999999", "one a b",
                             "../x 1 2 3 4 5", "\xff\xfe 1"})
    {
        INFO(kept);
        testing::FakePreferences preferences;
        preferences.values["thinking times"] = kept;
        GameClock clock(preferences);
        clock.switch_to("one");
        CHECK(clock.thinking_ms() == PerSeat<double>{});
    }
}

TEST_CASE("the table shows the clock if it is wanted, and goes on counting by itself")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.app().perform(driver.app().mirror().answers.front().id); // the first bidder
    driver.settle();
    CHECK_FALSE(testing::is_written("0:00"));
    CHECK_FALSE(driver.app().next_wake_ms().has_value()); // nothing is drawn for the clock
    REQUIRE(driver.perform("Settings"));
    REQUIRE(driver.perform("Clock: On"));
    REQUIRE(driver.perform("Close"));
    driver.frame();
    CHECK(testing::is_written("0:00"));
    CHECK(driver.app().next_wake_ms().has_value());
    driver.frame(1000);
    driver.frame(1000);
    CHECK(testing::is_written("0:02"));
    driver.frame(3'000'000); // the device was asleep
    CHECK(testing::is_written("0:07"));
    driver.app().perform(driver.app().mirror().answers.front().id);
    driver.settle();
    driver.frame(3000);
    CHECK(testing::is_written("0:07"));
    CHECK(testing::is_written("0:03"));
}

TEST_CASE("the clock pauses while the screen is handed over")
{
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.preferences.values["clock"] = "1"; });
    const record::Game game =
        testing::game_until({.players = 3, .seed = 4}, [](const State& state)
                            { return state.decision.question == Question::SetDisk && state.decision.seat == 0; });
    driver.app().open_link(record::game_link(game));
    driver.settle();
    driver.frame(4000);
    CHECK_FALSE(testing::is_written("0:04"));
    REQUIRE(driver.perform("I am ")); // lifts the curtain
    driver.frame(3000);
    CHECK(testing::is_written("0:03"));
}

TEST_CASE("a clock that was switched on is shown at the next visit and continues with the game")
{
    testing::FakePreferences::Values kept;
    testing::MemoryBackend::Disk disk;
    {
        AppDriver driver(1366, 768, false);
        REQUIRE(driver.start_game());
        driver.app().act(screens::Intent{screens::ChooseSetting{screens::clock_row, 1}});
        driver.frame();
        driver.frame(4000);
        driver.app().perform(driver.app().mirror().answers.front().id);
        driver.settle();
        driver.app().act(screens::Intent{screens::PageCommand::GoHome});
        driver.settle();
        kept = driver.world.preferences.values;
        disk = driver.world.disk;
    }
    AppDriver later(1366, 768, false,
                    [&](testing::FakeWorld& world)
                    {
                        world.preferences.values = kept;
                        world.disk = disk;
                    });
    later.settle();
    REQUIRE(later.perform_on("saves", "Open: "));
    later.frame();
    CHECK(testing::is_written("0:04"));
}

TEST_CASE("a game that ended without a clock does not show times of another game")
{
    const auto tells = [](AppDriver& driver)
    {
        const auto& page = driver.app().mirror().page;
        return std::any_of(page.begin(), page.end(),
                           [](const screens::MirrorPassage& passage)
                           { return passage.text.find("Longest thinking time") != std::string::npos; });
    };
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.preferences.values["clock"] = "1"; });
    record::Game game = testing::finished_game(2);
    record::truncate(game, game.actions.size() - 1);
    driver.app().open_link(record::game_link(game));
    driver.settle();
    for (int i = 0; i < 40 && driver.app().mirror().page.empty(); ++i)
    {
        if (driver.app().mirror().answers.empty())
        {
            REQUIRE(driver.perform("I am ")); // lifts the curtain
        }
        driver.frame(4000);
        driver.app().perform(driver.app().mirror().answers.front().id);
        driver.settle();
    }
    CHECK(tells(driver));
    driver.app().open_link(record::game_link(testing::finished_game(3)));
    driver.settle();
    REQUIRE_FALSE(driver.app().mirror().page.empty());
    CHECK_FALSE(tells(driver));
}
