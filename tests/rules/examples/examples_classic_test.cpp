// The worked examples of the classic rules of 1996, one test per example. Seats: red, blue, yellow, green.
#include "rules/examples/examples.hpp"

#include "rules/majority.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Seat red = 0;
constexpr Seat blue = 1;
constexpr Seat yellow = 2;
constexpr Seat green = 3;

} // namespace

TEST_CASE("with the King in Galicia, caballeros go to Old Castile, the Basque Country and the Castillo only")
{
    // classic 1996, Player turns 3, example 1 (C1)
    const State state = after_taking({.king = Place::Galicia}, 1);
    CHECK(places_of(state, ActionKind::Place) == std::vector{Place::BasqueCountry, Place::OldCastile, Place::Castillo});
}

TEST_CASE("with the King in New Castile, caballeros go to its five neighbours and the Castillo")
{
    // classic 1996, Player turns 3, example 2 (C2)
    const State state = after_taking({.king = Place::NewCastile}, 1);
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::Aragon, Place::OldCastile, Place::Seville, Place::Granada, Place::Valencia,
                         Place::Castillo});
}

TEST_CASE("5/3/1: the most caballeros bring 5 points, the second most 3, the third most 1")
{
    // classic 1996, Score the Regions, first example (C3)
    CHECK(majority({5, 3, 1}, {3, 2, 1}, 3).points == PerOwner<std::uint8_t>{5, 3, 1});
    CHECK(points_of_region({.groups = {{Place::BasqueCountry, red, 3},
                                       {Place::BasqueCountry, yellow, 2},
                                       {Place::BasqueCountry, green, 1}}},
                           Place::BasqueCountry)
          == PerSeat<int>{5, 0, 3, 1});
}

TEST_CASE("three players tied for first take the second rank, and the next player the third")
{
    // classic 1996, Score the Regions, example 1 (C4)
    const Standing standing = majority({5, 3, 1}, {4, 4, 4, 3}, 3);
    CHECK(standing.points == PerOwner<std::uint8_t>{3, 3, 3, 1});
    CHECK(standing.sole_first == nobody);
}

TEST_CASE("players tied for the third rank slide back to the fourth and get nothing")
{
    // classic 1996, Score the Regions, example 2 (C5)
    const Standing standing = majority({6, 4, 2}, {4, 3, 2, 2}, 3);
    CHECK(standing.points == PerOwner<std::uint8_t>{6, 4, 0, 0});
    CHECK(standing.sole_first == red);
}

TEST_CASE("with two players only the first number of any scoreboard pays")
{
    // classic 1996, Score the Regions, two players (C6)
    Start start{.players = 2};
    for (const Place region : all_regions)
    {
        start.groups.push_back({region, red, 2});
        start.groups.push_back({region, blue, 1});
    }
    const State state = begin(start);
    for (const Place region : all_regions)
    {
        const PerOwner<std::uint8_t> expected{printed_values(region)[0], 0};
        CHECK(payout(state, region).standing.points == expected);
    }
    CHECK(points_of_region({.players = 2, .groups = {{Place::Seville, red, 1}, {Place::Seville, blue, 1}}},
                           Place::Seville)
          == PerSeat<int>{});
}

TEST_CASE("with three players the first two numbers of any scoreboard pay")
{
    // classic 1996, Score the Regions, three players (C7)
    Start start{.players = 3, .court = {3, 7, 7}};
    for (const Place region : all_regions)
    {
        start.groups.push_back({region, red, 3});
        start.groups.push_back({region, blue, 2});
        start.groups.push_back({region, yellow, 1});
    }
    const State state = begin(start);
    for (const Place region : all_regions)
    {
        const ScoreValues board = printed_values(region);
        const PerOwner<std::uint8_t> expected{board[0], board[1], 0};
        CHECK(payout(state, region).standing.points == expected);
    }
}

TEST_CASE("under the mobile scoreboard 8/4/0 Galicia is no region of the value 4")
{
    // classic 1996, stack 3, all 4 regions, first example (C8)
    State state = after_taking({.cards = {"", "", "score-fours", ""},
                                .groups = {{Place::Galicia, blue, 1}},
                                .board_at = {Place::Galicia, Place::Aside}},
                               3);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Catalonia, Place::Seville});
    CHECK(points(events) == PerSeat<int>{});
}

TEST_CASE("under the mobile scoreboard 4/0/0 Granada is a region of the value 4")
{
    // classic 1996, stack 3, all 4 regions, second example (C9)
    State state = after_taking({.cards = {"", "", "score-fours", ""},
                                .groups = {{Place::Granada, blue, 2}, {Place::Granada, red, 1}},
                                .board_at = {Place::Aside, Place::Granada}},
                               3);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Galicia, Place::Catalonia, Place::Seville, Place::Granada});
    CHECK(points(events) == PerSeat<int>{0, 4});
}

TEST_CASE("where only first places are scored, a tie for first pays nothing")
{
    // classic 1996, stack 3, first position only (C10)
    State state = after_taking({.cards = {"", "", "score-first-ranks", ""},
                                .groups = {{Place::Granada, red, 2},
                                           {Place::Granada, blue, 2},
                                           {Place::Granada, green, 1},
                                           {Place::Seville, yellow, 2},
                                           {Place::Seville, blue, 1},
                                           {Place::Castillo, green, 3}}},
                               3);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector(all_regions.begin(), all_regions.end()));
    CHECK(points_at(events, Place::Granada) == PerSeat<int>{});
    CHECK(points_at(events, Place::Seville) == PerSeat<int>{0, 0, 4, 0});
    CHECK(points(events) == PerSeat<int>{0, 0, 4, 0});
}

TEST_CASE("a player who has fewer than three caballeros at court sends back all of them")
{
    // classic 1996, stack 2, Decay of Authority (C11)
    State state = after_taking({.cards = {"", "return-court-three", "", ""}, .court = {7, 2, 7, 0}}, 2);
    const int province = state.province[blue];
    play(state, act);
    CHECK(state.court == PerSeat<std::uint8_t>{7, 0, 4, 0});
    CHECK(state.province[blue] == province + 2);
}

TEST_CASE("a Castillo that is scored by a card keeps its caballeros")
{
    // classic 1996, stack 3, the Castillo is scored (C12)
    State state = after_taking(
        {.cards = {"", "", "score-castillo", ""}, .groups = {{Place::Castillo, red, 2}, {Place::Castillo, blue, 1}}},
        3);
    CHECK(points(play(state, act)) == PerSeat<int>{5, 3});
    CHECK(count(state, Place::Castillo, red) == 2);
    CHECK(count(state, Place::Castillo, blue) == 1);
}

TEST_CASE(
    "a player who sets the King's region in a general scoring takes their caballeros from the Castillo back to court")
{
    // classic 1996, Move the Caballeros from the Castillo to the regions (C13)
    State state =
        begin({.round = 3, .king = Place::Valencia, .groups = {{Place::Castillo, red, 2}, {Place::Castillo, blue, 1}}});
    bid_in_seat_order(state);
    pass_turns(state);
    REQUIRE(state.decision == Decision{Question::SetDisk, red});
    const std::vector<Event> events = play_all(state, {disk(Place::Valencia), disk(Place::Seville)});
    CHECK(points_at(events, Place::Castillo) == PerSeat<int>{5, 3});
    CHECK(state.court[red] == 9);
    CHECK(state.court[blue] == 7);
    CHECK(count(state, Place::Valencia, red) == 0);
    CHECK(count(state, Place::Seville, blue) == 1);
    CHECK(count(state, Place::Castillo, red) == 0);
    CHECK(count(state, Place::Castillo, blue) == 0);
    CHECK(points_at(events, Place::Seville) == PerSeat<int>{0, 4}); // the new caballeros count already
}

TEST_CASE(
    "a player who sets the King's region or the region that they have to leave takes their caballeros back to court")
{
    // classic 1996, stack 4, Movement (C14)
    State state = after_taking({.king = Place::Valencia,
                                .cards = {"", "", "", "evict"},
                                .groups = {{Place::Seville, red, 1},
                                           {Place::Seville, blue, 2},
                                           {Place::Seville, yellow, 3},
                                           {Place::Seville, green, 1}}},
                               4);
    play_all(state, {act, at(ActionKind::EvictFrom, Place::Seville)});
    REQUIRE(state.decision == Decision{Question::SetDisk, blue});
    play_all(state, {disk(Place::Seville), disk(Place::Valencia), disk(Place::Galicia)});
    CHECK(state.court == PerSeat<std::uint8_t>{7, 9, 10, 7});
    CHECK(count(state, Place::Galicia, green) == 1);
    CHECK(count(state, Place::Valencia, yellow) == 0);
    CHECK(state.caballeros[index(Place::Seville)] == PerOwner<std::uint8_t>{1});
}

TEST_CASE("an empty region is not the one with the fewest caballeros")
{
    // classic 1996, stack 3, the least Caballeros (C15)
    State state = after_taking(
        {.cards = {"", "", "score-fewest", ""}, .groups = {{Place::Galicia, blue, 2}, {Place::Seville, blue, 1}}}, 3);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Seville});
    CHECK(points(events) == PerSeat<int>{0, 4});
}

TEST_CASE("of regions tied for the most caballeros all are scored, and never the Castillo")
{
    // classic 1996, stack 3, the most Caballeros (C16)
    State state = after_taking({.cards = {"", "", "score-most", ""},
                                .groups = {{Place::Galicia, blue, 3},
                                           {Place::Seville, yellow, 2},
                                           {Place::Seville, green, 1},
                                           {Place::Granada, blue, 2},
                                           {Place::Castillo, red, 5}}},
                               3);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Galicia, Place::Seville});
    CHECK(points(events) == PerSeat<int>{0, 4, 4, 3});
}
