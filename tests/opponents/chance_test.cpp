// The estimated chances of winning. `elgrande calibrate` measures how good they are.
#include "opponents/chance.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/random.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::opponents;

namespace
{

/// Returns the chances in `state` after `answers`.
PerSeat<int> chances_after(const State& state, const std::vector<Action>& answers, int playouts)
{
    ChanceEstimate estimate(state, answers, 3);
    for (int i = 0; i < playouts; ++i)
    {
        estimate.step();
    }
    return estimate.chances();
}

} // namespace

TEST_CASE("the chances of all seats add up to certainty, at any question by every rule set", "[thorough]")
{
    int number = 0;
    test::play_every_rule_set(1,
                              [&number](const test::Step& step) -> std::string
                              {
                                  if (++number % 40 != 0)
                                  {
                                      return {};
                                  }
                                  const PerSeat<int> chances = chances_after(step.before, {step.action}, 1);
                                  const int sum = std::accumulate(chances.begin(), chances.end(), 0);
                                  const int players = step.before.players();
                                  for (Seat seat = 0; seat < max_players; ++seat)
                                  {
                                      if (chances[seat] < 0 || (seat >= players && chances[seat] != 0))
                                      {
                                          return "a chance is out of range";
                                      }
                                  }
                                  return sum <= certain && sum >= certain - 2 * players ? "" : "the sum is wrong";
                              });
    CHECK(number > 1000);
}

TEST_CASE("a playout of the last round ends with one winner, or with several who share the victory equally")
{
    int shared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
    {
        Setup setup{.players = 5};
        setup.seed = seed;
        State state = new_game(setup);
        Random random(seed);
        while (state.round < 9)
        {
            apply(state, random_action(state, random, RandomPolicy::Busy));
        }
        state.score = {60, 60, 60, 60, 60};
        for (std::uint64_t world = 0; world < 20; ++world)
        {
            ChanceEstimate estimate(state, {}, world);
            estimate.step();
            const PerSeat<int> chances = estimate.chances();
            const auto winners =
                static_cast<int>(std::count_if(chances.begin(), chances.end(), [](int chance) { return chance > 0; }));
            REQUIRE(winners > 0);
            shared += winners > 1 ? 1 : 0;
            for (const int chance : chances)
            {
                CHECK((chance == 0 || chance == certain / winners));
            }
        }
    }
    CHECK(shared > 0);
}

TEST_CASE("an estimate does not depend on what is hidden from everybody")
{
    State state = new_game({.players = 4});
    Random random(11);
    for (int i = 0; i < 120; ++i)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
        const State other = determinize(state, nobody, Random(random.next()));
        if (i % 20 == 0 && other.decision == state.decision)
        {
            CHECK(chances_after(state, {}, 4) == chances_after(other, {}, 4));
        }
    }
}

TEST_CASE("a lead of many points late in the game is almost a victory")
{
    State state = new_game({.players = 3});
    Random random(5);
    while (state.round < 9)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    for (const Seat seat : state.seats())
    {
        State ahead = state;
        ahead.score = {60, 60, 60};
        ahead.score[seat] = 130;
        CHECK(chances_after(ahead, {}, 20)[seat] > certain * 9 / 10);
    }
}
