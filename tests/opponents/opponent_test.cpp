// The guarantees of src/opponents/opponent.hpp.
#include "opponents/opponent.hpp"

#include "opponents/positions.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/random.hpp"
#include "support/print.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

using namespace elgrande;
using namespace elgrande::opponents;

namespace
{

constexpr std::array levels{Level::Easy, Level::Medium, Level::Hard};
constexpr Budget small{.playouts = 24};

/// Returns the choice after thinking in calls of `slices` slices each.
Action think_through(Opponent& opponent, const PlayerView& seen, int slices)
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

TEST_CASE("every level gives legal answers to all kinds of questions", "[thorough]")
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

TEST_CASE("the same view, level, seed and budget lead to the same choice, in slices of any size", "[thorough]")
{
    test::for_questions(test::fewer_if_sanitized(150), 10,
                        [](const State& state)
                        {
                            const PlayerView seen = view(state, state.decision.seat);
                            for (const Level level : levels)
                            {
                                Opponent one(level, 7, small);
                                Opponent other(level, 7, small);
                                const Action first = think_through(one, seen, 1);
                                REQUIRE(think_through(other, seen, 13) == first);
                                REQUIRE(choose(seen, level, 7, small) == first);
                                REQUIRE(one.percent() == 100);
                                REQUIRE(one.planned_line()[0] == first);
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

TEST_CASE("an opponent can be stopped at any time and then has a legal choice")
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

TEST_CASE("an opponent follows its plan for the turn without further thinking")
{
    // In the classic game nothing that is hidden from a player can change a plan before another seat is asked.
    int followed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
    {
        State start = new_game({.players = static_cast<std::uint8_t>(2 + seed % 4), .seed = seed});
        Random random(seed);
        while (start.decision.question != Question::TakeCard || start.rounds_begun <= seed % 6)
        {
            apply(start, random_action(start, random, RandomPolicy::Busy));
        }
        for (const Level level : {Level::Medium, Level::Hard})
        {
            State state = start;
            const Seat seat = state.decision.seat;
            Opponent opponent(level, 5, small);
            think_through(opponent, view(state, seat), 1);
            const std::vector<Action> plan = opponent.planned_line();
            apply(state, plan[0]);
            for (std::size_t i = 1; i < plan.size() && !is_over(state) && state.decision.seat == seat; ++i)
            {
                INFO("seed " << seed << ", level " << static_cast<int>(level) << ", answer " << i << " of the plan in "
                             << test::print(state));
                const PlayerView seen = view(state, seat);
                opponent.begin(seen);
                REQUIRE(opponent.think(0));
                REQUIRE(opponent.choice() == plan[i]);
                followed += seen.legal.size() > 1 ? 1 : 0; // a single answer needs no plan
                apply(state, plan[i]);
            }
        }
    }
    CHECK(followed > 0);
}
