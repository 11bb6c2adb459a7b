// The worked examples of the rules of 2023, one test per example. Seats: You, Orange, Blue, Green.
#include "rules/examples/examples.hpp"

#include "rules/majority.hpp"
#include "rules/view.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Seat you = 0;
constexpr Seat orange = 1;
constexpr Seat blue_player = 2;
constexpr Seat green_player = 3;

Start now(Start start)
{
    start.edition = Edition::Edition2023;
    return start;
}

PerSeat<int> paid(const State& state, Place place)
{
    const Payout due = payout(state, place);
    PerSeat<int> points{};
    for (const Seat seat : state.seats())
    {
        points[seat] = due.total(seat);
    }
    return points;
}

} // namespace

TEST_CASE("9, 8, 5, 3: You play first, then Green, Orange, Blue")
{
    // 2023, 2. Play Power cards, example (N1)
    State state = begin(now({}));
    play_all(state,
             {with(ActionKind::Bid, 9), with(ActionKind::Bid, 5), with(ActionKind::Bid, 3), with(ActionKind::Bid, 8)});
    CHECK(state.turn_order == PerSeat<Seat>{you, green_player, orange, blue_player, nobody});
}

TEST_CASE("the 9 brings 2 caballeros, the 12 and the 13 none")
{
    // 2023, Take Caballeros from the Province, example (N2, N3)
    State state = begin(now({.players = 3}));
    play_all(state, {with(ActionKind::Bid, 9), with(ActionKind::Bid, 12), with(ActionKind::Bid, 13)});
    CHECK(state.decision == Decision{Question::TakeCard, 2});
    CHECK(recruits(9) == 2);
    CHECK(recruits(12) == 0);
    CHECK(recruits(13) == 0);
}

TEST_CASE("the King is in Castilla: Galicia, Navarra, Aragón, Toledo and the Castillo can be placed in")
{
    // 2023, Place Caballeros, example (N4)
    const State state = after_taking(now({.king = Place::OldCastile}), 5);
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::Galicia, Place::BasqueCountry, Place::Aragon, Place::NewCastile, Place::Castillo});
}

TEST_CASE("Your Majesty: place two in Granada, two in Toledo, one in the Castillo, then the King goes to Toledo")
{
    // 2023, Special action, example 1 (N5)
    State state = after_taking(now({.king = Place::Valencia}), 5);
    play_all(state, {place(Place::Granada), place(Place::Granada), place(Place::NewCastile), place(Place::NewCastile),
                     place(Place::Castillo)});
    REQUIRE(state.decision == Decision{Question::ActOrSkip, you});
    play_all(state, {act, at(ActionKind::MoveKing, Place::NewCastile)});
    CHECK(state.king == Place::NewCastile);
    CHECK(state.decision == Decision{Question::TakeCard, orange});
}

TEST_CASE("Fiesta: the special action is left out, one caballero in Aragón, two in Toledo")
{
    // 2023, Special action, example 2 (N6); the King must be in Castilla or Valencia for these places
    State state = after_taking(now({.king = Place::OldCastile, .cards = {"", "", "score-fives", ""}}), 3);
    const auto events =
        play_all(state, {place(Place::Aragon), place(Place::NewCastile), place(Place::NewCastile), skip});
    CHECK(points(events) == PerSeat<int>{});
    CHECK(state.decision == Decision{Question::TakeCard, orange});
}

TEST_CASE("a card that nobody took does not come up again")
{
    // 2023, 4. End of the round, example (N7)
    State state = begin(now({.cards = {"move-four-own", "", "", ""}}));
    bid_in_seat_order(state);
    for (const int stack : {2, 3, 4, 5})
    {
        while (state.decision.question != Question::TakeCard)
        {
            const ActionList answers = legal(state);
            play(state, answers.contains(done) ? done : answers.contains(skip) ? skip : answers[answers.size() - 1]);
        }
        play(state, with(ActionKind::TakeCard, stack));
    }
    while (state.round == 1)
    {
        play(state, legal(state).contains(done) ? done : skip);
    }
    while (!is_over(state))
    {
        CHECK(card(view(state, nobody).offered[0]).id != "move-four-own");
        pass_turns(state);
        while (state.decision.question == Question::SetDisk)
        {
            play(state, legal(state)[0]);
        }
    }
}

TEST_CASE("the Castillo pays 5, 3, 1 and Green nothing; your three caballeros go to Granada")
{
    // 2023, Score the Castillo, example (N8)
    State state = begin(
        now({.round = 3,
             .groups = {{Place::Castillo, you, 3}, {Place::Castillo, blue_player, 2}, {Place::Castillo, orange, 1}}}));
    bid_in_seat_order(state);
    pass_turns(state);
    const auto events = play_all(state, {disk(Place::Seville), disk(Place::Granada), disk(Place::Galicia)});
    CHECK(points_at(events, Place::Castillo) == PerSeat<int>{5, 1, 3, 0});
}

TEST_CASE("Galicia pays 4 and 2, nothing for the third and the fourth")
{
    // 2023, Score each region, example (N9)
    const State state = begin(now({.groups = {{Place::Galicia, orange, 4},
                                              {Place::Galicia, blue_player, 3},
                                              {Place::Galicia, you, 2},
                                              {Place::Galicia, green_player, 1}},
                                   .home = {Place::Aragon, Place::Catalonia, Place::OldCastile, Place::Seville}}));
    CHECK(paid(state, Place::Galicia) == PerSeat<int>{0, 4, 2, 0});
}

TEST_CASE("three tied in Navarra get the second rank, and Green's Grande brings nothing in a tie")
{
    // 2023, Resolving ties, example (N10)
    const State state =
        begin(now({.groups = {{Place::BasqueCountry, you, 2},
                              {Place::BasqueCountry, blue_player, 2},
                              {Place::BasqueCountry, green_player, 2},
                              {Place::BasqueCountry, orange, 1}},
                   .home = {Place::Aragon, Place::Catalonia, Place::OldCastile, Place::BasqueCountry}}));
    CHECK(paid(state, Place::BasqueCountry) == PerSeat<int>{3, 1, 3, 3});
}

TEST_CASE("Blue and Green tie in Sevilla: the second rank for both, and no bonus for Blue's Grande")
{
    // 2023, King's bonus and Grande's bonus, example (N11)
    const State state = begin(
        now({.groups = {{Place::Seville, blue_player, 2}, {Place::Seville, green_player, 2}, {Place::Seville, you, 1}},
             .home = {Place::Granada, Place::Catalonia, Place::Seville, Place::BasqueCountry}}));
    CHECK(paid(state, Place::Seville) == PerSeat<int>{1, 0, 3, 3});
}

TEST_CASE("Granada is the King's region and your home: 6 + 2 + 2, and one point each for the tied others")
{
    // 2023, King's bonus and Grande's bonus, example (N12); the numbers of Orange and Green are not stated
    const State state =
        begin(now({.king = Place::Granada,
                   .groups = {{Place::Granada, you, 3}, {Place::Granada, orange, 1}, {Place::Granada, green_player, 1}},
                   .home = {Place::Granada, Place::Catalonia, Place::Seville, Place::BasqueCountry}}));
    CHECK(paid(state, Place::Granada) == PerSeat<int>{10, 1, 0, 1});
}

TEST_CASE("a scoring tile in Castilla replaces the printed numbers")
{
    // 2023, Scoring tile, example (N13)
    State state = after_taking(now({.cards = {"", "", "", "move-board"},
                                    .groups = {{Place::OldCastile, orange, 2}, {Place::OldCastile, blue_player, 1}}}),
                               4);
    CHECK(paid(state, Place::OldCastile) == PerSeat<int>{0, 6, 4, 0});
    play_all(state, {act, {ActionKind::MoveBoard, 1, Place::OldCastile}});
    CHECK(paid(state, Place::OldCastile) == PerSeat<int>{0, 4, 0, 0});
}

TEST_CASE("Intrigue: two of your own and one green and one blue caballero move")
{
    // 2023, Move Caballeros, example (N14)
    State state = after_taking(now({.cards = {"move-two-own-two-foreign", "", "", ""},
                                    .groups = {{Place::Granada, you, 2},
                                               {Place::Seville, green_player, 1},
                                               {Place::Seville, blue_player, 1}}}),
                               1);
    // The King is not in Valencia in this example.
    State elsewhere = after_taking(now({.king = Place::Galicia,
                                        .cards = {"move-two-own-two-foreign", "", "", ""},
                                        .groups = {{Place::Granada, you, 2},
                                                   {Place::Seville, green_player, 1},
                                                   {Place::Seville, blue_player, 1}}}),
                                   1);
    play_all(elsewhere, {act, lift(you, Place::Granada), drop(Place::OldCastile), lift(you, Place::Granada),
                         drop(Place::Castillo), lift(green_player, Place::Seville), drop(Place::Valencia),
                         lift(blue_player, Place::Seville), drop(Place::OldCastile)});
    CHECK(count(elsewhere, Place::OldCastile, you) == 1);
    CHECK(count(elsewhere, Place::Castillo, you) == 1);
    CHECK(count(elsewhere, Place::Valencia, green_player) == 1);
    CHECK(count(elsewhere, Place::OldCastile, blue_player) == 1);
    play_all(state, {act, lift(green_player, Place::Seville)});
    CHECK(forbidden(state, drop(Place::Valencia)) == Rule::KingsRegionTaboo);
}

TEST_CASE("Withdrawal: Orange, Blue and Green return three each, in this order, from court and regions")
{
    // 2023, Send Caballeros back to the Province, example (N15)
    State state = after_taking(now({.king = Place::Galicia,
                                    .cards = {"", "return-three-any", "", ""},
                                    .groups = {{Place::Valencia, blue_player, 1},
                                               {Place::NewCastile, green_player, 2},
                                               {Place::Valencia, green_player, 2}},
                                    .court = {7, 7, 7, 0}}),
                               2);
    const Action court = at(ActionKind::Return, Place::Court);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::Return, orange});
    play_all(state, {court, court, court});
    REQUIRE(state.decision == Decision{Question::Return, blue_player});
    play_all(state, {court, court, at(ActionKind::Return, Place::Valencia)});
    REQUIRE(state.decision == Decision{Question::Return, green_player});
    play_all(state, {at(ActionKind::Return, Place::NewCastile), at(ActionKind::Return, Place::NewCastile),
                     at(ActionKind::Return, Place::Valencia)});
    CHECK(state.court == PerSeat<std::uint8_t>{7, 4, 5, 0});
    CHECK(count(state, Place::Valencia, green_player) == 1);
}

TEST_CASE("Outposts with 4/0/0 in Toledo and 8/4/0 in Galicia: Cataluña, Toledo and Sevilla are scored")
{
    // 2023, Score regions, example (N16)
    State state =
        after_taking(now({.cards = {"", "", "score-fours", ""}, .board_at = {Place::Galicia, Place::NewCastile}}), 3);
    CHECK(scored(play(state, act)) == std::vector{Place::Catalonia, Place::NewCastile, Place::Seville});
}

TEST_CASE("Coup on Toledo: the others go to Cataluña, Granada and Valencia, yours stay")
{
    // 2023, Secret disc, example (N17)
    State state = after_taking(now({.king = Place::Galicia,
                                    .cards = {"", "", "", "evict"},
                                    .groups = {{Place::NewCastile, you, 2},
                                               {Place::NewCastile, orange, 1},
                                               {Place::NewCastile, blue_player, 2},
                                               {Place::NewCastile, green_player, 2}}}),
                               4);
    play_all(state, {act, at(ActionKind::EvictFrom, Place::NewCastile), disk(Place::Catalonia), disk(Place::Granada),
                     disk(Place::Valencia)});
    CHECK(state.caballeros[index(Place::NewCastile)] == PerOwner<std::uint8_t>{2, 0, 0, 0});
    CHECK(count(state, Place::Catalonia, orange) == 1);
    CHECK(count(state, Place::Granada, blue_player) == 2);
    CHECK(count(state, Place::Valencia, green_player) == 2);
}

TEST_CASE("Empowerment takes the lowest power card back: its owner bids first in the next round all the same")
{
    // 2023, Empowerment, special case (N21)
    State state = begin(now({.players = 2, .cards = {"", "", "", "take-back-power"}}));
    // Two players have a dummy; it does not count when looking for the last player.
    bid_in_seat_order(state);
    while (state.round == 1)
    {
        const ActionList answers = legal(state);
        const bool mine = state.decision.seat == 1;
        Action action = answers.contains(done) ? done : answers.contains(skip) ? skip : answers[0];
        if (mine && answers.contains(with(ActionKind::TakeCard, 4)))
        {
            action = with(ActionKind::TakeCard, 4);
        }
        else if (mine && answers.contains(act))
        {
            action = act;
        }
        else if (state.decision.question == Question::TakeBack)
        {
            action = with(ActionKind::TakeBack, state.bid[1]);
        }
        play(state, action);
    }
    CHECK(state.first_bidder == 1);
}
