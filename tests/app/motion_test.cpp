#include "support/app_driver.hpp"

#include "record/link/link.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// A new game of four on a laptop with animations on.
class MovingTable : public testing::AppDriver
{
public:
    explicit MovingTable(bool moves = true, bool hidden_hands = false)
        : AppDriver(1366, 768, false, [moves](testing::FakeWorld& outside) { outside.page.still = !moves; })
    {
        settle();
        if (hidden_hands)
        {
            REQUIRE(perform_on("games", "Hidden hands"));
        }
        REQUIRE(start_game());
        answer_until("How many?");
    }

    void answer(std::size_t which = 0)
    {
        perform("I am ");
        REQUIRE(which < app().mirror().answers.size());
        app().perform(app().mirror().answers[which].id);
        frame();
    }

    void answer_until(const std::string& question)
    {
        for (int i = 0; app().mirror().prompt.find(question) == std::string::npos; ++i)
        {
            REQUIRE(i < 100);
            answer();
        }
        wait();
    }

    /// Waits until nothing moves. Returns the number of frames.
    int wait()
    {
        int frames = 0;
        for (; app().wants_frame() && frames < 2000; ++frames)
        {
            frame();
        }
        return frames;
    }
};

} // namespace

TEST_CASE("an action is animated for a while, and then no frame is requested")
{
    MovingTable table;
    table.answer();
    REQUIRE(table.app().wants_frame());
    const int frames = table.wait();
    CHECK(frames > 20);
    CHECK(frames < 80); // frames of 16 ms
    CHECK_FALSE(table.app().next_wake_ms().has_value());
}

TEST_CASE("nothing is animated if the system asks for reduced motion")
{
    MovingTable table(false);
    table.answer();
    CHECK(table.wait() < 4);
}

TEST_CASE("the mirror shows the state after the action at once, and an answer in it ends the animation")
{
    const auto played = [](bool moves)
    {
        MovingTable table(moves);
        std::vector<std::string> said;
        for (int i = 0; i < 30; ++i)
        {
            table.answer();
            const Mirror& mirror = table.app().mirror();
            said.insert(said.end(), mirror.position.begin(), mirror.position.end());
            said.insert(said.end(), mirror.log.begin(), mirror.log.end());
            said.push_back(mirror.prompt);
        }
        return said;
    };
    CHECK(played(true) == played(false));
}

TEST_CASE("a click during an animation ends it and has its usual effect")
{
    MovingTable table;
    table.answer_until(": place ");
    table.answer();
    table.frame();
    REQUIRE(table.app().wants_frame());
    const std::size_t told = table.app().mirror().log.size();
    const auto target = table.app().target(0);
    REQUIRE(target);
    table.press_down(*target);
    CHECK(table.app().mirror().log.size() == told);
    table.release(16, 16);
    CHECK(table.app().mirror().log.size() == told + 1);
}

TEST_CASE("a key during an animation ends it")
{
    MovingTable table;
    table.answer();
    table.frame();
    REQUIRE(table.app().wants_frame());
    table.press(ImGuiKey_LeftShift);
    CHECK(table.wait() < 4);
}

TEST_CASE("undo is not animated")
{
    MovingTable table;
    table.answer();
    table.wait();
    REQUIRE(table.perform("Undo"));
    CHECK(table.wait() < 4);
}

namespace
{

/// Plays until the action that causes a general scoring.
void play_to_scoring(MovingTable& table)
{
    const auto scored = [&]
    {
        const std::vector<std::string>& log = table.app().mirror().log;
        return std::any_of(log.begin(), log.end(),
                           [](const std::string& line) { return line.starts_with("General scoring after"); });
    };
    for (int i = 0; !scored(); ++i)
    {
        REQUIRE(i < 400);
        table.answer();
    }
}

} // namespace

TEST_CASE("a general scoring is animated and ends with its table, which blocks nothing")
{
    MovingTable table;
    play_to_scoring(table);
    CHECK(table.button("Skip") >= 0);
    const int frames = table.wait();
    CHECK(frames > 150);
    CHECK(table.button("Skip") < 0);
    REQUIRE(table.app().mirror().page.empty());
    REQUIRE_FALSE(table.app().mirror().answers.empty());
    const std::vector<std::string> told = table.app().mirror().log;
    table.answer();
    CHECK(table.app().mirror().log != told);
}

TEST_CASE("the scoring animation is left by a click, Escape, Space and the mirror, with no other effect")
{
    const int method = GENERATE(0, 1, 2, 3);
    CAPTURE(method);
    MovingTable table;
    play_to_scoring(table);
    table.frame();
    REQUIRE(table.app().wants_frame());
    const std::vector<std::string> log = table.app().mirror().log;
    switch (method)
    {
    case 0:
        table.click({1150, 540}); // where the next bidder's hand will be
        break;
    case 1:
        table.press(ImGuiKey_Escape);
        break;
    case 2:
        table.press(ImGuiKey_Space);
        break;
    default:
        REQUIRE(table.perform("Skip"));
        break;
    }
    CHECK(table.wait() < 5);
    CHECK(table.app().mirror().log == log);
    // The scoring page is open, and Escape closes it.
    table.press(ImGuiKey_Escape);
    table.wait();
    REQUIRE(table.app().target(0));
    table.click(*table.app().target(0));
    CHECK(table.app().mirror().log != log);
}

TEST_CASE("during the scoring animation the table shows the position before it, and nothing later")
{
    MovingTable table;
    play_to_scoring(table);
    const auto seen = [&](Id area) { return table.app().ui().visible_box(area).has_value(); };
    const auto last_line = [&]
    {
        int last = 0;
        for (int i = 0; i < 500; ++i)
        {
            last = seen(id_of("log row", i)) ? i : last;
        }
        return last;
    };
    table.frame();
    table.frame();
    REQUIRE(table.button("Skip") >= 0);
    CHECK_FALSE(seen(id_of("last scoring")));
    const int told = last_line();
    CHECK_FALSE(table.app().target(0));
    table.wait();
    table.press(ImGuiKey_Escape); // closes the scoring page
    table.wait();
    CHECK(seen(id_of("last scoring")));
    CHECK(last_line() > told + 5); // the points of all players, and the beginning of the next round
    CHECK(table.app().target(0));
}

TEST_CASE("the scoring animation says after which round it is, and who was in the Castillo")
{
    // classic 1996, line 264: lifted off and counted
    const auto last_disk = [](const State& state)
    {
        return state.round == 3 && state.sealed.purpose == SealedPurpose::GeneralScoring
               && std::popcount(state.sealed.due) == 1 && state.caballeros[index(Place::Castillo)][0] > 0
               && state.caballeros[index(Place::Castillo)][1] > 0;
    };
    const record::Game game = testing::game_until({.players = 2, .rounds = 6, .seed = 1}, last_disk);
    const State before = record::replay(game, game.actions.size());
    const auto& inside = before.caballeros[index(Place::Castillo)];
    const std::string counted = "Red " + std::to_string(inside[0]) + ", Blue " + std::to_string(inside[1]);
    testing::AppDriver driver(1366, 768, false, [](testing::FakeWorld& outside) { outside.page.still = false; });
    driver.app().open_link(record::game_link(game));
    driver.settle();
    REQUIRE(driver.perform("I am "));
    CHECK_FALSE(testing::is_written(counted));
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    bool told_space = false; // the track's space, mistaken for the round
    bool told_inside = false;
    for (int i = 0; i < 300; ++i)
    {
        driver.frame();
        told_space = told_space || testing::is_written("General scoring after round 3");
        told_inside = told_inside || testing::is_written(counted);
    }
    CHECK_FALSE(told_space);
    CHECK(testing::is_written("General scoring after round 2"));
    CHECK(told_inside);
}

TEST_CASE("the table of the last scoring is read from the mirror, at any time")
{
    MovingTable table(false);
    play_to_scoring(table);
    CHECK_FALSE(table.app().mirror().answers.empty());
    REQUIRE(table.perform("Last scoring"));
    const std::vector<MirrorPassage>& page = table.app().mirror().page;
    REQUIRE(page.size() == 1 + place_count + 3);
    CHECK(page[0] == MirrorPassage{1, "General scoring after round 3"});
    CHECK(page[1].text.rfind("Castillo: ", 0) == 0);
    CHECK(page.back().text.rfind("Total: Red ", 0) == 0);
    REQUIRE(table.perform("Close"));
    CHECK(table.app().mirror().page.empty());
    CHECK_FALSE(table.app().mirror().answers.empty());
}

TEST_CASE("in a round of secret disks the screen goes from person to person at once")
{
    const auto first_disk = [](const State& state)
    {
        return state.decision.question == Question::SetDisk && state.sealed.purpose == SealedPurpose::GeneralScoring
               && state.sealed.given() == 0 && std::popcount(state.sealed.due) == 4;
    };
    const record::Game game = testing::game_until({.players = 4, .seed = 3}, first_disk);
    testing::AppDriver driver(1366, 768, false, [](testing::FakeWorld& outside) { outside.page.still = false; });
    driver.app().open_link(record::game_link(game));
    driver.settle();
    for (int place = 1; place <= 4; ++place)
    {
        CAPTURE(place);
        const int lift = driver.button("I am ");
        REQUIRE(lift >= 0);
        CHECK(driver.app().target(lift).has_value()); // the curtain is drawn, whatever still moves
        CHECK(testing::is_written(std::to_string(place) + " of 4"));
        CHECK(driver.app().mirror().prompt.find(std::to_string(place) + " of 4") != std::string::npos);
        CHECK((driver.app().mirror().prompt.find("After that: ") != std::string::npos) == (place < 4));
        REQUIRE(driver.perform("I am "));
        driver.app().perform(driver.app().mirror().answers.at(0).id);
        driver.frame();
        driver.frame();
    }
    CHECK(driver.button("I am ") < 0);
}

TEST_CASE("public events are animated before the screen is handed over")
{
    MovingTable table(true, true);
    const auto asks = [&] { return table.button("I am ") >= 0; };
    // A player has placed the last caballero; next another player is asked for a hidden card or a disk.
    for (int i = 0;; ++i)
    {
        REQUIRE(i < 300);
        table.wait();
        table.answer();
        if (asks() && table.app().wants_frame() && !table.app().target(table.button("I am ")))
        {
            break;
        }
    }
    // The mirror hands over at once; on the screen the curtain falls when the animation has ended.
    CHECK(table.wait() > 10);
    CHECK(table.app().target(table.button("I am ")));
}

TEST_CASE("the last scoring is seen before the result")
{
    MovingTable table;
    const auto over = [&] { return table.app().mirror().answers.empty() && table.button("I am ") < 0; };
    for (int i = 0; !over(); ++i)
    {
        REQUIRE(i < 2000);
        table.answer();
    }
    CHECK(table.button("The board") < 0); // it is not drawn yet
    CHECK(table.wait() > 150);
    // The table of the scoring lies over the result.
    table.press(ImGuiKey_Escape);
    table.wait();
    CHECK(table.app().target(table.button("The board")));
}
