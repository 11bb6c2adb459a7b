// The numbers of a hint (src/opponents/advice.hpp).
#include "opponents/advice.hpp"

#include "opponents/positions.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "support/print.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::opponents;

TEST_CASE("a hint is legal, and its sums agree with the changes that it lists")
{
    int changed = 0;
    test::for_questions(300, 8,
                        [&changed](const State& state)
                        {
                            const Seat seat = state.decision.seat;
                            const PlayerView seen = view(state, seat);
                            const Advice advice = advise(seen);
                            REQUIRE(seen.legal.contains(advice.action));
                            REQUIRE(advice.plan[0] == advice.action);
                            REQUIRE(advice.court == state.court[seat]);
                            PerSeat<int> sum{};
                            for (const PlaceChange& change : advice.changes)
                            {
                                for (const Seat other : state.seats())
                                {
                                    sum[other] += change.points[other];
                                }
                            }
                            REQUIRE(advice.standing == sum);
                            if (advice.loser != nobody)
                            {
                                REQUIRE(advice.loser != seat);
                                REQUIRE(advice.standing[advice.loser] < 0);
                            }
                            changed += advice.changes.empty() ? 0 : 1;
                        });
    CHECK(changed > 20);
}

TEST_CASE("a hint for placing a caballero lists only the change in that region")
{
    State state = new_game({.players = 2, .seed = 4});
    while (state.decision.question != Question::PlaceOrAct && state.decision.question != Question::Place)
    {
        apply(state, legal(state)[0]);
    }
    const Seat seat = state.decision.seat;
    const PlayerView seen = view(state, seat);
    const auto gain_at = [&state, seat](Place region)
    {
        State placed = state;
        apply_within_turn(placed, at(ActionKind::Place, region));
        return payout(placed, region).total(seat) - payout(state, region).total(seat);
    };
    Place open = Place::Nowhere;
    for (const Action action : legal(state))
    {
        const bool gains = action.kind == ActionKind::Place && is_region(action.place) && gain_at(action.place) > 0;
        open = gains ? action.place : open;
    }
    REQUIRE(is_region(open));
    const Advice advice = explain(seen, {at(ActionKind::Place, open)});
    REQUIRE(advice.foreseen);
    CHECK(advice.standing[seat] == gain_at(open));
    REQUIRE(advice.changes.size() == 1);
    CHECK(advice.changes[0].place == open);
    CHECK(advice.changes[0].points[seat] == gain_at(open));
    CHECK(advice.changes[0].caballeros[seat] == 1);
}

TEST_CASE("a hint for a bid states how many caballeros the card recruits")
{
    State state = new_game({});
    while (state.decision.question != Question::Bid)
    {
        apply(state, legal(state)[0]);
    }
    const PlayerView seen = view(state, state.decision.seat);
    const Advice advice = explain(seen, {with(ActionKind::Bid, 1)});
    CHECK(advice.recruits == recruits(1));
    CHECK(advice.court == state.court[state.decision.seat]);
}
