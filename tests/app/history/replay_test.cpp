// Moving forward through what was played: redo, the next moment, and the replay.
#include "support/app_driver.hpp"

#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;

namespace
{

/// A game of three after some answers, on a laptop with animations on.
class ReplayedTable : public testing::AppDriver
{
public:
    explicit ReplayedTable(bool moves = true)
        : AppDriver(1366, 768, false, [moves](testing::FakeWorld& outside) { outside.page.still = !moves; })
    {
        open(begun());
    }

    ReplayedTable(const record::Game& game, bool moves)
        : AppDriver(1366, 768, false, [moves](testing::FakeWorld& outside) { outside.page.still = !moves; })
    {
        open(game);
    }

    /// Waits until nothing moves. Returns the number of frames.
    int wait()
    {
        int frames = 0;
        for (; app().wants_frame() && frames < 5000; ++frames)
        {
            frame();
        }
        return frames;
    }

    void do_it(const std::string& name)
    {
        INFO(name);
        const int id = button(name);
        REQUIRE(id >= 0);
        app().perform(id);
        frame(); // presses it
        frame(); // draws what follows
    }

    bool looks_back() const { return button("Return to the game") >= 0; }

    /// Returns the mirror's lines about the pieces at each moment until the replay has ended; checks that no frame is
    /// requested at rest.
    std::vector<std::vector<std::string>> watch()
    {
        std::vector<std::vector<std::string>> seen{app().mirror().position};
        int rests = 0;
        while (button("Pause") >= 0)
        {
            wait();
            rests += app().next_wake_ms() ? 1 : 0;
            if (app().mirror().position != seen.back())
            {
                seen.push_back(app().mirror().position);
            }
            frame(200);
        }
        wait();
        if (app().mirror().position != seen.back())
        {
            seen.push_back(app().mirror().position);
        }
        REQUIRE(rests > 0);
        return seen;
    }

private:
    /// Returns a game up to the first two caballeros placed in succession, which is animated.
    static record::Game begun()
    {
        record::Game game =
            testing::game_until({.players = 3, .seed = 11}, [](const State& state) { return state.round == 2; });
        const auto placed = [](const Action& action) { return action.kind == ActionKind::Place; };
        std::size_t last = 1;
        while (!placed(game.actions.at(last)) || !placed(game.actions.at(last - 1)))
        {
            ++last;
        }
        game.actions.resize(last + 1);
        return game;
    }

    void open(const record::Game& game)
    {
        app().open_link(record::game_link(game));
        wait();
    }
};

} // namespace

TEST_CASE("redo moves as the action did, and undo moves nothing")
{
    ReplayedTable table;
    table.do_it("Undo");
    CHECK(table.wait() < 4);
    table.do_it("Redo");
    CHECK(table.wait() > 20);
    CHECK(table.button("Redo") < 0);
}

TEST_CASE("the next moment is animated; earlier ones and jumps are not")
{
    ReplayedTable table;
    table.do_it("History");
    CHECK(table.wait() < 4);
    table.do_it("Earlier");
    CHECK(table.wait() < 4);
    table.do_it("Later");
    CHECK(table.wait() > 20);
    CHECK(table.looks_back());
    table.do_it("Later"); // to the present
    CHECK(table.wait() > 20);
    CHECK_FALSE(table.looks_back());
    table.do_it("History");
    table.do_it("Beginning");
    CHECK(table.wait() < 4);
    CHECK(table.button("Beginning") < 0);
    table.do_it("Return to the game");
    CHECK(table.wait() < 4);
}

TEST_CASE("a replay shows every moment up to the present one in order, and then ends")
{
    for (const bool moves : {true, false})
    {
        ReplayedTable table(moves);
        const std::vector<std::string> now = table.app().mirror().position;
        table.do_it("History");
        table.do_it("Beginning");
        table.wait();
        std::vector<std::vector<std::string>> by_hand{table.app().mirror().position};
        while (table.looks_back())
        {
            table.do_it("Later");
            table.wait();
            if (table.app().mirror().position != by_hand.back())
            {
                by_hand.push_back(table.app().mirror().position);
            }
        }
        table.do_it("History");
        table.do_it("Beginning");
        table.wait();
        std::vector<std::vector<std::string>> seen{table.app().mirror().position};
        table.do_it("Replay");
        for (const std::vector<std::string>& position : table.watch())
        {
            if (position != seen.back())
            {
                seen.push_back(position);
            }
        }
        CHECK(seen == by_hand);
        CHECK_FALSE(table.looks_back());
        CHECK(table.app().mirror().position == now);
        CHECK_FALSE(table.app().next_wake_ms().has_value());
    }
}

TEST_CASE("a replay is paused by its button, its key and any other command")
{
    ReplayedTable table;
    table.do_it("History");
    table.do_it("Beginning");
    table.wait();
    const auto steps_on = [&table]
    {
        const auto before = table.app().mirror().position;
        for (int i = 0; i < 40; ++i)
        {
            table.frame(100);
        }
        return table.app().mirror().position != before;
    };
    table.do_it("Replay");
    CHECK(steps_on());
    table.do_it("Pause");
    CHECK_FALSE(steps_on());
    table.type('a');
    table.frame();
    CHECK(table.button("Pause") >= 0);
    table.type('a');
    table.frame();
    CHECK(table.button("Replay") >= 0);
    CHECK_FALSE(steps_on());
    table.do_it("Beginning");
    table.do_it("Later");
    table.wait();
    table.do_it("Replay");
    table.do_it("Earlier");
    CHECK(table.button("Replay") >= 0);
    table.do_it("Replay");
    table.do_it("Settings");
    table.settle();
    REQUIRE(table.perform("Close"));
    CHECK(table.button("Replay") >= 0);
    table.do_it("Replay");
    table.press(ImGuiKey_Escape);
    CHECK_FALSE(table.looks_back());
    CHECK(table.button("Pause") < 0);
}

TEST_CASE("changing the speed of a running replay does not pause it")
{
    const auto frames = [](int presses)
    {
        ReplayedTable table;
        table.do_it("History");
        table.do_it("Beginning");
        table.wait();
        table.do_it("Replay");
        for (int i = 0; i < presses; ++i)
        {
            table.do_it("Speed: ");
        }
        int count = 2 * presses; // do_it() draws two frames
        for (; table.button("Pause") >= 0; ++count)
        {
            table.frame();
        }
        return count;
    };
    const int normal = frames(0);
    const int fast = frames(1);
    const int slow = frames(2);
    CHECK(fast * 3 < normal * 2);
    CHECK(slow * 2 > normal * 3);
    CHECK(frames(3) == normal);
}

TEST_CASE("the buttons of the history are drawn with their names, and have keys")
{
    ReplayedTable table;
    table.do_it("History");
    table.settle();
    CHECK(testing::is_written("Replay"));
    CHECK(testing::is_written("Beginning"));
    const auto at = table.app().target(table.button("Replay"));
    REQUIRE(at);
    table.type('b');
    table.frame();
    CHECK(table.button("Beginning") < 0);
    table.click(*table.app().target(table.button("Replay")));
    table.frame();
    CHECK(table.button("Pause") >= 0);
    CHECK(testing::is_written("Pause"));
    table.type('s');
    table.frame();
    CHECK(table.button("Speed: Fast") >= 0);
}

TEST_CASE("a past general scoring is animated, and its table does not open by itself")
{
    const record::Game game =
        testing::game_until({.players = 2, .seed = 3}, [](const State& state) { return state.round == 4; });
    ReplayedTable table(game, true);
    table.do_it("History");
    table.do_it("Beginning");
    table.wait();
    table.do_it("Replay");
    const std::string round = "Round 4 of 9";
    for (int i = 0;
         i < 20'000 && table.app().mirror().title != round && (table.button("Pause") >= 0 || table.button("Skip") >= 0);
         ++i)
    {
        table.frame(100);
    }
    CHECK(table.app().mirror().title == round);
}
