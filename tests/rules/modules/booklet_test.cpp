// Intrigue & the King: the booklet's sentences about preparation and rounds that own_cards_test.cpp leaves open. The
// table of all sentences is in tests/rules/README.md.
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/majority.hpp"
#include "rules/own_cards.hpp"
#include "rules/playout.hpp"
#include "rules/view.hpp"

#include <catch2/generators/catch_generators.hpp>
#include <numeric>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("own cards: there are no stacks and no power cards")
{
    // booklet line 155
    State state = begin({.edition = Edition::Intrigue});
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        CHECK(deck(std::as_const(state), stack).empty());
        CHECK(offered(state, stack) == no_card);
    }
    for (const Action one : legal(state))
    {
        CHECK(card(own_card(state.setup, one.a)).value == bid_value(state.setup, one.a));
    }
    // One card determines both the order of play and its player's action.
    state = after_bids({100, 150, 80, 90});
    CHECK(state.turn_order[0] == 1);
    go_to_turn_of(state, 0);
    CHECK(used_card(state) == "score-fives");
}

TEST_CASE("own cards: a general scoring pays what it pays in the classic game")
{
    // booklet line 160: the rest is played like El Grande
    Start start{.groups = {{Place::Galicia, 0, 3},
                           {Place::Galicia, 1, 2},
                           {Place::Valencia, 2, 2},
                           {Place::Valencia, 3, 2},
                           {Place::NewCastile, 3, 1},
                           {Place::Castillo, 2, 4}},
                .board_at = {Place::NewCastile, Place::Aside}};
    const PerSeat<Place> disks = for_each_seat(Place::Seville);
    const PerSeat<int> classic = projected_scoring(begin(start), disks);
    start.edition = Edition::Intrigue;
    CHECK(projected_scoring(begin(start), disks) == classic);
    // Galicia with the home bonus, Valencia with a tie for the first place, the Castillo and then Seville.
    CHECK(classic == PerSeat<int>{4 + 2, 2, 5 + 4 + 3, 3 + 8, 0});
}

TEST_CASE("own cards: the first disks are set when all are at home and the King stands in a region of his own")
{
    // booklet line 162
    const int players = GENERATE(2, 3, 4, 5);
    const State state = new_game(intrigue(players));
    REQUIRE(state.sealed.purpose == SealedPurpose::FirstCaballero);
    for (const Seat seat : state.seats())
    {
        CHECK(count(state, state.grande[seat], seat) == 2);
        CHECK(state.grande[seat] != state.king);
        CHECK(state.court[seat] == 7);
    }
    CHECK(legal(state).size() == 9); // the King's region, too
}

TEST_CASE("own cards: cards not chosen for the hand are out of the game")
{
    // booklet line 163
    const State state = begin({.edition = Edition::Intrigue, .hand = for_each_seat(hand_of({150, 160, 180}))});
    CHECK(legal(state).size() == 13);
    CHECK(forbidden(state, bid(170)) == Rule::NotInHand);
    CHECK(forbidden(state, bid(140)) == Rule::NotInHand);
}

TEST_CASE("own cards: nine rounds, and general scorings after the third, the sixth and the ninth")
{
    // booklet lines 165 and 173: 4 of the 13 cards are never played
    State state = new_game(intrigue(3));
    Random random(2);
    std::vector<int> rounds;
    std::vector<int> scorings;
    auto note = [&](const Event& event)
    {
        if (event.kind == EventKind::RoundBegan)
        {
            rounds.push_back(event.count);
        }
        if (event.kind == EventKind::GeneralScoringBegan)
        {
            scorings.push_back(event.count);
        }
    };
    while (!is_over(state))
    {
        apply(state, random_action(state, random), note);
    }
    std::vector<int> all(9);
    std::iota(all.begin(), all.end(), 1);
    CHECK(rounds == all);
    CHECK(scorings == std::vector{3, 6, 9});
    for (const Seat seat : state.seats())
    {
        CHECK(std::popcount(state.hand[seat]) == 4);
    }
}

TEST_CASE("own cards: the players agree who begins the first round, then cards are played face up and clockwise")
{
    // booklet line 166
    Setup setup = intrigue(4);
    setup.hidden_hands = true;
    State state = new_game(setup);
    while (state.decision.question != Question::FirstBidder)
    {
        play(state, legal(state)[0]);
    }
    CHECK(legal(state).size() == 4);
    play(state, with(ActionKind::FirstBidder, 2));
    for (const Seat seat : {Seat{2}, Seat{3}, Seat{0}, Seat{1}})
    {
        REQUIRE(state.decision == Decision{Question::Bid, seat});
        const Action first = legal(state)[0];
        play(state, first);
        CHECK(view(state, static_cast<Seat>((seat + 1) % 4)).bid[seat] == first.a);
    }
    CHECK(state.turn_order == PerSeat<Seat>{1, 0, 3, 2, nobody}); // each had to bid more than the previous one
}

TEST_CASE("own cards: the highest card brings the King card and the most caballeros, the lowest the Intrigue card")
{
    // booklet lines 162 and 167; which Caballero cards are used by how many players is reconstructed
    const int players = GENERATE(2, 3, 4, 5);
    const std::array values{60, 180, 10, 150, 100};
    State state = begin(
        {.edition = Edition::Intrigue, .players = players, .hand = for_each_seat(hand_of({60, 180, 10, 150, 100}))});
    for (int i = 0; i < players; ++i)
    {
        play(state, bid(values[static_cast<std::size_t>(i)]));
    }
    std::vector<int> limits;
    std::vector<int> bids;
    for (; state.turns_done < players; ++state.turns_done)
    {
        const int turn = state.turns_done;
        limits.push_back(placing_limit(state.setup, {}, turn));
        bids.push_back(bid_value(state.setup, state.bid[state.active()]));
        const EditionRow& edition = edition_row(Edition::Intrigue);
        CHECK(common_card(state)
              == (turn == 0             ? edition.king_card
                  : turn == players - 1 ? edition.intrigue_card
                                        : no_card));
    }
    CHECK(std::is_sorted(bids.rbegin(), bids.rend()));
    const std::array<std::vector<int>, 4> used{{{5, 1}, {5, 3, 1}, {5, 4, 2, 1}, {5, 4, 3, 2, 1}}};
    CHECK(limits == used[static_cast<std::size_t>(players - 2)]);
}

TEST_CASE("own cards: the special action and placing come in either order, and fewer caballeros may be placed")
{
    // booklet line 168
    const Start start{.king = Place::Galicia, .groups = {{Place::Granada, 1, 1}}};
    State state = with_card(30, start); // third of four, so two may be placed
    REQUIRE(state.decision.question == Question::PlaceOrAct);
    SECTION("the special action first")
    {
        play_all(state, {act, lift(1, Place::Granada), drop(Place::Seville), done});
        REQUIRE(state.decision == Decision{Question::Place, 1});
        play_all(state, {place(Place::OldCastile), place(Place::Castillo)});
        CHECK(state.active() != 1);
    }
    SECTION("placing first, one less than two")
    {
        play(state, place(Place::OldCastile));
        CHECK(forbidden(state, act) == Rule::ActionMustFollow);
        play(state, done);
        REQUIRE(state.decision == Decision{Question::ActOrSkip, 1});
        play_all(state, {act, lift(1, Place::Granada), drop(Place::Seville), done});
        CHECK(state.active() != 1);
    }
    CHECK(count(state, Place::OldCastile, 1) == 1);
    CHECK(count(state, Place::Seville, 1) == 1);
}

TEST_CASE("own cards: caballeros from the court go where they go in the classic game")
{
    // booklet line 168
    const State state = with_card(100, {.king = Place::NewCastile});
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::Aragon, Place::OldCastile, Place::Seville, Place::Granada, Place::Valencia,
                         Place::Castillo});
    CHECK(forbidden(state, place(Place::NewCastile)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::NotNextToKing);
}

TEST_CASE("own cards: a player who placed first still has to use a special action that is required")
{
    // booklet lines 168 and 171
    State state = with_card(100, {.king = Place::Galicia});
    play_all(state, {place(Place::OldCastile), done});
    REQUIRE(state.decision == Decision{Question::ActOrSkip, 1});
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    play(state, act);
    CHECK(state.active() != 1);
}

TEST_CASE("own cards: the card of the round lies open until its end")
{
    // booklet line 168
    State state = after_bids({180, 150, 100, 90}, {.hidden_hands = true});
    go_to_turn_of(state, 3);
    CHECK(view(state, 3).bid[0] == number_of(180));
    CHECK(view(state, 0).bid[2] == number_of(100));
}

TEST_CASE("own cards: the own card states the recruits of everybody, even of those with the King or Intrigue card")
{
    // booklet lines 168 and 172
    State state = after_bids({60, 50, 20, 10});
    std::vector<int> most;
    while (state.bids_made > 0)
    {
        if (state.decision.question == Question::Recruit)
        {
            const ActionList answers = legal(state);
            most.push_back(answers[0].a);
            CHECK(answers[answers.size() - 1] == with(ActionKind::Recruit, 0)); // fewer may be taken
            CHECK(forbidden(state, act) == Rule::OtherQuestion);                // recruiting comes first
        }
        play(state, quiet_answer(state));
    }
    CHECK(most == std::vector{4, 4, 5, 6});
}

TEST_CASE("own cards: the cards of a round leave the game, and the King and Intrigue cards come back")
{
    // booklet line 173
    State state = after_bids({180, 150, 100, 90});
    const PerSeat<PowerCards> before = state.hand;
    finish_round(state);
    CHECK(state.hand == before);
    REQUIRE(state.decision == Decision{Question::Bid, 3});
    CHECK(forbidden(state, bid(90)) == Rule::NotInHand);
    play_all(state, {bid(180), bid(90), bid(100), bid(150)});
    CHECK(used_card(state) == "king");
    CHECK(state.active() == 3);
    go_to_turn_of(state, 0);
    CHECK(used_card(state) == "intrigue");
}

TEST_CASE("own cards: with 2 or 3 players an own card used instead of the King or Intrigue card can be mandatory")
{
    // booklet line 175
    const int players = GENERATE(2, 3);
    const Action own = with(ActionKind::TakeCard, own_card_stack);
    const Start start{.court = {0, 0, 0, 0, 0}};
    State state = players == 2 ? after_bids({180, 100}, start) : after_bids({180, 150, 100}, start);
    recruit_nothing(state);
    play(state, own);
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    play(state, act);
    CHECK(state.active() != 0); // the King card is not used in addition
    CHECK(state.king == start.king);
    const auto last = static_cast<Seat>(players - 1);
    while (state.decision != Decision{Question::TakeCard, last})
    {
        play(state, quiet_answer(state));
    }
    play(state, own);
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    play(state, act);
    CHECK(state.decision.question == Question::Bid);
}

TEST_CASE(
    "own cards: with 2 or 3 players an own card that says \"you may\" is optional, even instead of the Intrigue card")
{
    // booklet line 175
    State state = after_bids({180, 150, 30}, {.groups = {{Place::Granada, 0, 2}}, .court = {0, 0, 0, 0, 0}});
    while (state.decision != Decision{Question::TakeCard, 2})
    {
        play(state, quiet_answer(state));
    }
    play(state, with(ActionKind::TakeCard, own_card_stack));
    CHECK(used_card(state) == "move-two-own-two-foreign");
    play(state, skip);
    CHECK(state.decision.question == Question::Bid);
}
