// The turns that moments and rows of the log belong to.
#include "games.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "table/log.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <set>

using namespace elgrande;
using namespace elgrande::table;

TEST_CASE("every turn of a game has a distinct number, and moments between turns have none")
{
    const int players = GENERATE(2, 3, 4, 5);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 5)));
    CAPTURE(players, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed));
    while (!sitting.over())
    {
        play_one(sitting, random);
    }
    std::set<int> turns;
    int before = 0;
    for (std::size_t i = 0; i < sitting.log_size(); ++i)
    {
        const int turn = sitting.turn_at(i);
        const State& state = sitting.history().state_at(i);
        const LogLine line = sitting.log_line(i);
        CAPTURE(i, turn);
        REQUIRE((turn == 0 || turn >= before));
        const bool bids = state.decision.question == Question::Bid || state.decision.question == Question::FirstBidder;
        REQUIRE((!bids || turn == 0));
        REQUIRE(line.active == (turn != 0 ? state.active() : nobody));
        REQUIRE(line.of_turn <= line.events.size());
        const auto next = std::find_if(line.events.begin(), line.events.end(),
                                       [](const VisibleEvent& told) {
                                           return told.event.kind == EventKind::RoundBegan
                                                  || told.event.kind == EventKind::GeneralScoringBegan;
                                       });
        REQUIRE(line.of_turn <= static_cast<std::size_t>(next - line.events.begin()));
        if (turn != 0)
        {
            turns.insert(turn);
            before = turn;
        }
    }
    CHECK(turns.size() == static_cast<std::size_t>(9 * players));
    CHECK(sitting.turn_at(sitting.log_size()) == 0); // the game is over
}
