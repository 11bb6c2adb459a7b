// The dummy of the edition of 2023 ("2-player game"), and four stacks.
#include "rules/examples/examples.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/majority.hpp"
#include "rules/playout.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <numeric>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Seat dummy = 2;

Start two_players(Start start = {})
{
    start.edition = Edition::Edition2023;
    start.players = 2;
    start.cards[2] = {};
    return start;
}

int on_board(const State& state, Seat seat)
{
    int sum = 0;
    for (const auto& place : state.caballeros)
    {
        sum += place[seat];
    }
    return sum;
}

} // namespace

TEST_CASE("each round two region cards bring two caballeros of the dummy each, but none to the King's region")
{
    // 2023, 2-player game, Gameplay changes (N24)
    Setup setup;
    setup.edition = Edition::Edition2023;
    setup.players = 2;
    bool met_king = false;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
    {
        setup.seed = seed;
        const State state = new_game(setup);
        PerSeat<int> expected{};
        for (int i = 0; i < 2; ++i)
        {
            const Place region = state.dummy.regions[static_cast<std::size_t>(i)];
            met_king = met_king || region == state.king;
            CHECK(count(state, region, dummy) == (region == state.king ? 0 : 2));
            expected[dummy] += region == state.king ? 0 : 2;
        }
        CHECK(on_board(state, dummy) == expected[dummy]);
        CHECK(state.province[dummy] == caballeros_per_player - expected[dummy]);
        CHECK(state.grande[dummy] == Place::Nowhere);
        CHECK(state.dummy.regions_drawn == 2);
    }
    CHECK(met_king);
}

TEST_CASE("the dummy's power card is turned before the players bid, and its value is taken")
{
    // 2023, 2-player game, Gameplay changes
    State state = begin(two_players());
    REQUIRE(state.decision == Decision{Question::Bid, 0});
    CHECK(forbidden(state, with(ActionKind::Bid, state.bid[dummy])) == Rule::ValuePlayed);
    bid_in_seat_order(state);
    PerSeat<std::uint8_t> bids = state.bid;
    std::sort(bids.begin(), bids.begin() + 3, std::greater<>());
    for (std::size_t turn = 0; turn < 3; ++turn)
    {
        CHECK(state.bid[state.turn_order[turn]] == bids[turn]);
    }
}

TEST_CASE("in its turn the dummy takes the remaining card with the most caballeros, and nobody uses it")
{
    // 2023, 2-player game, Gameplay changes
    for (std::uint64_t seed = 0; seed < 30; ++seed)
    {
        Setup setup;
        setup.edition = Edition::Edition2023;
        setup.players = 2;
        setup.seed = seed;
        State state = new_game(setup);
        Random random(seed);
        for (int step = 0; step < 400 && !is_over(state); ++step)
        {
            std::vector<Event> events;
            auto keep = [&](const Event& event) { events.push_back(event); };
            const PerSeat<std::uint8_t> before = state.court;
            const ActionList answers = legal(state);
            const auto taken = state.taken_by;
            const Action answer = random_action(answers, random);
            const int round = state.rounds_begun;
            apply(state, answer, keep);
            for (const Event& event : events)
            {
                if (event.kind != EventKind::CardTaken || event.seat != dummy)
                {
                    continue;
                }
                CHECK(before[dummy] == 0);
                for (int stack = 1; stack <= stack_count && round == state.rounds_begun; ++stack)
                {
                    const bool was_free = taken[static_cast<std::size_t>(stack - 1)] == nobody;
                    if (was_free && offered(state, stack) != no_card && stack != event.count)
                    {
                        CHECK(card(offered(state, stack)).stack <= card(event.card).stack);
                    }
                }
            }
        }
    }
}

TEST_CASE("the dummy never bids first")
{
    // 2023, 2-player game: "the dummy never gets the First Player marker"
    for (std::uint64_t seed = 0; seed < 40; ++seed)
    {
        Setup setup;
        setup.edition = Edition::Edition2023;
        setup.players = 2;
        setup.seed = seed;
        State state = new_game(setup);
        Random random(seed);
        bool was_last = false;
        while (!is_over(state))
        {
            const ActionList answers = legal(state);
            apply(state, random_action(answers, random));
            was_last = was_last || state.turn_order[2] == dummy;
            CHECK((state.first_bidder == nobody || state.first_bidder < 2));
        }
        CHECK(state.score[dummy] == 0);
        CHECK(on_board(state, dummy) + state.province[dummy] == caballeros_per_player);
        CHECK(was_last);
    }
}

TEST_CASE("the dummy changes majorities and gets no points; the first two numbers count")
{
    // 2023, 2-player game, Scoring changes
    const Start start = two_players({.groups = {{Place::OldCastile, 0, 2}, {Place::OldCastile, 1, 1}}});
    State state = begin(start);
    state.caballeros[index(Place::OldCastile)] = {2, 1, 3};
    const Payout due = payout(state, Place::OldCastile);
    CHECK(due.standing.rank == PerOwner<std::uint8_t>{2, 0, 1});
    CHECK(due.standing.points == PerOwner<std::uint8_t>{4, 0, 0});
    state.caballeros[index(Place::OldCastile)] = {2, 1, 0};
    CHECK(payout(state, Place::OldCastile).standing.points == PerOwner<std::uint8_t>{6, 4, 0});
    state.caballeros[index(Place::OldCastile)] = {3, 1, 3};
    CHECK(payout(state, Place::OldCastile).standing.points == PerOwner<std::uint8_t>{4, 0, 0});
}

TEST_CASE("caballeros of the dummy are moved and sent back like others, but it is asked for nothing")
{
    // 2023, 2-player game: "skip the dummy"
    State state = after_taking(two_players({.cards = {"move-three-foreign", "", "", ""},
                                            .groups = {{Place::Seville, dummy, 3}, {Place::Granada, 1, 1}}}),
                               1);
    play_all(state, {act, lift(dummy, Place::Seville), drop(Place::Castillo)});
    CHECK(count(state, Place::Castillo, dummy) == 1);

    State dismissing = after_taking(two_players({.cards = {"", "dismiss-one-each", "", ""},
                                                 .groups = {{Place::Seville, dummy, 3}, {Place::Granada, 1, 1}}}),
                                    2);
    const int supply = dismissing.province[dummy];
    play_all(dismissing, {act, {ActionKind::Dismiss, 1, Place::Granada}, {ActionKind::Dismiss, dummy, Place::Seville}});
    CHECK(dismissing.province[dummy] == supply + 1);

    State returning = after_taking(two_players({.cards = {"", "return-three-any", "", ""},
                                                .groups = {{Place::Seville, dummy, 3}, {Place::Granada, 1, 4}}}),
                                   2);
    play(returning, act);
    CHECK(returning.decision == Decision{Question::Return, 1});
    while (returning.decision.question == Question::Return)
    {
        CHECK(returning.decision.seat == 1);
        play(returning, legal(returning)[0]);
    }
    CHECK(count(returning, Place::Seville, dummy) >= 3);
}

TEST_CASE("the dummy's caballeros in the Castillo return to its supply at a general scoring")
{
    // No source says where; an unset disk sends caballeros off the board (2023, Set your Secret disc).
    State state = begin(two_players({.round = 3, .groups = {{Place::Castillo, dummy, 2}, {Place::Castillo, 0, 1}}}));
    bid_in_seat_order(state);
    while (state.decision.question != Question::SetDisk)
    {
        const ActionList answers = legal(state);
        play(state, answers[answers.size() - 1]);
    }
    CHECK(state.decision.seat == 0);
    const int supply = state.province[dummy];
    const auto events = play(state, disk(Place::Galicia));
    // The dummy was first in the Castillo, so seat 0 gets the points of the second rank.
    CHECK(points_at(events, Place::Castillo)[0] == 3);
    CHECK(count(state, Place::Castillo, dummy) == 0);
    const int drawn = supply + 2 - state.province[dummy]; // drawn for the next round
    CHECK(drawn >= 0);
    CHECK(drawn <= 4);
    CHECK(state.dummy.regions_drawn == 2);
}

TEST_CASE("no more region cards are drawn when all thirty are on the board, and one card may bring what is left")
{
    // 2023, 2-player game; an odd rest is our reading: place what is left
    for (const int left : {0, 1, 3})
    {
        State state = begin(two_players({.groups = {{Place::Seville, dummy, 15}, {Place::Granada, dummy, 15 - left}}}));
        int expected = left;
        for (int i = 0; i < 2 && expected > 0; ++i)
        {
            expected -= state.dummy.regions[static_cast<std::size_t>(i)] == state.king ? 0 : std::min(expected, 2);
        }
        CHECK(state.province[dummy] == expected);
        const bool one_was_enough = left == 1 && state.dummy.regions[0] != state.king;
        CHECK(state.dummy.regions_drawn == (left == 0 ? 0 : one_was_enough ? 1 : 2));
    }
}

TEST_CASE("four stacks: stacks 2 and 3 are one stack, whose cards state how many may be placed")
{
    // 2023, 2-player game and 3-player game (optional)
    Setup five_stacks;
    five_stacks.edition = Edition::Edition2023;
    five_stacks.players = 4;
    for (const int players : {2, 3})
    {
        Setup setup;
        setup.edition = Edition::Edition2023;
        setup.players = static_cast<std::uint8_t>(players);
        if (players == 3)
        {
            setup.modules.insert(Module::FourStacks);
        }
        CHECK(stack_shape(setup, 2).size == stack_shape(five_stacks, 2).size + stack_shape(five_stacks, 3).size);
        CHECK(stack_shape(setup, 3).size == 0);
        bool two = false;
        bool three = false;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
        {
            setup.seed = seed;
            State state = new_game(setup);
            CHECK(offered(state, 3) == no_card);
            play(state, with(ActionKind::FirstBidder, 0));
            bid_in_seat_order(state);
            while (state.decision.question != Question::TakeCard)
            {
                play(state, legal(state)[0]);
            }
            if (!legal(state).contains(with(ActionKind::TakeCard, 2)))
            {
                continue; // the dummy has it
            }
            CHECK(forbidden(state, with(ActionKind::TakeCard, 3)) == Rule::NoSuchValue);
            play(state, with(ActionKind::TakeCard, 2));
            const int stack = card(state.turn.card).stack;
            two = two || stack == 2;
            three = three || stack == 3;
            const Seat seat = state.active();
            int placed = 0;
            while (state.turn.card != no_card && state.decision.seat == seat
                   && (state.decision.question == Question::Place || state.decision.question == Question::PlaceOrAct))
            {
                play(state, place(Place::Castillo));
                ++placed;
            }
            CHECK(placed == stack);
        }
        CHECK(two);
        CHECK(three);
    }
}
