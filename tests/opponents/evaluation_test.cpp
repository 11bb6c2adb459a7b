// The values of positions, and the choices that follow from them.
#include "opponents/evaluation.hpp"

#include "opponents/positions.hpp"
#include "opponents/turn_plans.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "support/print.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

using namespace elgrande;
using namespace elgrande::opponents;

TEST_CASE("cached payouts equal those of payout()")
{
    PayoutCache payouts; // shared by all games: its key must contain everything that payouts depend on
    test::for_questions(400, 10,
                        [&payouts](const State& state)
                        {
                            const bool same_rules = state.setup.players == 4 && state.owner_count() == 4;
                            PayoutCache fresh;
                            PayoutCache& asked = same_rules ? payouts : fresh;
                            for (int i = 0; i < place_count; ++i)
                            {
                                const auto place = static_cast<Place>(i);
                                const PlaceValue value = asked.at(state, place);
                                const Payout paid = payout(state, place);
                                for (const Seat seat : state.seats())
                                {
                                    REQUIRE(value.now[seat] == point * paid.total(seat));
                                }
                            }
                        });
}

TEST_CASE("cached payouts depend on the Inquisitor and on the owners of the spaces of France")
{
    const auto set = setups::every_rule_set();
    const auto with_colonies = std::find_if(
        set.begin(), set.end(), [](const Setup& setup) { return has_colonies(setup) && setup.players == 4; });
    REQUIRE(with_colonies != set.end());
    State state = new_game(*with_colonies);
    const Place place = Place::NewCastile;
    state.colonies.table = Place::Aragon;
    state.caballeros[index(place)] = {3, 2, 0, 0};
    state.caballeros[index(place)][neutral] = 1; // the Inquisitor's caballero
    PayoutCache payouts;
    for (const Seat inquisitor : state.seats())
    {
        for (Seat ambassador = 0; ambassador < max_owners; ++ambassador)
        {
            state.colonies.inquisitor = inquisitor;
            state.colonies.french[0] = ambassador;
            CHECK(payouts.at(state, place).now[inquisitor] == point * payout(state, place).total(inquisitor));
        }
    }
}

TEST_CASE("PlaceValue::soon is the mean over all owners with one more caballero each")
{
    State state = new_game({});
    PayoutCache payouts;
    for (const Place region : all_regions)
    {
        PerSeat<int> sum{};
        for (const Seat owner : state.owner_seats())
        {
            State more = state;
            ++more.caballeros[index(region)][owner];
            for (const Seat seat : state.seats())
            {
                sum[seat] += point * payout(more, region).total(seat);
            }
        }
        for (const Seat seat : state.seats())
        {
            CHECK(payouts.at(state, region).soon[seat] == sum[seat] / state.owner_count());
        }
    }
}

TEST_CASE("winning probabilities add up to one and grow with the points")
{
    const PerSeat<int> expected{40 * point, 35 * point, 40 * point, 10 * point};
    for (int scorings = 0; scorings <= 3; ++scorings)
    {
        int sum = 0;
        for (const Seat seat : Seats(4))
        {
            sum += win_probability(seat, 4, expected, scorings);
        }
        CHECK(sum > 65536 - 8);
        CHECK(sum <= 65536);
        CHECK(win_probability(0, 4, expected, scorings) == win_probability(2, 4, expected, scorings));
        CHECK(win_probability(0, 4, expected, scorings) > win_probability(1, 4, expected, scorings));
        CHECK(win_probability(1, 4, expected, scorings) >= win_probability(3, 4, expected, scorings));
    }
    CHECK(win_probability(1, 4, expected, 0) < win_probability(1, 4, expected, 3));
}

TEST_CASE("plans can be played, lead to the position that they state, and have its value")
{
    int plans = 0;
    test::for_questions(1500, 3,
                        [&plans](const State& state)
                        {
                            const bool vetoes =
                                state.vetoes != PerSeat<std::uint8_t>{} || state.old_vetoes != PerSeat<std::uint8_t>{};
                            if (state.decision.question != Question::TakeCard || vetoes)
                            {
                                return;
                            }
                            const Seat seat = state.decision.seat;
                            PayoutCache payouts;
                            const TermWeights terms = term_weights(state, sound.evaluation);
                            const SeatWeights weights = seat_weights(
                                seat, state.players(), expected_scores(state, payouts, terms), sound.evaluation.rivals);
                            TurnPlanner planner(state, payouts, 1, sound, {.beam = 2, .lifts = 3, .ends = 2});
                            while (!planner.is_done())
                            {
                                planner.step();
                            }
                            const std::vector<Plan> best = planner.best(4);
                            REQUIRE(!best.empty());
                            for (std::size_t i = 0; i < best.size(); ++i)
                            {
                                REQUIRE((i == 0 || best[i].value <= best[i - 1].value));
                                State played = state;
                                bool ended = false;
                                for (const Action action : best[i].answers)
                                {
                                    if (played.decision.seat != seat)
                                    {
                                        return; // others are asked and could answer differently
                                    }
                                    REQUIRE(!ended);
                                    REQUIRE(legal(played).contains(action));
                                    ended = apply_within_turn(played, action);
                                }
                                if (ended)
                                {
                                    REQUIRE(evaluate(played, payouts, weights, terms) == best[i].value);
                                    played.decision = {};
                                    REQUIRE(turn_key(played) == best[i].end);
                                    ++plans;
                                }
                            }
                        });
    CHECK(plans > 50);
}
