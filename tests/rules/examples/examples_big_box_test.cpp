// The worked examples of the Big Box rules that also hold in the classic game, one test per example. Seats: Ramon,
// Benita, Gabriel, Ricarda.
#include "rules/examples/examples.hpp"

#include "rules/majority.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Seat ramon = 0;
constexpr Seat benita = 1;
constexpr Seat gabriel = 2;
constexpr Seat ricarda = 3;

Action bid_number(int value)
{
    return with(ActionKind::Bid, value);
}

/// Everybody has played their power card: 7, 3, 2 and 8.
State after_bidding()
{
    State state = begin({});
    play_all(state, {bid_number(7), bid_number(3), bid_number(2), bid_number(8)});
    return state;
}

} // namespace

TEST_CASE("Ramon plays the 7, so nobody else may in this round")
{
    // Big Box, 2. Play Power cards, example (B1)
    State state = begin({});
    play(state, bid_number(7));
    CHECK(forbidden(state, bid_number(7)) == Rule::ValuePlayed);
    play(state, bid_number(3));
    CHECK(forbidden(state, bid_number(7)) == Rule::ValuePlayed);
    CHECK(forbidden(state, bid_number(3)) == Rule::ValuePlayed);
    play_all(state, {bid_number(2), bid_number(8)});
}

TEST_CASE("8, 7, 3, 2: Ricarda plays first, then Ramon, Benita, Gabriel")
{
    // Big Box, 2. Play Power cards, Turn order, example (B2)
    const State state = after_bidding();
    CHECK(state.turn_order == PerSeat<Seat>{ricarda, ramon, benita, gabriel, nobody});
    CHECK(state.decision.seat == ricarda);
}

TEST_CASE("Ricarda gets 2 caballeros, Ramon 3, Benita and Gabriel 5 each")
{
    // Big Box, 2. Play Power cards, Supply, example (B3)
    State state = after_bidding();
    for (const Seat seat : {ricarda, ramon, benita, gabriel})
    {
        REQUIRE(state.decision == Decision{Question::Recruit, seat});
        const int most = legal(state)[0].a;
        CHECK(most == (seat == ricarda ? 2 : seat == ramon ? 3 : 5));
        play_all(state, {legal(state)[0], with(ActionKind::TakeCard, seat + 1)});
        CHECK(state.court[seat] == 7 + most);
        while (state.turn.card != no_card && state.decision.seat == seat)
        {
            play(state, legal(state).contains(done) ? done : skip);
        }
    }
}

TEST_CASE("Benita's card brings 5 but her province holds 3: two more from regions, or not")
{
    // Big Box, 3.1 Take Caballeros from the Province, example (B4)
    State state = begin({.groups = {{Place::Galicia, benita, 4}, {Place::Seville, benita, 3}}, .court = {7, 20, 7, 7}});
    play_all(state, {bid_number(1), bid_number(3), bid_number(2), bid_number(4)});
    play_all(state, {with(ActionKind::Recruit, 0), with(ActionKind::TakeCard, 5), done, skip});
    REQUIRE(state.decision == Decision{Question::Recruit, benita});
    REQUIRE(state.province[benita] == 3);
    play(state, with(ActionKind::Recruit, 3));
    SECTION("she takes two more from the board")
    {
        play_all(state, {at(ActionKind::Recall, Place::Galicia), at(ActionKind::Recall, Place::Seville)});
        CHECK(state.court[benita] == 25);
        CHECK(count(state, Place::Galicia, benita) == 3);
        CHECK(count(state, Place::Seville, benita) == 2);
    }
    SECTION("she takes the three of the province only")
    {
        play(state, done);
        CHECK(state.court[benita] == 23);
    }
    CHECK(state.decision == Decision{Question::TakeCard, benita});
}

TEST_CASE("Ricarda moves the King to New Castile first and places next to him then")
{
    // Big Box, 3.2 Execute an Action card, example 1 (B5)
    State state = after_taking({.king = Place::Galicia}, 5);
    play_all(state, {act, at(ActionKind::MoveKing, Place::NewCastile)});
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::Aragon, Place::OldCastile, Place::Seville, Place::Granada, Place::Valencia,
                         Place::Castillo});
    for (int placed = 0; placed < 5; ++placed)
    {
        CHECK(state.decision == Decision{Question::Place, 0});
        play(state, place(Place::Seville));
    }
    CHECK(state.decision == Decision{Question::TakeCard, 1});
}

TEST_CASE("Benita places first, two next to the King and one in the Castillo, and must score all 5 regions then")
{
    // Big Box, 3.2 Execute an Action card, example 2, and Special Scoring (B6, B7)
    State state = after_taking({.king = Place::Galicia,
                                .cards = {"", "", "score-fives", ""},
                                .groups = {{Place::Aragon, 1, 2}, {Place::Valencia, 2, 1}}},
                               3);
    play_all(state, {place(Place::BasqueCountry), place(Place::BasqueCountry), place(Place::Castillo)});
    REQUIRE(state.decision == Decision{Question::ActOrSkip, 0});
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::BasqueCountry, Place::Aragon, Place::Valencia});
    CHECK(points(events) == PerSeat<int>{5, 5, 5, 0});
    CHECK(state.decision == Decision{Question::TakeCard, 1});
}

TEST_CASE("Gabriel played the lowest power card: he bids first in the next round")
{
    // Big Box, 4. End of round, example (B9)
    State state = after_bidding();
    pass_turns(state);
    CHECK(state.round == 2);
    CHECK(state.decision == Decision{Question::Bid, gabriel});
    play(state, bid_number(13));
    CHECK(state.decision == Decision{Question::Bid, ricarda});
}

TEST_CASE("the Castillo pays 3, 3, 1: Ramon and Benita tie for first, Gabriel is third")
{
    // Big Box, 5. Scoring, Score the Castillo, example, and Move the Caballeros, example (B10, B15)
    State state = begin({.round = 3,
                         .groups = {{Place::Castillo, ramon, 2},
                                    {Place::Castillo, benita, 2},
                                    {Place::Castillo, gabriel, 1},
                                    {Place::Granada, ramon, 1}}});
    bid_in_seat_order(state);
    pass_turns(state);
    const std::vector<Event> events =
        play_all(state, {disk(Place::Granada), disk(Place::Galicia), disk(Place::Galicia)});
    CHECK(points_at(events, Place::Castillo) == PerSeat<int>{3, 3, 1, 0});
    CHECK(count(state, Place::Granada, ramon) == 3);
    CHECK(state.caballeros[index(Place::Castillo)] == PerOwner<std::uint8_t>{});
}

TEST_CASE("Galicia has no points for the third place")
{
    // Big Box, 5. Scoring, Score the individual regions, first example (B11)
    const Start start{
        .groups = {{Place::Galicia, gabriel, 3}, {Place::Galicia, benita, 2}, {Place::Galicia, ramon, 1}}};
    CHECK(points_of_region(start, Place::Galicia) == PerSeat<int>{0, 2, 4, 0});
}

TEST_CASE("three tied for first in the Basque Country take the second rank, Gabriel the third")
{
    // Big Box, 5. Scoring, Score the individual regions, second example (B12a)
    const Start start{.groups = {{Place::BasqueCountry, benita, 3},
                                 {Place::BasqueCountry, ramon, 3},
                                 {Place::BasqueCountry, ricarda, 3},
                                 {Place::BasqueCountry, gabriel, 2}}};
    CHECK(points_of_region(start, Place::BasqueCountry) == PerSeat<int>{3, 3, 1, 3});
}

TEST_CASE("two tied for first in Aragon take the second rank, two tied for third get nothing")
{
    // Big Box, 5. Scoring, Score the individual regions, third example (B12b)
    const Start start{.groups = {{Place::Aragon, gabriel, 3},
                                 {Place::Aragon, ricarda, 3},
                                 {Place::Aragon, benita, 2},
                                 {Place::Aragon, ramon, 2}}};
    CHECK(points_of_region(start, Place::Aragon) == PerSeat<int>{0, 0, 4, 4});
}

TEST_CASE("Gabriel is first in the King's region Catalonia and gets two points more")
{
    // Big Box, King's bonus, example (B12c)
    const Start start{.king = Place::Catalonia,
                      .groups = {{Place::Catalonia, gabriel, 2}, {Place::Catalonia, ramon, 1}}};
    CHECK(points_of_region(start, Place::Catalonia) == PerSeat<int>{2, 0, 6, 0});
}

TEST_CASE("Ramon is first in his home region and gets two points more")
{
    // Big Box, Home region bonus, example (B13): its numbers are those of Seville, though it names Granada
    const PerSeat<Place> in_seville{Place::Seville, Place::BasqueCountry, Place::Aragon, Place::Catalonia};
    CHECK(points_of_region(
              {.groups = {{Place::Seville, ramon, 4}, {Place::Seville, gabriel, 1}, {Place::Seville, ricarda, 1}},
               .home = in_seville},
              Place::Seville)
          == PerSeat<int>{6, 0, 1, 1});
    const PerSeat<Place> in_granada{Place::Granada, Place::BasqueCountry, Place::Aragon, Place::Catalonia};
    CHECK(points_of_region(
              {.groups = {{Place::Granada, ramon, 4}, {Place::Granada, gabriel, 1}, {Place::Granada, ricarda, 1}},
               .home = in_granada},
              Place::Granada)
          == PerSeat<int>{8, 0, 1, 1});
}

TEST_CASE("the King's bonus and the home bonus come together in one region")
{
    // Big Box, Home region bonus, note
    const Start start{.king = Place::Seville,
                      .groups = {{Place::Seville, ramon, 2}, {Place::Seville, gabriel, 1}},
                      .home = {Place::Seville, Place::BasqueCountry, Place::Aragon, Place::Catalonia}};
    CHECK(points_of_region(start, Place::Seville) == PerSeat<int>{8, 0, 3, 0});
}

TEST_CASE("a Veto against the third of four moves: the first two stay, the third and the rest don't happen")
{
    // Big Box, Veto, example (B14); classic 1996, stack 2: "you may also prevent only part of a special action"
    State state = begin({.cards = {"move-four-any", "veto", "", ""},
                         .groups = {{Place::Seville, ramon, 4}, {Place::Granada, benita, 1}}});
    bid_in_seat_order(state);
    play_all(state, {with(ActionKind::TakeCard, 2), act, done});
    play_all(state, {with(ActionKind::TakeCard, 1), act});
    play_all(state, {lift(ramon, Place::Seville), drop(Place::Galicia)});
    REQUIRE(state.decision == Decision{Question::Veto, ramon});
    play(state, allow);
    CHECK(count(state, Place::Galicia, ramon) == 1);
    play_all(state, {lift(ramon, Place::Seville), drop(Place::Castillo), allow});
    CHECK(count(state, Place::Castillo, ramon) == 1);
    play_all(state, {lift(ramon, Place::Seville), drop(Place::Granada), veto});
    CHECK(count(state, Place::Galicia, ramon) == 1);
    CHECK(count(state, Place::Castillo, ramon) == 1);
    CHECK(count(state, Place::Granada, ramon) == 0);
    CHECK(count(state, Place::Seville, ramon) == 2);
    CHECK(state.vetoes[ramon] == 0);
    CHECK(state.decision == Decision{Question::Place, benita}); // placing can't be prevented
}

TEST_CASE("the Castillo is no region of the value 4, even under the mobile scoreboard 4/0/0")
{
    // Big Box, Special Scoring of 4-point regions (B16)
    State state = after_taking({.cards = {"", "", "score-fours", ""},
                                .groups = {{Place::Castillo, ramon, 2}},
                                .board_at = {Place::Aside, Place::Castillo}},
                               3);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Galicia, Place::Catalonia, Place::Seville});
    CHECK(points(events) == PerSeat<int>{});
}

TEST_CASE("a mobile scoreboard on Old Castile pays its own numbers")
{
    // Big Box, Mobile scoreboard, picture (B17): the board 4/0/0 is inferred from the word "reduces"
    const Start start{.groups = {{Place::OldCastile, ramon, 2}, {Place::OldCastile, gabriel, 1}},
                      .board_at = {Place::Aside, Place::OldCastile}};
    CHECK(points_of_region(start, Place::OldCastile) == PerSeat<int>{4, 0, 0, 0});
}
