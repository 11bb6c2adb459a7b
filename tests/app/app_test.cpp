#include "support/app_driver.hpp"

#include "app/game_session.hpp"
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "rules/playout.hpp"
#include "screens/help/topics.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>

using namespace elgrande;
using testing::AppDriver;

namespace
{

/// Plays the answer number `which` of the mirror, lifting the curtain if necessary. Returns false if there is no
/// answer.
bool answer_by_button(AppDriver& driver, std::uint32_t which)
{
    for (int i = 0; i < 3 && driver.app().mirror().answers.empty(); ++i)
    {
        if (!driver.perform("I am "))
        {
            return false;
        }
    }
    const auto& answers = driver.app().mirror().answers;
    if (answers.empty())
    {
        return false;
    }
    driver.app().perform(answers[which % answers.size()].id);
    return true;
}

std::string state_link(AppDriver& driver)
{
    return driver.app().diagnostics();
}

} // namespace

TEST_CASE("a whole game can be played from the mirror alone, to the crowning")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    Random random(5);
    int answers = 0;
    while (driver.app().mirror().prompt.find("El Grande") == std::string::npos
           && driver.app().mirror().prompt.find("victory") == std::string::npos)
    {
        REQUIRE(answer_by_button(driver, random.below(64)));
        REQUIRE(++answers < 4000);
    }
    driver.settle();
    CHECK(driver.perform("The board"));
    CHECK(driver.perform("The result"));
}

TEST_CASE("no frame is requested while nothing happens")
{
    AppDriver driver(1366, 768, false);
    CHECK(driver.settle());
    REQUIRE(driver.start_game());
    CHECK_FALSE(driver.app().wants_frame());
    CHECK_FALSE(driver.app().next_wake_ms().has_value());
}

TEST_CASE("every action is saved, and a new start finds the game where it was left")
{
    testing::MemoryBackend::Disk disk;
    std::map<std::string, std::string> preferences;
    std::string left;
    {
        AppDriver driver(1366, 768, false);
        REQUIRE(driver.start_game());
        for (std::uint32_t i = 0; i < 30; ++i)
        {
            REQUIRE(answer_by_button(driver, i * 7));
        }
        CHECK_FALSE(driver.app().unsaved());
        left = state_link(driver);
        disk = driver.world.disk;
        preferences = driver.world.preferences.values;
    }
    REQUIRE(disk.games.size() == 1);
    const auto prepare = [&](testing::FakeWorld& world)
    {
        world.disk = disk;
        world.preferences.values = preferences;
    };
    SECTION("a reload goes on with the game")
    {
        AppDriver again(1366, 768, false, prepare);
        again.settle();
        CHECK(state_link(again) == left);
    }
    SECTION("no button appears that would vanish when a slow storage answers")
    {
        AppDriver again(1366, 768, false,
                        [&](testing::FakeWorld& world)
                        {
                            prepare(world);
                            world.disk.slow = true;
                        });
        again.settle();
        CHECK(again.app().mirror().buttons.empty());
        CHECK(again.app().next_wake_ms().has_value());
        again.world.disk.waiting.at(0)();
        CHECK(again.app().wants_frame());
        again.settle();
        CHECK(state_link(again) == left);
    }
    SECTION("a storage that never answers does not keep the start page away")
    {
        AppDriver again(1366, 768, false,
                        [&](testing::FakeWorld& world)
                        {
                            prepare(world);
                            world.disk.slow = true;
                        });
        again.frame(5000);
        CHECK(again.button("Play against computers") >= 0);
    }
    SECTION("the newest generation is damaged: the one before it is opened")
    {
        disk.games.begin()->second.newest.resize(20);
        AppDriver again(1366, 768, false, prepare);
        again.settle();
        CHECK_FALSE(state_link(again).empty());
    }
    SECTION("both are damaged: the start page lists the game and can only download it")
    {
        disk.games.begin()->second.newest.resize(20);
        disk.games.begin()->second.previous.resize(10);
        AppDriver again(1366, 768, false, prepare);
        again.settle();
        CHECK(state_link(again).empty());
        CHECK(again.button("Play against computers") >= 0);
    }
}

TEST_CASE("a bad link is reported and leaves the game untouched; a good one opens")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    REQUIRE(answer_by_button(driver, 0));
    const std::string before = state_link(driver);
    for (const char* link : {"g1.zzzz", "p1.", "nonsense", "g9.AAAA", "%%%"})
    {
        driver.app().open_link(link);
        driver.settle();
        CHECK(driver.app().mirror().title == "This link cannot be opened");
        CHECK(state_link(driver) == before);
        CHECK(driver.perform("OK"));
    }
    record::Game other;
    other.setup.players = 2;
    other.setup.seed = 99;
    const std::array colours{record::Colour::Blue, record::Colour::Purple};
    other.players = record::players_of(colours);
    driver.app().open_link("#" + record::game_link(other));
    driver.settle();
    CHECK(state_link(driver) == record::game_link(other));
    CHECK(driver.world.disk.games.size() == 1); // the previous game is kept
}

TEST_CASE("a failing storage is reported, and play goes on")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.world.disk.state = platform::StorageState::Full;
    for (std::uint32_t i = 0; i < 5; ++i)
    {
        REQUIRE(answer_by_button(driver, i));
    }
    driver.settle();
    CHECK(driver.app().mirror().notice.find("no room to save") != std::string::npos);
    CHECK(driver.world.disk.games.size() == 1);
    CHECK_FALSE(driver.app().mirror().answers.empty());
}

TEST_CASE("a full storage is reported once, and again after it has saved in between")
{
    AppDriver driver(1366, 768, false);
    driver.world.disk.state = platform::StorageState::Full;
    REQUIRE(driver.start_game());
    CHECK(driver.app().mirror().notice.find("no room to save") != std::string::npos);
    REQUIRE(driver.perform("Close"));
    CHECK(driver.app().mirror().notice.empty());
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    CHECK(driver.app().mirror().notice.empty());
    driver.world.disk.state = platform::StorageState::Ready;
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    driver.world.disk.state = platform::StorageState::Full;
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    CHECK_FALSE(driver.app().mirror().notice.empty());
    driver.world.disk.state = platform::StorageState::Ready;
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    CHECK(driver.app().mirror().notice.empty());
}

TEST_CASE("a tap anywhere on a phone's banner closes it, and does not reach the cards below")
{
    AppDriver driver(390, 844, true);
    driver.world.disk.state = platform::StorageState::Full;
    REQUIRE(driver.start_game());
    driver.settle();
    REQUIRE_FALSE(driver.app().mirror().notice.empty());
    const std::string before = driver.app().diagnostics();
    driver.click({30, 844 - 30}); // its text, far from the cross at the right
    driver.settle();
    CHECK(driver.app().mirror().notice.empty());
    CHECK_FALSE(driver.app().ui().visible_box(screens::id_of("close banner")).has_value());
    CHECK(driver.app().diagnostics() == before);
}

TEST_CASE("a slow storage is reported until it has written after all")
{
    AppDriver driver(1366, 768, false);
    driver.world.disk.slow = true;
    REQUIRE(driver.start_game());
    CHECK(driver.app().mirror().notice.find("slow to save") != std::string::npos);
    CHECK(driver.app().unsaved());
    REQUIRE(answer_by_button(driver, 0));
    driver.world.disk.slow = false;
    driver.world.disk.waiting.at(0)();
    CHECK(driver.app().wants_frame());
    driver.settle();
    CHECK(driver.app().mirror().notice.empty());
    CHECK_FALSE(driver.app().unsaved());
    CHECK(driver.world.disk.games.begin()->second.revision == 2);
}

TEST_CASE("another tab's newer save is announced, and the player chooses which one stays")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    const std::string mine = state_link(driver);
    platform::StoredGame& there = driver.world.disk.games.begin()->second;
    const platform::Bytes other_bytes = there.previous;
    const auto other = record::load_save(other_bytes);
    REQUIRE(other.ok());

    SECTION("the newer one is taken")
    {
        there.newest = other_bytes;
        ++there.revision;
        REQUIRE(answer_by_button(driver, 0));
        driver.settle();
        REQUIRE(driver.app().mirror().title == "This game was played on in another tab");
        REQUIRE(driver.perform("Take the newer one"));
        CHECK(state_link(driver) == record::game_link(other->game));
    }
    SECTION("this one is kept, and saved over it")
    {
        ++there.revision;
        REQUIRE(answer_by_button(driver, 0));
        driver.settle();
        REQUIRE(driver.perform("Keep this one"));
        const auto saved = record::load_save(driver.world.disk.games.begin()->second.newest);
        REQUIRE(saved.ok());
        CHECK(record::game_link(saved->game) == state_link(driver));
        CHECK(state_link(driver) != mine);
    }
}

TEST_CASE("undo takes back the last action, redo plays it again, history looks back and returns")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    const std::string one = state_link(driver);
    REQUIRE(answer_by_button(driver, 0));
    driver.settle();
    const std::string two = state_link(driver);
    driver.type('u');
    driver.settle();
    driver.perform("The table agrees"); // necessary if another player has decided since
    CHECK(state_link(driver) == one);
    driver.type('r');
    driver.settle();
    CHECK(state_link(driver) == two);
    REQUIRE(driver.perform("History"));
    CHECK(driver.app().mirror().answers.empty());
    REQUIRE(driver.perform("Return to the game"));
    CHECK_FALSE(driver.app().mirror().answers.empty());
    CHECK(state_link(driver) == two);
}

TEST_CASE("the first line of the log leads to the beginning of the game")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    for (std::uint32_t i = 0; i < 3; ++i)
    {
        REQUIRE(answer_by_button(driver, i));
        driver.settle();
    }
    const auto areas = driver.app().ui().items();
    const auto line =
        std::find_if(areas.begin(), areas.end(),
                     [](const screens::Ui::Item& area) { return area.id == screens::id_of("log row", 0); });
    REQUIRE(line != areas.end());
    driver.click({line->box.middle_x(), line->box.middle_y()});
    driver.settle();
    CHECK(driver.button("Return to the game") >= 0);
    CHECK(driver.button("Earlier") < 0); // the first moment
    REQUIRE(driver.perform("Return to the game"));
    REQUIRE(driver.perform("History")); // begins at the end
    CHECK(driver.button("Earlier") >= 0);
}

TEST_CASE("a short game has six rounds, and its track counts them from 1 to 6")
{
    // 2023 (English), lines 770-771: the marker begins on space 2 and skips spaces 4 and 7
    AppDriver driver(1366, 768, false);
    const record::Game game = testing::game_of({.players = 3, .rounds = 6});
    driver.app().open_link(record::game_link(game));
    driver.settle();
    CHECK(driver.app().mirror().title == "Round 1 of 6");
    const words::Localizer localizer;
    const screens::GameSession room(localizer, game, 0, "", "");
    CHECK(words::plain(room.shown().log.front().said) == "Round 1");
    const auto title = [&](int step)
    { return screens::explanation_of(room.shown(), board::Target::of_step(step), {})->title; };
    CHECK(title(0) == "Round 1");
    CHECK(title(1) == "Round 2");
    CHECK(title(2) == "General scoring after round 2");
    CHECK(title(3) == "Round 3");
    const board::Track track = board::track_of(6, 9, false);
    CHECK(track.steps[0].number == 1); // the number on the board, at the marker too
    CHECK(track.steps[static_cast<std::size_t>(track.current)].number == 6);
}

TEST_CASE("a short game counts its six rounds in the title, the scorings and the list of saved games alike")
{
    // 2023 (English), lines 770-771
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 3, .rounds = 6})));
    driver.settle();
    CHECK(testing::is_written("Round 1 of 6"));
    CHECK(testing::is_written("scoring after round 2"));
    const record::Game game =
        testing::game_until({.players = 3, .rounds = 6, .seed = 1}, [](const State& state)
                            { return state.round == 5 && state.decision.question == Question::Bid; });
    driver.app().open_link(record::game_link(game));
    driver.settle();
    CHECK(testing::is_written("Round 3 of 6"));
    REQUIRE(driver.perform("Last scoring"));
    CHECK(driver.app().mirror().page.at(0).text == "General scoring after round 2");
    CHECK(testing::is_written("General scoring after round 2"));
    REQUIRE(driver.perform("Close"));
    driver.app().perform(driver.app().mirror().answers.at(0).id); // saves it
    driver.settle();
    REQUIRE(driver.perform("To the start page"));
    CHECK(testing::is_written("Classic · round 3"));
}

TEST_CASE("the table can be played with the keyboard alone")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    // Tab reaches an answer, and Enter plays it.
    for (int answers = 0; answers < 12; ++answers)
    {
        const std::string before = state_link(driver);
        for (int tabs = 0; tabs < 40 && state_link(driver) == before; ++tabs)
        {
            driver.press(ImGuiKey_Tab);
            driver.press(ImGuiKey_Enter);
            if (driver.button("Close") >= 0)
            {
                driver.press(ImGuiKey_Escape);
            }
            driver.perform("Return to the game");
            driver.perform("Cancel");
        }
        REQUIRE(state_link(driver) != before);
        driver.settle();
    }
}

TEST_CASE("the start page remembers the last game's names, colours, rounds and options")
{
    std::map<std::string, std::string> preferences;
    {
        AppDriver driver(1366, 768, false);
        driver.open_page("games");
        REQUIRE(driver.perform("Players: 3"));
        REQUIRE(driver.perform("6 rounds"));
        REQUIRE(driver.perform("Veto cards"));
        REQUIRE(driver.perform("Hidden hands"));
        REQUIRE(driver.start_game());
        preferences = driver.world.preferences.values;
    }
    REQUIRE(preferences.contains("new game"));
    preferences["open"] = " 1790000000000"; // the start page was opened on purpose
    const auto begin = [&](const std::string& remembered)
    {
        preferences["new game"] = remembered;
        return std::make_unique<AppDriver>(1366.0F, 768.0F, false,
                                           [&](testing::FakeWorld& world) { world.preferences.values = preferences; });
    };
    const std::string good = preferences["new game"];
    const std::string link = good.substr(0, good.find('\n'));

    SECTION("all of it is chosen again, with other cards")
    {
        const auto driver = begin(link + "\nZoë\n\nRed");
        driver->open_page("games");
        CHECK(driver->button("Players: 3") < 0);
        CHECK(driver->chosen("6 rounds"));
        CHECK_FALSE(driver->chosen("Veto cards"));
        CHECK_FALSE(driver->chosen("Open Castillo"));
        CHECK(driver->chosen("Hidden hands"));
        REQUIRE(driver->start_game());
        CHECK(driver->world.preferences.values["new game"] == link + "\nZoë\nBlue\nRed");
    }
    SECTION("a damaged memory gives the usual game")
    {
        const auto bad = GENERATE(as<std::string>{}, "", "\n\n\n", "g1.", "p1.zzz\nAnna", "nonsense", "cut", "long");
        const auto driver = begin(bad == "cut"    ? link.substr(0, link.size() - 1) + "\nAnna"
                                  : bad == "long" ? std::string(200'000, 'g')
                                                  : bad);
        driver->open_page("games");
        CHECK(driver->button("Players: 4") < 0);
        CHECK(driver->chosen("9 rounds"));
        CHECK(driver->chosen("Veto cards"));
        CHECK(driver->start_game());
    }
    SECTION("long names make a game whose own name still fits into a save")
    {
        const auto driver = begin(link + "\nMaximiliane von Hohenlohe\nMaximilian von Hohenlohe\nŁŁŁŁŁŁŁŁŁŁŁŁŁŁŁŁŁŁŁŁ");
        REQUIRE(driver->start_game());
        REQUIRE(driver->perform("Download the game"));
        CHECK(record::load_save(driver->world.files.saved.begin()->second).ok());
    }
    SECTION("bad names are not taken, the rest is")
    {
        const auto driver = begin(link + "\n" + std::string(500, 'x') + "\n\xff\xfe\n\x01\x02\ntoo\nmany");
        driver->open_page("games");
        CHECK(driver->button("Players: 3") < 0);
        REQUIRE(driver->start_game());
        CHECK_FALSE(state_link(*driver).empty());
    }
}

TEST_CASE("the copied link opens the same position")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    REQUIRE(answer_by_button(driver, 0));
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("The whole game"));
    const auto copy = driver.app().target(driver.button("Copy link"));
    REQUIRE(copy.has_value());
    driver.click(*copy);
    REQUIRE(driver.world.clipboard.text == "https://example.org/#" + state_link(driver));
    const auto opened = record::open_link(driver.world.clipboard.text);
    CHECK(opened.ok());
}

TEST_CASE("a saved file is opened again, and any other file is refused with the reason")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    REQUIRE(answer_by_button(driver, 3));
    REQUIRE(driver.perform("Download the game"));
    REQUIRE(driver.world.files.saved.size() == 1);
    const platform::Bytes bytes = driver.world.files.saved.begin()->second;
    const std::string before = state_link(driver);
    REQUIRE(driver.perform("To the start page"));
    driver.world.files.chosen = platform::File{"game.elgrande", bytes};
    driver.settle();
    CHECK(state_link(driver) == before);
    driver.world.files.chosen = platform::File{"broken.elgrande", platform::Bytes(200, std::byte{7})};
    driver.settle();
    CHECK(driver.app().mirror().title == "This file cannot be opened");
    REQUIRE(driver.perform("OK"));
    CHECK(state_link(driver) == before);
}

TEST_CASE("a message says where a download was written, or that it could not be")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.world.files.result = {true, "files/game.elgrande"};
    REQUIRE(driver.perform("Download the game"));
    CHECK(driver.app().mirror().notice == "Saved: files/game.elgrande");
    driver.world.files.result.written = false;
    REQUIRE(driver.perform("Download the game"));
    CHECK(driver.app().mirror().notice == "This file could not be written: files/game.elgrande");
}
