#include "app/home/kept_games.hpp"

#include "record/link/link.hpp"
#include "record/save.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using testing::AppDriver;
using testing::FakePreferences;
using testing::FakeWorld;
using testing::MemoryBackend;

namespace
{

/// What survives a tab: saves and settings; for a reload also the tab's session values.
struct Left
{
    MemoryBackend::Disk disk;
    FakePreferences preferences;
    std::int64_t time_ms = 0;

    static Left by(AppDriver& driver)
    {
        return {driver.world.disk, driver.world.preferences, driver.world.clock.time_ms + 1000};
    }

    /// Starts the App with what is left: in the same tab, as after a reload, or in a new one.
    std::unique_ptr<AppDriver> opened(bool same_tab, const std::string& link = {}) const
    {
        auto driver = std::make_unique<AppDriver>(1366.0F, 768.0F, false,
                                                  [&](FakeWorld& world)
                                                  {
                                                      world.disk = disk;
                                                      world.preferences = preferences;
                                                      world.clock.time_ms = time_ms;
                                                      world.clock.next = static_cast<std::uint64_t>(time_ms);
                                                      if (!same_tab)
                                                      {
                                                          world.preferences.here.clear();
                                                      }
                                                      if (!link.empty())
                                                      {
                                                          world.address.link = link;
                                                      }
                                                  });
        driver->settle();
        return driver;
    }
};

/// Gives the first answer `times` times, a second after one another.
void answer_some(AppDriver& driver, int times = 1)
{
    for (int i = 0; i < times; ++i)
    {
        driver.world.clock.time_ms += 1000;
        while (driver.app().mirror().answers.empty())
        {
            REQUIRE(driver.perform("I am "));
        }
        driver.app().perform(driver.app().mirror().answers.front().id);
        driver.settle();
    }
}

std::map<std::string, std::uint64_t> revisions(const AppDriver& driver)
{
    std::map<std::string, std::uint64_t> result;
    for (const auto& [key, game] : driver.world.disk.games)
    {
        result[key] = game.revision;
    }
    return result;
}

/// Returns the link of the whole game if the table shows it; empty on any other page.
std::string playing(AppDriver& driver)
{
    return driver.app().mirror().title.rfind("Round", 0) == 0 ? driver.app().diagnostics() : "";
}

/// Returns a link to a game that is not saved here.
std::string foreign_link()
{
    record::Game game = testing::game_of({.players = 3, .seed = 4711});
    return record::game_link(game);
}

} // namespace

TEST_CASE("opening a game writes nothing: a reload, a second tab, the list, the way back")
{
    AppDriver first(1366, 768, false);
    REQUIRE(first.start_game());
    answer_some(first, 3);
    const auto written = revisions(first);
    const std::string game = playing(first);
    REQUIRE_FALSE(game.empty());
    Left left = Left::by(first);
    for (const bool same_tab : {true, true, false})
    {
        const auto again = left.opened(same_tab);
        CHECK(playing(*again) == game);
        CHECK(revisions(*again) == written);
        REQUIRE(again->perform("To the start page"));
        REQUIRE(again->perform("Back to the game"));
        REQUIRE(again->perform("To the start page"));
        REQUIRE(again->perform_on("saves", "Open: "));
        CHECK(playing(*again) == game);
        REQUIRE(again->perform("History"));
        REQUIRE(again->perform("Return to the game"));
        CHECK(revisions(*again) == written);
        CHECK_FALSE(again->app().unsaved());
    }
    // The first tab was not disturbed.
    answer_some(first);
    CHECK(playing(first) != game);
    CHECK(first.app().mirror().title.find("another tab") == std::string::npos);

    const auto playing_on = left.opened(true);
    answer_some(*playing_on);
    CHECK(revisions(*playing_on) != written);
}

TEST_CASE("an action is one write of the whole game with its log lines, made before the next frame")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    const auto& game = driver.world.disk.games.begin()->second;
    std::size_t max_told = 0;
    constexpr std::uint32_t actions = 120;
    for (std::uint32_t action = 0; action < actions; ++action)
    {
        while (driver.app().mirror().answers.empty())
        {
            REQUIRE(driver.perform("I am "));
        }
        const std::uint64_t revision = game.revision;
        const std::size_t told = driver.app().mirror().log.size();
        driver.app().perform(driver.app().mirror().answers.back().id);
        REQUIRE(game.revision == revision + 1);
        const auto saved = record::load_save(game.newest);
        REQUIRE(saved.ok());
        REQUIRE(saved->cursor == action + 1);
        driver.settle();
        REQUIRE(game.revision == revision + 1);
        max_told =
            std::max(max_told, driver.app().mirror().log.size() - std::min(told, driver.app().mirror().log.size()));
    }
    CHECK(max_told > 1); // some actions add several lines
}

TEST_CASE("taking another tab's state writes nothing, and the start page lists it as it is")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    answer_some(driver, 2);
    const Left left = Left::by(driver);
    const auto other = left.opened(false);
    answer_some(*other, 3);
    driver.world.disk.games = other->world.disk.games;
    answer_some(driver);
    REQUIRE(driver.app().mirror().title == "This game was played on in another tab");
    CHECK(driver.app().unsaved()); // the actions played here are not saved yet
    REQUIRE(driver.perform("Take the newer one"));
    CHECK(playing(driver) == playing(*other));
    CHECK(revisions(driver) == revisions(*other));
    CHECK_FALSE(driver.app().unsaved());
    REQUIRE(driver.perform("To the start page"));
    REQUIRE(driver.perform_on("saves", "Open: "));
    CHECK(playing(driver) == playing(*other));
}

TEST_CASE("a followed link is not saved until something is played, and the address restores it")
{
    AppDriver own(1366, 768, false);
    REQUIRE(own.start_game());
    answer_some(own, 2);
    const std::string mine = playing(own);
    const Left left = Left::by(own);
    const std::string link = foreign_link();
    const auto driver = left.opened(true, link);
    REQUIRE(playing(*driver) == link);
    CHECK(revisions(*driver) == revisions(own));
    CHECK(driver->world.address.shown == link);
    CHECK_FALSE(driver->app().unsaved());

    SECTION("a flood of links leaves nothing behind")
    {
        for (int seed = 1; seed < 40; ++seed)
        {
            driver->app().open_link(
                record::game_link(testing::game_of({.players = 2, .seed = static_cast<std::uint64_t>(seed)})));
            driver->settle();
        }
        CHECK(revisions(*driver) == revisions(own));
    }
    SECTION("the start page does not show it in the address, the way back does")
    {
        REQUIRE(driver->perform("To the start page"));
        CHECK(driver->world.address.shown.empty());
        REQUIRE(driver->perform("Back to the game"));
        CHECK(driver->world.address.shown == link);
    }
    SECTION("a reload without the link opens the tab's previous game")
    {
        CHECK(playing(*Left::by(*driver).opened(true)) == mine);
        CHECK(playing(*Left::by(*driver).opened(false)) == mine);
    }
    SECTION("a bad link leaves it in the address")
    {
        driver->app().open_link("p1.zzz");
        driver->settle();
        CHECK(driver->world.address.shown == link);
    }
    SECTION("a pasted address is shown as the link in it")
    {
        driver->app().open_link("https://example.org/game#" + record::game_link(testing::game_of({.players = 2})));
        driver->settle();
        CHECK(driver->world.address.shown == record::game_link(testing::game_of({.players = 2})));
    }
    SECTION("the first action saves it, and a reload goes on with it")
    {
        answer_some(*driver);
        const std::string played = playing(*driver);
        CHECK(driver->world.disk.games.size() == 2);
        CHECK(driver->world.address.shown.empty());
        CHECK(playing(*Left::by(*driver).opened(true)) == played);
        CHECK(playing(*Left::by(*driver).opened(false)) == played);
    }
    SECTION("another game at the table takes it out of the address")
    {
        REQUIRE(driver->perform("To the start page"));
        REQUIRE(driver->perform("Back to the game"));
        driver->world.files.chosen = platform::File{"game.elgrande", own.world.disk.games.begin()->second.newest};
        driver->settle();
        CHECK(playing(*driver) == mine);
        CHECK(driver->world.address.shown.empty());
    }
}

TEST_CASE("each tab reloads into its own game, a new tab into the newest one")
{
    AppDriver first(1366, 768, false);
    REQUIRE(first.start_game());
    answer_some(first, 2);
    const std::string game = playing(first);
    const auto second = Left::by(first).opened(false);
    REQUIRE(second->perform("To the start page"));
    REQUIRE(second->start_game());
    answer_some(*second, 3);
    const std::string other = playing(*second);
    REQUIRE(other != game);

    // The state after the second tab, as the first tab sees it.
    Left left = Left::by(*second);
    left.preferences.here = first.world.preferences.here;
    CHECK(playing(*left.opened(true)) == game);
    CHECK(playing(*left.opened(false)) == other);
    CHECK(playing(*Left::by(*second).opened(true)) == other);

    REQUIRE(second->perform("To the start page"));
    CHECK(Left::by(*second).opened(true)->button("Play against computers") >= 0);
    CHECK(Left::by(*second).opened(false)->button("Play against computers") >= 0);
}

TEST_CASE("a tab that resumed a game stays with it when another tab begins one")
{
    AppDriver first(1366, 768, false);
    REQUIRE(first.start_game());
    answer_some(first, 2);
    const std::string game = playing(first);
    const auto tab = Left::by(first).opened(false);
    REQUIRE(playing(*tab) == game);
    const auto other = Left::by(*tab).opened(false);
    REQUIRE(other->perform("To the start page"));
    REQUIRE(other->start_game());
    answer_some(*other, 3);
    Left left = Left::by(*other);
    left.preferences.here = tab->world.preferences.here;
    CHECK(playing(*left.opened(true)) == game);
}

TEST_CASE("the start page opens again after a reload, even if the clock was set back")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    answer_some(driver, 2);
    driver.world.clock.time_ms -= 3'600'000;
    REQUIRE(driver.perform("To the start page"));
    CHECK(Left::by(driver).opened(false)->button("Play against computers") >= 0);
}

TEST_CASE("a killed browser may lose its last settings, but not the newest game")
{
    AppDriver driver(1366, 768, false);
    const auto fresh = driver.world.preferences;
    REQUIRE(driver.start_game());
    answer_some(driver, 2);
    REQUIRE(driver.perform("To the start page"));
    const auto at_home = driver.world.preferences;
    driver.world.clock.time_ms += 1000;
    REQUIRE(driver.start_game());
    answer_some(driver, 3);
    const std::string newest = playing(driver);
    Left left = Left::by(driver);

    SECTION("they name the start page, from before the game was saved")
    {
        left.preferences = at_home;
        CHECK(playing(*left.opened(false)) == newest);
    }
    SECTION("they are empty")
    {
        left.preferences = fresh;
        CHECK(playing(*left.opened(false)) == newest);
    }
    SECTION("they name a game that was not saved")
    {
        left.preferences.values["open"] = "game-never 1999999999999";
        CHECK(playing(*left.opened(false)) == newest);
        left.preferences.here["open"] = "game-never";
        CHECK(playing(*left.opened(true)) == newest);
    }
    SECTION("a start page opened on purpose is kept")
    {
        REQUIRE(driver.perform("To the start page"));
        left = Left::by(driver);
        CHECK(left.opened(true)->button("Play against computers") >= 0);
        CHECK(left.opened(false)->button("Play against computers") >= 0);
        left.preferences.values["open"].clear(); // as older versions wrote it
        CHECK(left.opened(false)->button("Play against computers") >= 0);
    }
    SECTION("a list that arrives late does not interrupt a player who reads the rules")
    {
        left.preferences = fresh;
        left.disk.slow = true;
        const auto late = left.opened(false);
        REQUIRE(late->perform("Rules"));
        late->world.disk.waiting.at(0)();
        late->settle();
        CHECK(playing(*late).empty());
    }
}

TEST_CASE("with full storage the game counts as unsaved, and space freed by deleting is used at once")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    answer_some(driver);
    REQUIRE(driver.perform("To the start page"));
    REQUIRE(driver.start_game());
    CHECK_FALSE(driver.app().unsaved());
    driver.world.disk.state = platform::StorageState::Full;
    answer_some(driver, 4);
    CHECK(driver.app().unsaved());
    CHECK(driver.app().mirror().notice.find("no room to save") != std::string::npos);
    CHECK_FALSE(driver.app().wants_frame());
    CHECK_FALSE(driver.app().next_wake_ms().has_value()); // a retry draws nothing
    const std::string game = playing(driver);

    SECTION("by a later retry")
    {
        driver.world.storage.retry();
        CHECK_FALSE(driver.app().wants_frame());
        CHECK(driver.app().unsaved());
        driver.world.disk.state = platform::StorageState::Ready;
        driver.world.storage.retry();
    }
    SECTION("by deleting the other game")
    {
        driver.world.disk.room_after_erasing = true;
        REQUIRE(driver.perform("To the start page"));
        CHECK(driver.app().unsaved());
        driver.open_page("saves");
        const auto& buttons = driver.app().mirror().buttons;
        const auto last = std::find_if(buttons.rbegin(), buttons.rend(),
                                       [](const auto& button) { return button.label.rfind("Delete: ", 0) == 0; });
        REQUIRE(last != buttons.rend());
        driver.app().perform(last->id);
        driver.settle();
        CHECK(driver.world.disk.games.size() == 1);
        REQUIRE(driver.perform("Close"));
    }
    CHECK_FALSE(driver.app().unsaved());
    driver.settle();
    CHECK(driver.app().mirror().notice.empty());
    driver.perform("Back to the game");
    CHECK(playing(*Left::by(driver).opened(true)) == game);
}

TEST_CASE("saves that could not be read at the start are listed when the storage works again")
{
    AppDriver first(1366, 768, false);
    REQUIRE(first.start_game());
    answer_some(first, 2);
    REQUIRE(first.perform("To the start page"));
    Left left = Left::by(first);
    left.disk.state = platform::StorageState::Full;
    left.disk.unreadable = true;
    const auto driver = left.opened(false);
    CHECK_FALSE(driver->offers_on("saves", "Open: "));
    REQUIRE(driver->start_game());
    driver->world.disk.unreadable = false;
    driver->world.disk.state = platform::StorageState::Ready;
    driver->world.storage.retry();
    driver->settle();
    REQUIRE(driver->perform("To the start page"));
    driver->open_page("saves");
    const auto& buttons = driver->app().mirror().buttons;
    CHECK(std::count_if(buttons.begin(), buttons.end(),
                        [](const auto& button) { return button.label.rfind("Open: ", 0) == 0; })
          == 2);
}

TEST_CASE("a storage of a newer version is reported in the page's own words, and play goes on")
{
    AppDriver driver(1366, 768, false, [](FakeWorld& world) { world.disk.state = platform::StorageState::Outdated; });
    driver.settle();
    CHECK(driver.app().mirror().notice.find("newer version") != std::string::npos);
    CHECK(driver.app().mirror().notice.find("no room") == std::string::npos);
    REQUIRE(driver.start_game());
    answer_some(driver, 3);
    CHECK_FALSE(playing(driver).empty());
    CHECK(driver.app().unsaved());
}

TEST_CASE("a file that is too large is refused with its size and the limit, and offers no download")
{
    AppDriver driver(1366, 768, false);
    using Error = platform::File::Error;
    driver.world.files.chosen = platform::File{"holiday.zip", {}, Error::TooLarge, 300 * 1024};
    driver.settle();
    CHECK(driver.app().mirror().title == "This file cannot be opened");
    CHECK(driver.app().mirror().prompt.find("holiday.zip") != std::string::npos);
    CHECK(driver.app().mirror().prompt.find("300 KB") != std::string::npos);
    CHECK(driver.app().mirror().prompt.find("256 KB") != std::string::npos);
    CHECK(driver.button("Download") < 0);
    REQUIRE(driver.perform("OK"));

    driver.world.files.chosen = platform::File{"my folder", {}, Error::Unreadable};
    driver.settle();
    CHECK(driver.app().mirror().prompt.find("my folder") != std::string::npos);
    CHECK(driver.button("Download") < 0);
    REQUIRE(driver.perform("OK"));

    driver.world.files.chosen = platform::File{"a", {}, Error::Several};
    driver.settle();
    CHECK(driver.app().mirror().prompt.find("one at a time") != std::string::npos);
    REQUIRE(driver.perform("OK"));
    CHECK(driver.button("Play against computers") >= 0);
}

TEST_CASE("the newest of many saved games are listed, and the older ones on request")
{
    AppDriver driver(1366, 768, false, [](FakeWorld& world) { testing::keep_games(world, 40, {.players = 2}); });
    driver.settle();
    const auto listed = [&]
    {
        const auto& buttons = driver.app().mirror().buttons;
        return std::count_if(buttons.begin(), buttons.end(),
                             [](const auto& button) { return button.label.rfind("Open: ", 0) == 0; });
    };
    driver.open_page("saves");
    CHECK(listed() == 12);
    CHECK(driver.button("Open: No. 39") >= 0);
    CHECK(driver.button("Open: No. 27") < 0);
    static_cast<void>(driver.app().target(driver.button("Older games (28)"))); // scrolls there
    driver.settle();
    REQUIRE(driver.app().target(driver.button("Older games (28)")).has_value());
    driver.click(*driver.app().target(driver.button("Older games (28)")));
    driver.settle();
    CHECK(listed() == 24);
    REQUIRE(driver.perform("Older games (16)"));
    CHECK(listed() == 40);
    CHECK(driver.button("Older games") < 0);
    REQUIRE(driver.perform("Open: No. 0"));
    CHECK_FALSE(playing(driver).empty());
}
