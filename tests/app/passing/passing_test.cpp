// Games passed by link between devices; they continue the saved game that they belong to.
#include "app/passing/game_list.hpp"
#include "app/passing/save_match.hpp"
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

/// One of the devices that play a game.
struct Device
{
    explicit Device(const std::function<void(testing::FakeWorld&)>& prepare = {}) : driver(1366, 768, false, prepare)
    {
        driver.settle();
    }

    const Mirror& mirror() { return driver.app().mirror(); }
    bool passing() { return mirror().title == english(Key::PassTitle); }
    std::size_t saves() const { return driver.world.disk.games.size(); }

    void begin() { REQUIRE(driver.start_game()); }

    /// Plays the first or the last answer.
    void answer(bool last = false)
    {
        REQUIRE_FALSE(mirror().answers.empty());
        driver.app().perform(last ? mirror().answers.back().id : mirror().answers.front().id);
        driver.settle();
    }

    /// Opens the dialog if necessary, and copies the link.
    std::string pass()
    {
        if (!passing())
        {
            REQUIRE(driver.perform("Share"));
            REQUIRE(driver.perform(english(Key::SharePass)));
        }
        REQUIRE(passing());
        REQUIRE(driver.perform(english(Key::ButtonCopy)));
        REQUIRE(driver.perform(english(Key::PassStay)));
        return driver.world.clipboard.text;
    }

    void open(const std::string& link)
    {
        driver.app().open_link(link);
        driver.settle();
    }

    /// Waits until the replay of what happened meanwhile has ended.
    void catch_up()
    {
        for (int i = 0; i < 2000 && mirror().answers.empty() && driver.button("Return to the game") >= 0; ++i)
        {
            driver.frame(200);
        }
        driver.settle();
    }

    AppDriver driver;
};

} // namespace

TEST_CASE("a passed game opens at its next question, is saved at once, and is offered after each turn")
{
    Device ana;
    ana.begin();
    ana.answer();
    CHECK_FALSE(ana.passing()); // not offered until it was used once
    const std::vector<std::string> position = ana.mirror().position;
    const std::string link = ana.pass();
    CHECK(link.find("#t1.") != std::string::npos);
    CHECK(ana.mirror().position == position);

    Device bea;
    bea.open(link);
    CHECK(bea.saves() == 1);
    bea.catch_up();
    CHECK(bea.mirror().position == position);
    CHECK(bea.driver.world.address.shown.empty()); // a reload opens the saved game
    bea.answer();
    CHECK(bea.passing());
    CHECK(bea.mirror().prompt.find("is asked next") != std::string::npos);
}

TEST_CASE("a game that comes back continues its save, with the names in that save")
{
    Device ana;
    ana.begin();
    ana.answer();
    const std::string link = ana.pass();
    Device bea;
    bea.open(link);
    bea.catch_up();
    bea.answer();
    const std::string back = bea.pass();
    const std::vector<std::string> position = bea.mirror().position;

    REQUIRE(ana.saves() == 1);
    ana.open(back);
    ana.catch_up();
    CHECK(ana.saves() == 1);
    CHECK(ana.mirror().position == position);
    CHECK_FALSE(ana.mirror().answers.empty());

    ana.open(back); // the same link again
    CHECK(ana.saves() == 1);
    CHECK(ana.mirror().position == position);
}

TEST_CASE("what has happened meanwhile is replayed step by step before the question")
{
    Device ana;
    ana.begin();
    ana.answer();
    const std::string first = ana.pass();
    Device bea;
    bea.open(first);
    bea.catch_up();
    bea.answer();
    bea.driver.perform(english(Key::PassStay));
    bea.answer();
    const std::string back = bea.pass();

    ana.open(back);
    CHECK(ana.driver.button("Return to the game") >= 0);
    CHECK(ana.mirror().answers.empty());
    ana.catch_up();
    CHECK(ana.driver.button("Return to the game") < 0);
    CHECK_FALSE(ana.mirror().answers.empty());
}

TEST_CASE("an older link is reported as such, and nothing of the saved game is lost")
{
    Device ana;
    ana.begin();
    ana.answer();
    const std::string older = ana.pass();
    ana.answer();
    ana.driver.perform(english(Key::PassStay));
    const std::vector<std::string> position = ana.mirror().position;
    ana.open(older);
    CHECK(ana.mirror().title == english(Key::PassOlderTitle));
    SECTION("the saved game goes on")
    {
        REQUIRE(ana.driver.perform(english(Key::PassOlderGoOn)));
        CHECK(ana.mirror().position == position);
        CHECK_FALSE(ana.mirror().answers.empty());
    }
    SECTION("the older moment is looked at")
    {
        REQUIRE(ana.driver.perform(english(Key::PassOlderLook)));
        CHECK(ana.mirror().answers.empty());
        REQUIRE(ana.driver.perform("Return to the game"));
        CHECK(ana.mirror().position == position);
    }
    CHECK(ana.saves() == 1);
}

TEST_CASE("a game that continued differently is reported as such, and both are kept")
{
    Device ana;
    ana.begin();
    ana.answer();
    const std::string link = ana.pass();
    ana.answer();
    ana.driver.perform(english(Key::PassStay));
    const std::vector<std::string> mine = ana.mirror().position;
    Device bea;
    bea.open(link);
    bea.catch_up();
    bea.answer(true);
    const std::string other = bea.pass();
    const std::vector<std::string> theirs = bea.mirror().position;
    REQUIRE(mine != theirs);

    ana.open(other);
    CHECK(ana.mirror().title == english(Key::PassApartTitle));
    SECTION("the one from here")
    {
        REQUIRE(ana.driver.perform(english(Key::PassApartMine)));
        CHECK(ana.mirror().position == mine);
        CHECK(ana.saves() == 1);
    }
    SECTION("the one of the link")
    {
        REQUIRE(ana.driver.perform(english(Key::PassApartTheirs)));
        ana.catch_up();
        CHECK(ana.mirror().position == theirs);
        CHECK(ana.saves() == 2);
        ana.open(other); // which is known here now
        CHECK(ana.mirror().position == theirs);
        CHECK(ana.saves() == 2);
    }
}

TEST_CASE("after leaving the table no prompt to pass the game appears")
{
    Device ana;
    ana.begin();
    ana.answer();
    ana.pass();
    ana.driver.app().perform(ana.mirror().answers.front().id); // the next frame would open the prompt
    ana.driver.app().act(Intent{PageCommand::GoHome});
    ana.driver.settle();
    CHECK_FALSE(ana.passing());
}

TEST_CASE("the prompt after each turn can be switched off")
{
    Device ana;
    ana.begin();
    ana.answer();
    ana.pass();
    ana.answer();
    REQUIRE(ana.passing());
    REQUIRE(ana.driver.perform(english(Key::PassAfterTurns)));
    REQUIRE(ana.driver.perform(english(Key::PassStay)));
    ana.answer();
    CHECK_FALSE(ana.passing());
}

TEST_CASE("the link goes to the system's share dialog if there is one, and a failure is reported")
{
    Device ana([](testing::FakeWorld& world) { world.clipboard.shares = true; });
    ana.begin();
    ana.answer();
    REQUIRE(ana.driver.perform("Share"));
    REQUIRE(ana.driver.perform(english(Key::SharePass)));
    const bool works = GENERATE(true, false);
    ana.driver.world.clipboard.share_works = works;
    REQUIRE(ana.driver.perform(english(Key::PassSend)));
    CHECK(ana.driver.world.clipboard.shared.find("#t1.") != std::string::npos);
    CHECK(ana.mirror().prompt == english(works ? Key::PassSent : Key::PassNotSent));
    CHECK(ana.driver.world.clipboard.text.empty());
}

TEST_CASE("a passed game waits for the list of saved games, but not for ever")
{
    const record::Game game =
        testing::game_until({.players = 3, .seed = 5}, [](const State& state) { return state.round == 2; });
    Device slow(
        [&](testing::FakeWorld& world)
        {
            world.disk.slow = true;
            world.address.link = record::passed_link(game);
        });
    CHECK(slow.mirror().position.empty());
    const bool answered = GENERATE(true, false);
    if (answered)
    {
        for (const auto& answer : std::exchange(slow.driver.world.disk.waiting, {}))
        {
            answer();
        }
    }
    else
    {
        slow.driver.frame(4000);
    }
    slow.driver.settle();
    CHECK_FALSE(slow.mirror().position.empty());
}

TEST_CASE("the device remembers which games are played by link, even if the stored value is damaged")
{
    testing::FakePreferences preferences;
    preferences.values["by link"] = "a b! \x01 c c";
    GameList by_link = played_by_link(preferences);
    CHECK(by_link.contains("a"));
    CHECK_FALSE(by_link.contains("b!"));
    for (int i = 0; i < 60; ++i)
    {
        by_link.set("game" + std::to_string(i), true);
    }
    CHECK(by_link.contains("game59"));
    CHECK(by_link.contains("game20"));
    CHECK_FALSE(by_link.contains("game19"));
    by_link.set("game59", false);
    CHECK_FALSE(by_link.contains("game59"));
    CHECK(by_link.contains("game58"));
}
