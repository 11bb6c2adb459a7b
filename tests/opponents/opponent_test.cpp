// The guarantees of src/opponents/opponent.hpp.
#include "opponents/opponent.hpp"

#include "opponents/positions.hpp"
#include "rules/game.hpp"
#include "support/print.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <set>

using namespace elgrande;
using namespace elgrande::opponents;

namespace
{

constexpr std::array levels{Level::Easy, Level::Medium, Level::Hard};
constexpr Budget small{.playouts = 24};

Action thought(Opponent& opponent, const PlayerView& seen, int slices)
{
    opponent.begin(seen);
    int calls = 0;
    while (!opponent.think(slices))
    {
        REQUIRE(++calls < 10'000);
    }
    return opponent.choice();
}

} // namespace

TEST_CASE("every level answers every question by the rules", "[thorough]")
{
    std::set<Question> asked;
    test::for_questions(test::fewer_if_sanitized(600), 8,
                        [&asked](const State& state)
                        {
                            asked.insert(state.decision.question);
                            const PlayerView seen = view(state, state.decision.seat);
                            for (const Level level : levels)
                            {
                                const Action chosen = choose(seen, level, 1, small);
                                if (!seen.legal.contains(chosen))
                                {
                                    FAIL("level " << static_cast<int>(level) << " answers " << test::print(chosen)
                                                  << " in " << test::print(state));
                                }
                            }
                        });
    CHECK(asked.size() > 15);
}

TEST_CASE("the same view, seed and budget lead to the same choice, in slices of any size", "[thorough]")
{
    test::for_questions(test::fewer_if_sanitized(150), 10,
                        [](const State& state)
                        {
                            const PlayerView seen = view(state, state.decision.seat);
                            for (const Level level : levels)
                            {
                                Opponent one(level, 7, small);
                                Opponent other(level, 7, small);
                                const Action first = thought(one, seen, 1);
                                REQUIRE(thought(other, seen, 13) == first);
                                REQUIRE(choose(seen, level, 7, small) == first);
                                REQUIRE(one.percent() == 100);
                                REQUIRE(one.way()[0] == first);
                            }
                        });
}

TEST_CASE("another seed can lead to another choice")
{
    int others = 0;
    test::for_questions(60, 10,
                        [&others](const State& state)
                        {
                            const PlayerView seen = view(state, state.decision.seat);
                            others += choose(seen, Level::Easy, 1) != choose(seen, Level::Easy, 2) ? 1 : 0;
                        });
    CHECK(others > 0);
}

TEST_CASE("a computation can be stopped at any time and then has an answer")
{
    int slices = 0;
    test::for_questions(150, 10,
                        [&slices](const State& state)
                        {
                            const PlayerView seen = view(state, state.decision.seat);
                            Opponent opponent(Level::Hard, 3, small);
                            opponent.begin(seen);
                            opponent.think(slices++ % 20);
                            const int percent = opponent.percent();
                            REQUIRE(percent >= 0);
                            REQUIRE(percent <= 100);
                            opponent.stop();
                            REQUIRE(seen.legal.contains(opponent.choice()));
                            REQUIRE(opponent.think());
                        });
}

TEST_CASE("a planned turn continues without further computation, and begins like a single choice")
{
    int followed = 0;
    test::for_questions(40, 1,
                        [&followed](const State& start)
                        {
                            State state = start;
                            const Seat seat = state.decision.seat;
                            Opponent opponent(Level::Medium, 5, small);
                            thought(opponent, view(state, seat), 1);
                            const std::vector<Action> way = opponent.way();
                            for (const Action action : way)
                            {
                                REQUIRE(state.decision.seat == seat);
                                opponent.begin(view(state, seat));
                                if (!opponent.think(0))
                                {
                                    return; // a Veto or an opponent's disk has changed the turn
                                }
                                REQUIRE(opponent.choice() == action);
                                apply(state, action);
                                ++followed;
                                if (is_over(state) || state.decision.seat != seat)
                                {
                                    return;
                                }
                            }
                        });
    CHECK(followed > 0);
}
