// Games with computer players: who answers when, and what happens if they cannot.
#include "record/save.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/thinking.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::compute_answer;
using testing::english;
using words::Key;

namespace
{

/// A table of computer players of the first level, except for the first `people` seats. `pace` is the stored setting
/// for their pauses, and `moves` switches animations on.
struct Court
{
    explicit Court(std::size_t players, std::size_t people, const char* pace = "3", bool hidden = false,
                   bool moves = false)
        : driver(
            1366, 768, false,
            [&](testing::FakeWorld& world)
            {
                world.preferences.set("computers", pace);
                world.page.still = !moves;
                world.brains.think = [this](const platform::Bytes& asked) { return compute_answer(brain, asked); };
                record::Game game;
                game.setup.players = static_cast<std::uint8_t>(players);
                game.setup.hidden_hands = hidden;
                game.setup.seed = 4;
                game = testing::game_of(game.setup);
                for (std::size_t seat = people; seat < players; ++seat)
                {
                    game.players[seat].controller.computer_level = 1;
                }
                world.files.chosen = platform::File{"court.elgrande", record::save_game({.game = game, .name = ""})};
            })
    {
        driver.settle();
    }

    const Mirror& mirror() { return driver.app().mirror(); }
    bool is_asked() { return !mirror().answers.empty(); }
    testing::FakeBrains& brains() { return driver.world.brains; }

    record::SavedGame saved()
    {
        REQUIRE(driver.world.disk.games.size() == 1);
        auto loaded = record::load_save(driver.world.disk.games.begin()->second.newest);
        REQUIRE(loaded.ok());
        return *loaded;
    }

    /// Lets the computers answer until a person is asked or must take the screen, or the game is over.
    void let_them_play(double elapsed_ms = 16)
    {
        const auto rests = [&]
        { return is_asked() || driver.button("I am") >= 0 || driver.button(english(Key::ButtonRematch)) >= 0; };
        for (int i = 0; i < 4000 && !rests(); ++i)
        {
            brains().answer();
            driver.frame(elapsed_ms);
            if (!is_asked() && mirror().title == english(Key::ScoringLast))
            {
                driver.perform(english(Key::ButtonClose)); // the person has read the scoring table
            }
        }
    }

    /// Answers until a computer is asked.
    void answer_until_they_think()
    {
        for (int i = 0; i < 20 && !brains().is_thinking(); ++i)
        {
            answer_first();
        }
        REQUIRE(brains().is_thinking());
    }

    void answer_first()
    {
        REQUIRE(is_asked());
        driver.app().perform(mirror().answers.front().id);
        driver.settle();
    }

    brains::Brain brain;
    AppDriver driver;
};

} // namespace

TEST_CASE("a person alone with computers plays a whole game, and no curtain falls")
{
    Court court(4, 1);
    int answers = 0;
    for (; answers < 2000; ++answers)
    {
        court.let_them_play();
        if (!court.is_asked())
        {
            break;
        }
        REQUIRE(court.driver.button("I am") < 0);
        court.answer_first();
    }
    CHECK(answers > 20);
    const record::SavedGame saved = court.saved();
    CHECK(is_over(record::last_state(saved.game)));
    CHECK(saved.game.players[1].controller.computer_level == 1);
}

TEST_CASE("a game of computers alone plays to its end, and the prompt names their level")
{
    Court court(3, 0);
    court.brains().answer();
    CHECK(court.mirror().prompt.find(english(Key::CourtEasy)) != std::string::npos);
    CHECK_FALSE(court.is_asked());
    court.let_them_play(200);
    CHECK(is_over(record::last_state(court.saved().game)));
}

TEST_CASE("computers that are paused play nothing until they go on; another game begins without the pause")
{
    Court court(3, 0, "1");
    REQUIRE(court.driver.perform(english(Key::ButtonPause)));
    const auto played = [&] { return court.driver.app().mirror().log.size(); };
    const auto before = played();
    for (int i = 0; i < 50; ++i)
    {
        court.brains().answer();
        court.driver.frame(1000);
    }
    CHECK(played() == before);
    CHECK_FALSE(court.driver.app().wants_frame());
    CHECK(court.driver.button(english(Key::ButtonPause)) < 0);

    REQUIRE(court.driver.perform(english(Key::ButtonGoOn)));
    for (int i = 0; i < 50 && played() == before; ++i)
    {
        court.brains().answer();
        court.driver.frame(1000);
    }
    CHECK(played() > before);

    REQUIRE(court.driver.perform(english(Key::ButtonPause)));
    record::Game other = testing::game_of({.players = 3, .seed = 5});
    for (record::Player& player : other.players)
    {
        player.controller.computer_level = 1;
    }
    court.driver.world.files.chosen = platform::File{"other.elgrande", record::save_game({.game = other, .name = ""})};
    court.driver.settle();
    CHECK(court.driver.button(english(Key::ButtonPause)) >= 0);
}

TEST_CASE("computers wait until the table of a scoring has been closed")
{
    Court court(4, 1, "3", false, true);
    const auto waits = [&] { return !court.is_asked() && court.mirror().title == english(Key::ScoringLast); };
    for (int i = 0; i < 4000 && !waits(); ++i)
    {
        if (court.is_asked())
        {
            // A high bidder does not act last, so a computer bids first in the next round.
            court.driver.app().perform(court.mirror().answers.back().id);
            court.driver.settle();
            continue;
        }
        court.brains().answer();
        court.driver.frame(500);
    }
    REQUIRE(waits());
    const std::uint32_t cursor = court.saved().cursor;
    for (int i = 0; i < 100; ++i)
    {
        court.brains().answer();
        court.driver.frame(500);
    }
    CHECK(waits());
    CHECK(court.saved().cursor == cursor);
    REQUIRE(court.driver.perform(english(Key::ButtonClose)));
    court.let_them_play();
    CHECK(court.saved().cursor > cursor);
}

TEST_CASE("a computer computes once per question, and its answer waits for the chosen pace")
{
    Court court(3, 0, "0");
    REQUIRE(court.brains().asked == 1);
    for (int i = 0; i < 20; ++i)
    {
        court.driver.frame(100);
    }
    CHECK(court.brains().asked == 1);
    REQUIRE(court.brains().answer());
    court.driver.frame(10);
    CHECK(court.saved().cursor == 1); // the pause is over
    court.driver.frame(10);

    REQUIRE(court.brains().answer());
    court.driver.frame(10);
    CHECK(court.saved().cursor == 1);
    CHECK(court.driver.app().next_wake_ms().has_value());
    for (int i = 0; i < 30 && court.saved().cursor == 1; ++i)
    {
        court.driver.frame(100);
    }
    CHECK(court.saved().cursor == 2);
}

TEST_CASE("a touch makes the computer that is asked play at once")
{
    Court court(3, 0, "0");
    court.driver.click({680, 380});
    for (int i = 0; i < 5 && court.saved().cursor < 2; ++i)
    {
        court.brains().answer();
        court.driver.frame(10);
    }
    CHECK(court.saved().cursor >= 1);
}

TEST_CASE("undo, looking back and leaving cancel the computation, and the game goes on afterwards")
{
    Court court(3, 1);
    court.let_them_play();
    court.answer_until_they_think();
    const std::uint32_t before = court.saved().cursor;
    REQUIRE(court.driver.perform(english(Key::TableUndo)));
    CHECK_FALSE(court.brains().is_thinking());
    CHECK(court.is_asked());
    CHECK(court.saved().cursor < before);

    REQUIRE(court.driver.perform(english(Key::TableRedo)));
    REQUIRE(court.brains().is_thinking());
    REQUIRE(court.driver.perform(english(Key::TableHistory)));
    CHECK_FALSE(court.brains().is_thinking());
    REQUIRE(court.driver.perform(english(Key::ButtonReturnNow)));
    CHECK(court.brains().is_thinking());

    REQUIRE(court.driver.perform(english(Key::MenuHome)));
    CHECK_FALSE(court.brains().is_thinking());
    REQUIRE(court.driver.perform(english(Key::HomeBackToGame)));
    CHECK(court.brains().is_thinking());
    court.let_them_play();
    CHECK(court.is_asked());
}

TEST_CASE("an answer to a question that has been undone since the last frame is dropped")
{
    Court court(3, 1);
    REQUIRE(court.mirror().answers.size() == 3); // who bids first
    court.driver.app().perform(court.mirror().answers[1].id);
    court.driver.settle();
    REQUIRE(court.brains().is_thinking());
    const int undo = court.driver.button(english(Key::TableUndo));
    REQUIRE(undo >= 0);
    court.driver.app().perform(undo);
    REQUIRE(court.brains().answer()); // a bid, which does not answer who bids first
    court.driver.settle();
    CHECK(court.brains().distrusted == 0);
    REQUIRE(court.is_asked());
    court.driver.app().perform(court.mirror().answers[1].id);
    court.let_them_play();
    CHECK(court.is_asked());
}

TEST_CASE("redo also repeats the answers of computers")
{
    Court court(3, 1);
    court.let_them_play();
    court.answer_first();
    court.let_them_play();
    const std::vector<Action> played = court.saved().game.actions;
    REQUIRE(court.driver.perform(english(Key::TableUndo)));
    if (court.driver.button(english(Key::MessageUndoYes)) >= 0)
    {
        REQUIRE(court.driver.perform(english(Key::MessageUndoYes)));
    }
    const int asked = court.brains().asked;
    REQUIRE(court.driver.perform(english(Key::TableRedo)));
    court.let_them_play();
    CHECK(court.saved().game.actions == played);
    CHECK(court.saved().cursor == played.size());
    CHECK(court.brains().asked == asked); // no computation was necessary
}

TEST_CASE("an invalid answer changes nothing, is reported, and is requested again")
{
    Court court(3, 0);
    const auto sound = court.brains().think;
    const std::vector<platform::Bytes> nonsense{{},
                                                platform::Bytes(3),
                                                platform::Bytes(70'000),
                                                brains::write_answer(brains::Refused{}),
                                                brains::write_answer(brains::MoveAnswer{.action = {ActionKind::Veto}})};
    for (const platform::Bytes& bytes : nonsense)
    {
        const std::uint32_t before = court.saved().cursor;
        const int distrusted = court.brains().distrusted;
        const int asked = court.brains().asked;
        court.brains().think = [&bytes](const platform::Bytes&) { return bytes; };
        REQUIRE(court.brains().answer());
        court.driver.frame();
        CHECK(court.saved().cursor == before);
        CHECK((court.brains().distrusted > distrusted) == !bytes.empty());
        court.brains().think = sound;
        for (int i = 0; i < 50 && court.brains().asked == asked; ++i)
        {
            court.driver.frame(2000);
        }
        CHECK(court.brains().asked == asked + 1);
        court.brains().answer();
        court.driver.frame();
        court.driver.frame();
        CHECK(court.saved().cursor == before + 1);
    }
}

TEST_CASE("with hidden hands and computers at the table, the curtain falls for people only", "[thorough]")
{
    Court court(4, 2, "3", true);
    int curtains = 0;
    for (int i = 0; i < test::fewer_if_sanitized(300); ++i)
    {
        court.let_them_play();
        const int ready = court.driver.button("I am");
        if (ready >= 0)
        {
            ++curtains;
            court.driver.app().perform(ready);
            court.driver.settle();
            continue;
        }
        if (!court.is_asked())
        {
            break;
        }
        court.answer_first();
    }
    CHECK(curtains > 3);
}

TEST_CASE("the form says who plays each seat, and remembers it")
{
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    const std::string wanted = english(Key::CourtPerson);
    REQUIRE(driver.perform("Blue is played by: " + wanted));
    REQUIRE(driver.perform("Blue is played by: " + english(Key::CourtMedium)));
    CHECK(driver.button("Blue is played by: " + english(Key::CourtMedium)) >= 0);
    REQUIRE(driver.start_game());
    const auto loaded = record::load_save(driver.world.disk.games.begin()->second.newest);
    REQUIRE(loaded.ok());
    CHECK(loaded->game.players[1].controller.computer_level == 2);
    CHECK(loaded->game.players[0].controller.is_person());
    const std::string kept = driver.world.preferences.get("new game").value_or("");
    AppDriver later(1366, 768, false, [&](testing::FakeWorld& world) { world.preferences.set("new game", kept); });
    later.open_page("games");
    CHECK(later.button("Blue is played by: " + english(Key::CourtMedium)) >= 0);
}

TEST_CASE("a computer explains its last answer on request")
{
    Court court(3, 1);
    CHECK(court.driver.button(english(Key::ReasonTitle)) < 0);
    court.let_them_play();
    court.answer_until_they_think();
    court.let_them_play();
    REQUIRE(court.driver.perform(english(Key::ReasonTitle)));
    CHECK(court.mirror().title == english(Key::ReasonTitle));
    CHECK(court.mirror().prompt.find(english(Key::CourtEasy)) != std::string::npos);
    REQUIRE(court.driver.perform(english(Key::ButtonOk)));
    CHECK(court.is_asked());
}

TEST_CASE("advice is given to the player asked, with a reason, and plays nothing")
{
    Court court(2, 2);
    REQUIRE(court.is_asked());
    const std::string prompt = court.mirror().prompt;
    REQUIRE(court.driver.perform(english(Key::AdviceAsk)));
    REQUIRE(court.brains().is_thinking());
    REQUIRE(court.brains().answer());
    court.driver.settle();
    CHECK(court.mirror().title == english(Key::AdviceTitle));
    CHECK_FALSE(court.mirror().prompt.empty());
    REQUIRE(court.driver.perform(english(Key::ButtonOk)));
    CHECK(court.mirror().prompt == prompt);
    CHECK(court.saved().cursor == 0);

    REQUIRE(court.driver.perform(english(Key::AdviceAsk)));
    court.answer_first(); // a player who decides before the advice arrives needs none
    CHECK_FALSE(court.brains().is_thinking());
    REQUIRE(court.driver.perform(english(Key::AdviceAsk)));
    court.brains().think = [](const platform::Bytes&) { return platform::Bytes(5); };
    REQUIRE(court.brains().answer());
    court.driver.settle();
    CHECK(court.mirror().prompt == english(Key::ReasonUnknown));
}

TEST_CASE("a table without advice gets none, and the form remembers the choice")
{
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    REQUIRE(driver.chosen(english(Key::HomeAdvice)));
    REQUIRE(driver.perform(english(Key::HomeAdvice)));
    REQUIRE_FALSE(driver.chosen(english(Key::HomeAdvice)));
    REQUIRE(driver.start_game());
    REQUIRE(driver.perform(english(Key::AdviceAsk)));
    CHECK(driver.app().mirror().prompt == english(Key::AdviceAgreed));
    CHECK(driver.world.brains.asked == 0);
    const std::string kept = driver.world.preferences.get("new game").value_or("");
    AppDriver later(1366, 768, false, [&](testing::FakeWorld& world) { world.preferences.set("new game", kept); });
    later.open_page("games");
    CHECK_FALSE(later.chosen(english(Key::HomeAdvice)));
}
