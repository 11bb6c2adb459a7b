// The start page: the ways into a game, and how soon somebody new plays.
#include "app/home/kept_games.hpp"
#include "app/quick_game.hpp"
#include "record/save.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/fake_rooms.hpp"
#include "support/hands.hpp"
#include "support/thinking.hpp"
#include "support/visitor.hpp"
#include "support/written.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

enum class By
{
    Mouse,
    Finger,
    Keyboard,
    Mirror
};

/// Gives an answer or presses a button, in the mirror or at its place on the screen.
void press(AppDriver& driver, By by, int id)
{
    REQUIRE(id >= 0);
    if (by == By::Mirror)
    {
        driver.app().perform(id);
        driver.settle();
        return;
    }
    REQUIRE((by == By::Keyboard ? testing::enter(driver, id) : testing::tap(driver, id)));
}

/// Lets the computers answer until the person is asked.
void let_them_play(AppDriver& driver)
{
    driver.world.brains.think = testing::cached_answer;
    for (int i = 0; i < 400 && driver.app().mirror().answers.empty(); ++i)
    {
        driver.world.brains.answer();
        driver.frame(100);
    }
    REQUIRE_FALSE(driver.app().mirror().answers.empty());
}

record::Game saved_game(AppDriver& driver)
{
    REQUIRE(driver.world.disk.games.size() == 1);
    auto loaded = record::load_save(driver.world.disk.games.begin()->second.newest);
    REQUIRE(loaded.ok());
    return loaded->game;
}

} // namespace

TEST_CASE("a newcomer bids in a game against computers with the second action, whatever they play")
{
    const By by = GENERATE(By::Mouse, By::Finger, By::Keyboard, By::Mirror);
    CAPTURE(static_cast<int>(by));
    const bool finger = by == By::Finger;
    AppDriver driver(finger ? 390.0F : 1366.0F, finger ? 844.0F : 768.0F, finger,
                     [](testing::FakeWorld& world) { world.preferences.set("computers", "3"); });
    driver.settle();
    press(driver, by, driver.button(english(Key::HomePlayComputers)));
    let_them_play(driver);
    const auto before = saved_game(driver);
    const auto person = std::find_if(before.players.begin(), before.players.end(),
                                     [](const record::Player& player) { return player.controller.is_person(); });
    CHECK(record::last_state(before).decision.question == Question::Bid);
    CHECK(record::last_state(before).decision.seat == person - before.players.begin());
    CHECK(driver.button(english(Key::AdviceAsk)) >= 0);
    press(driver, by, driver.app().mirror().answers.front().id);
    CHECK(saved_game(driver).actions.size() == before.actions.size() + 1);
}

TEST_CASE("in a game against computers the seats and the first bid are drawn, and the rest is the classic game")
{
    std::set<Seat> persons;
    std::set<int> first;
    for (std::uint64_t random = 0; random < 200; ++random)
    {
        const record::Game game = quick_game(2, random * 0x9e3779b97f4a7c15U);
        REQUIRE_FALSE(record::validate_game(game).has_value());
        CHECK(game.setup.edition == Edition::Classic);
        CHECK(game.setup.rounds == 9);
        REQUIRE(game.players.size() == 4);
        int people = 0;
        for (Seat seat = 0; seat < 4; ++seat)
        {
            const int level = game.players[seat].controller.computer_level;
            CHECK((level == 0 || level == 2));
            people += level == 0 ? 1 : 0;
            if (level == 0)
            {
                persons.insert(seat);
                CHECK(game.players[seat].colour == record::Colour::Red);
            }
        }
        CHECK(people == 1);
        first.insert(record::last_state(game).decision.seat);
    }
    CHECK(persons == std::set<Seat>{1, 2, 3});
    CHECK(first == std::set<int>{0, 1, 2, 3});
}

TEST_CASE("undo does not lead back to the lot for the first bid")
{
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.preferences.set("computers", "3"); });
    driver.settle();
    REQUIRE(driver.perform(english(Key::HomePlayComputers)));
    let_them_play(driver);
    driver.app().act(GameCommand::Undo);
    driver.settle();
    let_them_play(driver);
    CHECK(record::last_state(saved_game(driver)).decision.question == Question::Bid);
}

TEST_CASE("the level of the computers is chosen before the game and offered again")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    const std::string level = english(Key::HomeLevel) + ": ";
    CHECK(driver.chosen(level + english(Key::HomeEasy)));
    REQUIRE(driver.perform(level + english(Key::HomeHard)));
    REQUIRE(driver.perform(english(Key::HomePlayComputers)));
    CHECK(saved_game(driver).players[0].controller.computer_level == 3);
    const std::string kept = driver.world.preferences.get("level").value_or("");
    AppDriver later(1366, 768, false, [&](testing::FakeWorld& world) { world.preferences.set("level", kept); });
    later.settle();
    CHECK(later.chosen(level + english(Key::HomeHard)));
    for (const char* wrong : {"", "0", "4", "33", "x"})
    {
        AppDriver bad(1366, 768, false, [&](testing::FakeWorld& world) { world.preferences.set("level", wrong); });
        bad.settle();
        CHECK(bad.chosen(level + english(Key::HomeEasy)));
    }
}

TEST_CASE("the ways into a game stand in the order in which a newcomer needs them, after a game that goes on")
{
    const bool played = GENERATE(false, true);
    const bool phone = GENERATE(false, true);
    AppDriver driver(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone,
                     [&](testing::FakeWorld& world) { testing::keep_games(world, played ? 1 : 0, {.players = 3}); });
    driver.settle();
    const std::array ways{english(Key::HomeContinue),
                          english(Key::HomePlayComputers),
                          played ? english(Key::LearnLessons) : english(Key::HomeLearn),
                          english(Key::PuzzleDaily),
                          english(Key::HomeTogether),
                          english(Key::HomeAllGames),
                          english(Key::HomeSaves)};
    int last = -1;
    for (const std::string& way : ways)
    {
        CAPTURE(way);
        const int id = driver.button(way);
        const bool expected = played || way != english(Key::HomeContinue);
        CHECK((id >= 0) == expected);
        CHECK((!expected || id > last));
        last = std::max(last, id);
    }
    CHECK(testing::is_written("Red’s turn") == played);
}

TEST_CASE("all games and editions begin with the editions, a game for people with the players")
{
    const Key way = GENERATE(Key::HomeAllGames, Key::HomeTogether, Key::RoomTitle);
    const bool all_games = way == Key::HomeAllGames;
    const auto [width, height] =
        GENERATE(std::pair(390.0F, 844.0F), std::pair(1366.0F, 768.0F), std::pair(1920.0F, 1080.0F));
    testing::FakeNetwork network;
    AppDriver driver(width, height, width < 500, [&](testing::FakeWorld& world) { world.rooms.network = &network; });
    driver.settle();
    const std::string label = english(way);
    const std::string title = all_games ? label : english(Key::ButtonNewGame);
    CAPTURE(label, width);
    press(driver, By::Mirror, driver.button(label));
    CHECK(driver.app().mirror().title == title);
    CHECK(testing::is_written(title));
    const auto& items = driver.app().ui().items();
    const auto drawn = [&](Id id)
    { return std::find_if(items.begin(), items.end(), [id](const Ui::Item& item) { return item.id == id; }); };
    const auto edition = drawn(id_of("edition", 0));
    const auto seat = drawn(id_of("played by", 0));
    REQUIRE(edition != items.end());
    REQUIRE(seat != items.end());
    const bool editions_first = all_games || width == 1366; // above the two columns
    CHECK((edition < seat) == editions_first);
    CHECK((edition->whole.x + edition->whole.y < seat->whole.x + seat->whole.y) == editions_first);
}

TEST_CASE("the button for the settings has its name wherever there is room")
{
    const auto [width, height, named] = GENERATE(std::tuple(1366.0F, 768.0F, true), std::tuple(1024.0F, 768.0F, true),
                                                 std::tuple(820.0F, 1180.0F, true), std::tuple(390.0F, 844.0F, false));
    CAPTURE(width);
    AppDriver driver(width, height, width < 1000);
    driver.settle();
    CHECK(driver.button(english(Key::SettingsTitle)) >= 0);
    CHECK(testing::is_written(english(Key::SettingsTitle)) == named);
}

TEST_CASE("on a large screen the texts of the start page have at least 21 pixels")
{
    AppDriver driver(1920, 1080, false);
    driver.settle();
    const float zoom = driver.app().ui().zoom();
    for (const Key text : {Key::GameSubtitle, Key::HomeEasyAbout, Key::HomePlayAbout, Key::GameFanProject})
    {
        CAPTURE(english(text));
        CHECK(testing::size_written(english(text)) * zoom >= 21);
    }
}

TEST_CASE("all saved games are one press away")
{
    AppDriver driver(390, 844, true, [](testing::FakeWorld& world) { testing::keep_games(world, 3, {.players = 3}); });
    driver.settle();
    press(driver, By::Finger, driver.button(english(Key::HomeSaves)));
    CHECK(driver.app().mirror().title == english(Key::HomeSavedGames));
    const auto first = driver.app().target(driver.button(english(Key::HomeSaveOpen) + ": "));
    REQUIRE(first.has_value());
}

TEST_CASE("a press on who plays a seat opens a list, which sets it by any hand or closes without a change")
{
    const By by = GENERATE(By::Mouse, By::Finger, By::Keyboard, By::Mirror);
    const auto [width, height] = GENERATE(std::pair(1366.0F, 768.0F), std::pair(360.0F, 640.0F));
    CAPTURE(static_cast<int>(by), width);
    AppDriver driver(width, height, by == By::Finger);
    driver.open_page("games");
    const auto offered = [&](Key who) { return driver.button("Blue is played by: " + english(who)); };
    press(driver, by, offered(Key::CourtPerson));
    for (const Key who : {Key::CourtPerson, Key::CourtEasy, Key::CourtMedium, Key::CourtHard})
    {
        CAPTURE(english(who));
        CHECK(offered(who) >= 0);
    }
    CHECK(driver.chosen("Blue is played by: " + english(Key::CourtPerson)));
    testing::check_areas(driver.app().ui(), by == By::Finger);
    press(driver, by, offered(Key::CourtHard));
    CHECK(offered(Key::CourtHard) >= 0);
    CHECK(offered(Key::CourtPerson) < 0);
    press(driver, by, offered(Key::CourtHard));
    CHECK(offered(Key::CourtPerson) >= 0);
    by == By::Keyboard || by == By::Mirror ? driver.press(ImGuiKey_Escape) : driver.click({2, 2});
    driver.settle();
    CHECK(offered(Key::CourtHard) >= 0);
    CHECK(offered(Key::CourtPerson) < 0);
    CHECK(driver.app().mirror().title == english(Key::HomeAllGames));
}

TEST_CASE("to play together, every seat of the form is a person's")
{
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    REQUIRE(driver.perform("Blue is played by: " + english(Key::CourtPerson)));
    REQUIRE(driver.perform("Blue is played by: " + english(Key::CourtEasy)));
    REQUIRE(driver.perform(english(Key::ButtonClose)));
    REQUIRE(driver.perform(english(Key::HomeTogether)));
    CHECK(driver.button("Blue is played by: " + english(Key::CourtPerson)) >= 0);
    REQUIRE(driver.perform(english(Key::HomeStart)));
    for (const record::Player& player : saved_game(driver).players)
    {
        CHECK(player.controller.is_person());
    }
}
