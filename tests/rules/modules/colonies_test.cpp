// The new regions, the ship, gold and wares of Grand Inquisitor & the Colonies. The booklet is the second half of the
// rules "classic and expansions".
#include "rules/colonies.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

const std::vector<Place> overseas{Place::France, Place::Ship, Place::America, Place::Mediterranean};

} // namespace

TEST_CASE("colonies: regions for home, King, black caballeros and the Limit table are all different")
{
    // booklet lines 197 to 199
    for (int players = 2; players <= max_players; ++players)
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
        {
            const State state = new_game(colonies(Edition::Colonies, players, seed));
            INFO("players " << players << ", seed " << seed);
            std::vector<Place> cards{state.king, state.colonies.table};
            for (const Seat seat : state.seats())
            {
                cards.push_back(state.grande[seat]);
                CHECK(count(state, state.grande[seat], seat) == 2);
            }
            for (const Place region : all_regions)
            {
                if (const int black = count(state, region, neutral); black != 0)
                {
                    CHECK(black == 2);
                    cards.push_back(region);
                }
            }
            const std::set<Place> different(cards.begin(), cards.end());
            CHECK(cards.size() == static_cast<std::size_t>(players) + 4);
            CHECK(different.size() == cards.size());
        }
    }
}

TEST_CASE("colonies: the classic rules hold unless the booklet says otherwise")
{
    // booklet line 193
    const std::vector<Figure> figures{{Place::Aragon, 0, 2}, {Place::Aragon, 1, 1}, {Place::Aragon, 2, 1}};
    State state =
        begin_overseas({.king = Place::Aragon,
                        .figures = figures,
                        .home = {Place::Aragon, Place::Galicia, Place::Galicia, Place::Galicia, Place::Galicia}});
    CHECK(scored(state, Place::Aragon) == PerSeat<int>{5 + 2 + 2, 1, 1, 0, 0});
    CHECK(legal(state).size() == 13);
    CHECK(power_cards(state.setup) == 13);
    std::vector<int> scorings;
    while (!is_over(state))
    {
        const int round = state.round;
        if (has_event(play(state, quiet_answer(state)), EventKind::GeneralScoringBegan))
        {
            scorings.push_back(round);
        }
    }
    CHECK(scorings == std::vector{3, 6, 9});
}

TEST_CASE("colonies: the set-up before the first round")
{
    // booklet lines 197, 199, 203, 205 and 206
    for (int players = 2; players <= max_players; ++players)
    {
        const State state = new_game(colonies(Edition::Colonies, players));
        CHECK(std::vector<Place>(regions(state.setup).begin() + region_count, regions(state.setup).end()) == overseas);
        CHECK(table_spaces(state.setup) == (players < 4 ? 6 : 10));
        for (const Seat seat : state.seats())
        {
            CHECK(state.court[seat] == 9); // of 12, one scores and two are at home
        }
        CHECK(state.colonies.unclaimed == std::array<std::uint8_t, 2>{1, 2});
        CHECK(discs_aside(state, Disc::Gold) + discs_aside(state, Disc::Wares) == 8);
        CHECK(state.colonies.inquisitor == nobody);
        CHECK(state.board_at == std::array{Place::Aside, Place::Aside});
        for (const Place place : overseas)
        {
            CHECK(all_in(state, place) == 0);
        }
    }
}

TEST_CASE("colonies: the first disks bring two caballeros to a region, but none to the King's")
{
    // booklet line 204
    State state = new_game(colonies(Edition::Colonies, 4));
    const State before = state;
    REQUIRE(state.decision.question == Question::SetDisk);
    const Place goal = state.grande[1];
    CHECK(forbidden(state, disk(Place::France)) == Rule::NoSuchValue);
    play_all(state, {disk(state.king), disk(goal), disk(goal), disk(goal)});
    CHECK(state.court[0] == 9);
    CHECK(state.caballeros[index(state.king)] == before.caballeros[index(state.king)]);
    CHECK(state.court[1] == 7);
    CHECK(count(state, goal, 1) == 4);
    CHECK(count(state, goal, 2) == 2);
    CHECK(state.decision.question == Question::FirstBidder);
}

TEST_CASE("colonies: seven cards lie face up, and the Inquisitor's card comes back each round like the King's")
{
    // booklet lines 200 to 202
    State state = first_turn({});
    CHECK(deck(state, 7).size() == 11);
    std::set<CardId> seventh;
    for (int round = 1; round <= 3; ++round)
    {
        std::set<int> stacks;
        for (int stack = 1; stack <= stack_count; ++stack)
        {
            if (offered(state, stack) != no_card)
            {
                stacks.insert(stack);
                CHECK(card(offered(state, stack)).stack == stack);
            }
        }
        CHECK(stacks.size() == 7);
        CHECK(card(offered(state, 6)).id == "inquisitor");
        CHECK(card(offered(state, 5)).id == "king");
        seventh.insert(offered(state, 7));
        go_to(state, Question::TakeCard, state.active());
        play(state, with(ActionKind::TakeCard, 6));
        CHECK(card(state.turn.card).places == 3);
        finish_round(state);
        bid_in_seat_order(state);
    }
    CHECK(seventh.size() == 3);
}

TEST_CASE("colonies: no secret disk can name the new regions")
{
    // booklet line 208
    State state = with_stack(2, "disk-return-two", {.figures = {{Place::America, 1, 3}, {Place::Seville, 1, 2}}});
    play(state, act);
    REQUIRE(state.decision == Decision{Question::SetDisk, 1});
    CHECK(places_of(state, ActionKind::SetDisk) == std::vector{Place::Seville});
    CHECK(forbidden(state, disk(Place::America)) == Rule::NoSuchValue);
    // A region with two caballeros must be chosen if there is one; new regions do not count.
    const State one = acting(2, "disk-return-two", {.figures = {{Place::America, 1, 3}, {Place::Seville, 1}}});
    CHECK(places_of(one, ActionKind::SetDisk) == std::vector{Place::Seville});
}

TEST_CASE("colonies: the King can go to France, but to none of the other new regions")
{
    // booklet lines 208 and 216
    State state = acting(5, "king");
    REQUIRE(state.decision.question == Question::MoveKing);
    std::set<Place> expected(all_regions.begin(), all_regions.end());
    expected.insert(Place::France);
    CHECK(goals(state, ActionKind::MoveKing) == expected);
    for (const Place place : {Place::Ship, Place::America, Place::Mediterranean})
    {
        CHECK(forbidden(state, at(ActionKind::MoveKing, place)) == Rule::KingGoesElsewhere);
    }
    play(state, at(ActionKind::MoveKing, Place::France));
    CHECK(state.king == Place::France);
}

TEST_CASE("colonies: the King comes to France from Aragon and Catalonia, and goes back there")
{
    // booklet lines 208 and 210
    for (const Place king : every_game_region)
    {
        if (is_region(king) || king == Place::France)
        {
            State state = acting(4, "royal-adviser", {.king = king});
            const auto reached = goals(state, ActionKind::MoveKing);
            INFO("King in " << static_cast<int>(king));
            const bool near = king == Place::Aragon || king == Place::Catalonia;
            CHECK(reached.contains(Place::France) == near);
            CHECK((king != Place::France || reached == std::set{Place::Aragon, Place::Catalonia}));
        }
    }
}

TEST_CASE("colonies: Grandes and mobile scoreboards can come to the new regions")
{
    // booklet lines 208 and 241
    State state = acting(4, "move-grande");
    for (const Place place : overseas)
    {
        CHECK(goals(state, ActionKind::MoveGrande).contains(place));
    }
    play(state, at(ActionKind::MoveGrande, Place::America));
    CHECK(state.grande[0] == Place::America);

    State boards = acting(4, "move-board", {.figures = {{Place::Ship, 1, 1, Disc::None, Space::First}}});
    for (const Place place : overseas)
    {
        CHECK(goals(boards, ActionKind::MoveBoard).contains(place));
    }
    const State before = boards;
    play(boards, at(ActionKind::MoveBoard, Place::Ship));
    CHECK(scored(before, Place::Ship)[1] == 3);
    CHECK(scored(boards, Place::Ship)[1] == 8);
}

TEST_CASE("colonies: nobody moves into or out of France while the King is there")
{
    // booklet lines 208 and 213: "treated just as the original regions"
    State state =
        acting(1, "move-four-any", {.king = Place::France, .figures = {{Place::France, 0}, {Place::Seville, 0}}});
    CHECK(forbidden(state, lift(0, Place::France, Space::First)) == Rule::KingsRegionTaboo);
    play(state, lift(0, Place::Seville));
    CHECK(forbidden(state, drop(Place::France, Space::Second)) == Rule::KingsRegionTaboo);
    State sailing = first_turn({.king = Place::France, .figures = {{Place::Ship, 0}}});
    play(sailing, lift(0, Place::Ship));
    CHECK(forbidden(sailing, drop(Place::France, Space::Second)) == Rule::KingsRegionTaboo);
}

TEST_CASE("colonies: France has room for three caballeros")
{
    // booklet line 209
    Overseas start{.king = Place::Aragon, .figures = {{Place::France, 1, 2}, {Place::Seville, 0, 2}}};
    State state = with_stack(4, "move-grande", start);
    CHECK_FALSE(legal(state).contains(place(Place::France, Space::First)));
    CHECK_FALSE(legal(state).contains(place(Place::France)));
    play(state, place(Place::France, Space::Third));
    CHECK(all_in(state, Place::France) == 3);
    CHECK(forbidden(state, place(Place::France, Space::Third)) == Rule::FranceIsFull);

    start.figures = {{Place::France, 1, 3}, {Place::Seville, 0}, {Place::Ship, 0}};
    State sailing = first_turn(start);
    play(sailing, lift(0, Place::Ship));
    CHECK(forbidden(sailing, drop(Place::France, Space::First)) == Rule::FranceIsFull);
    State moving = acting(1, "move-four-own", start);
    play(moving, lift(0, Place::Seville));
    CHECK(forbidden(moving, drop(Place::France, Space::First)) == Rule::FranceIsFull);
}

TEST_CASE("colonies: the majority, the Ambassador and the Envoy of France pay six points together")
{
    // booklet line 209
    using enum Space;
    const State alone = begin_overseas({.figures = {{Place::France, 2, 3}}});
    CHECK(scored(alone, Place::France) == PerSeat<int>{0, 0, 6, 0, 0});
    const State envoy = begin_overseas({.figures = {{Place::France, 2, 1, Disc::None, First},
                                                    {Place::France, 1, 1, Disc::None, Second},
                                                    {Place::France, 2, 1, Disc::None, Third}}});
    CHECK(scored(envoy, Place::France) == PerSeat<int>{0, 1 + 1, 3 + 2, 0, 0});
    const State third = begin_overseas({.figures = {{Place::France, 3, 1, Disc::None, Third}}});
    CHECK(scored(third, Place::France) == PerSeat<int>{0, 0, 0, 3, 0});
}

TEST_CASE("colonies: caballeros come from the court to France only while the King is in Aragon or Catalonia")
{
    // booklet line 210
    for (const Place king : all_regions)
    {
        INFO("King in " << static_cast<int>(king));
        const State state = with_stack(4, "move-grande", {.king = king});
        const bool near = king == Place::Aragon || king == Place::Catalonia;
        CHECK(goals(state, ActionKind::Place).contains(Place::France) == near);
        CHECK((near || forbidden(state, place(Place::France, Space::First)) == Rule::NotFromTheCourt));
    }
}

TEST_CASE("colonies: caballeros come to France from the ship and by repositioning, wherever the King is")
{
    // booklet line 210
    const Overseas start{.king = Place::Granada, .figures = {{Place::Ship, 0}, {Place::Seville, 0}}};
    State sailing = first_turn(start);
    play_all(sailing, {lift(0, Place::Ship), drop(Place::France, Space::Second)});
    CHECK(sailing.colonies.french == std::array<Seat, 3>{nobody, 0, nobody});
    State moving = acting(1, "move-four-own", start);
    play_all(moving, {lift(0, Place::Seville), drop(Place::France, Space::First)});
    CHECK(moving.colonies.french == std::array<Seat, 3>{0, nobody, nobody});
}

TEST_CASE("colonies: caballeros come from the court onto the ship only while the King is in a coastal region")
{
    // booklet line 212
    const std::set<Place> coast{Place::France,  Place::Catalonia, Place::Valencia,     Place::Granada,
                                Place::Seville, Place::Galicia,   Place::BasqueCountry};
    for (const Place king : every_game_region)
    {
        if (is_region(king) || king == Place::France)
        {
            INFO("King in " << static_cast<int>(king));
            const State state = with_stack(4, "move-grande", {.king = king});
            CHECK(goals(state, ActionKind::Place).contains(Place::Ship) == coast.contains(king));
            CHECK((coast.contains(king) || forbidden(state, place(Place::Ship)) == Rule::NotFromTheCourt));
        }
    }
}

TEST_CASE("colonies: no caballero is placed from the court in America or the Mediterranean")
{
    // booklet lines 212 and 216
    const State near = with_stack(4, "move-grande", {.king = Place::Seville});
    const State far = acting(1, "place-two-anywhere", {.king = Place::Seville});
    for (const Place place : {Place::America, Place::Mediterranean})
    {
        CHECK(forbidden(near, test::place(place)) == Rule::NotFromTheCourt);
        CHECK(forbidden(far, test::place(place)) == Rule::NotFromTheCourt);
    }
}

TEST_CASE("colonies: repositioning reaches America and the Mediterranean without the ship")
{
    // booklet lines 212, 216 and 258
    State state = acting(1, "move-four-own", {.figures = {{Place::Aragon, 0, 2}, {Place::Mediterranean, 0}}});
    play_all(state, {lift(0, Place::Aragon), drop(Place::America), lift(0, Place::Aragon), drop(Place::Mediterranean)});
    play_all(state, {lift(0, Place::Mediterranean), drop(Place::OldCastile)});
    CHECK(count(state, Place::America, 0) == 1);
    CHECK(count(state, Place::Mediterranean, 0) == 1);
    CHECK(count(state, Place::OldCastile, 0) == 1);
}

TEST_CASE("colonies: caballeros on the ship sail to the colonies, to France and to the coast, except the King's region")
{
    // booklet line 213
    State state = first_turn({.king = Place::Granada, .figures = {{Place::Ship, 0, 3}, {Place::Ship, 1}}});
    REQUIRE(state.decision == Decision{Question::Sail, 0});
    CHECK(forbidden(state, lift(1, Place::Ship)) == Rule::ForeignMovesUsedUp);
    play(state, lift(0, Place::Ship));
    CHECK(goals(state)
          == std::set{Place::America, Place::France, Place::Mediterranean, Place::Catalonia, Place::Valencia,
                      Place::Seville, Place::Galicia, Place::BasqueCountry});
    CHECK(forbidden(state, drop(Place::Granada)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, drop(Place::Aragon)) == Rule::ShipGoesElsewhere);
    play_all(state, {drop(Place::Seville), lift(0, Place::Ship), drop(Place::America), lift(0, Place::Ship),
                     drop(Place::Seville)});
    CHECK(count(state, Place::Seville, 0) == 2);
    CHECK(count(state, Place::America, 0) == 1);
}

TEST_CASE("colonies: caballeros in the colonies sail onto the ship, and nowhere else")
{
    // booklet line 213
    State state = first_turn({.figures = {{Place::America, 0}, {Place::Mediterranean, 0}, {Place::France, 0}}});
    CHECK(forbidden(state, lift(0, Place::France, Space::First)) == Rule::ShipGoesElsewhere);
    for (const Place colony : {Place::America, Place::Mediterranean})
    {
        play(state, lift(0, colony));
        CHECK(goals(state) == std::set{Place::Ship});
        play(state, drop(Place::Ship));
    }
    CHECK(count(state, Place::Ship, 0) == 2);
}

TEST_CASE("colonies: only caballeros that were there at the beginning of the turn can sail")
{
    // booklet line 213
    State state = first_turn({.figures = {{Place::Ship, 0, 2}, {Place::America, 0}}});
    play_all(state, {lift(0, Place::Ship), drop(Place::America), lift(0, Place::America), drop(Place::Ship)});
    play_all(state, {lift(0, Place::Ship), drop(Place::Seville)});
    // Both, in America and on the ship, arrived in this turn, so there is no question about the ship.
    CHECK(count(state, Place::America, 0) == 1);
    CHECK(count(state, Place::Ship, 0) == 1);
    CHECK(state.decision == Decision{Question::TakeCard, 0});

    State waiting = first_turn({.figures = {{Place::Ship, 0}, {Place::Mediterranean, 0}}});
    play_all(waiting, {lift(0, Place::Ship), drop(Place::America)});
    CHECK(forbidden(waiting, lift(0, Place::America)) == Rule::SailsOnce);

    State claiming = first_turn({.figures = {{Place::Ship, 0, 2}}, .unclaimed = {1, 0}});
    play_all(claiming, {lift(0, Place::Ship), drop(Place::America), claim(0, Place::America)});
    CHECK(forbidden(claiming, lift(0, Place::America, Space::Gold)) == Rule::SailsOnce);
}

TEST_CASE("colonies: sailing comes in addition to the card, its caballeros and its special action")
{
    // booklet line 213
    State state = first_turn({.figures = {{Place::Ship, 0}}});
    play_all(state, {lift(0, Place::Ship), drop(Place::Seville)});
    take(state, 6);
    play_all(state, {act, take_inquisitor, done});
    for (int i = 0; i < 3; ++i)
    {
        play(state, place(Place::Valencia));
    }
    CHECK(count(state, Place::Valencia, 0) == 3);
    CHECK(state.colonies.inquisitor == 0);
}

TEST_CASE("colonies: only the Captain's player gets points for the ship")
{
    // booklet line 214
    const State empty = begin_overseas({.figures = {{Place::Ship, 1, 3}}});
    CHECK(scored(empty, Place::Ship) == PerSeat<int>{});
    const State state =
        begin_overseas({.figures = {{Place::Ship, 1, 3}, {Place::Ship, 2, 1, Disc::None, Space::First}}});
    CHECK(scored(state, Place::Ship) == PerSeat<int>{0, 0, 3, 0, 0});
}

TEST_CASE("colonies: a caballero that boards the ship may become Captain while that space is empty")
{
    // booklet line 214
    State state = with_stack(4, "move-grande", {.king = Place::Seville});
    play(state, place(Place::Ship));
    CHECK(state.colonies.captain == nobody);
    play(state, place(Place::Ship, Space::First));
    CHECK(state.colonies.captain == 0);
    CHECK(count(state, Place::Ship, 0) == 2);
    CHECK_FALSE(legal(state).contains(place(Place::Ship, Space::First)));

    State sailing = first_turn({.figures = {{Place::America, 0}}});
    play_all(sailing, {lift(0, Place::America), drop(Place::Ship, Space::First)});
    CHECK(sailing.colonies.captain == 0);
}

TEST_CASE("colonies: the Captain leaves the ship like any other caballero")
{
    // booklet line 214
    State state = first_turn({.figures = {{Place::Ship, 0, 1, Disc::None, Space::First}, {Place::Ship, 0, 2}}});
    play_all(state, {lift(0, Place::Ship, Space::First), drop(Place::Seville)});
    CHECK(state.colonies.captain == nobody);
    CHECK(count(state, Place::Ship, 0) == 2);
    CHECK(count(state, Place::Seville, 0) == 1);
}

TEST_CASE("colonies: the Viceroy pays five points and does not count for the majority")
{
    // booklet line 219
    const State alone = begin_overseas({.figures = {{Place::America, 0, 1, Disc::None, Space::First}}});
    CHECK(scored(alone, Place::America) == PerSeat<int>{5, 0, 0, 0, 0});
    const State beaten =
        begin_overseas({.figures = {{Place::America, 0, 1, Disc::None, Space::First}, {Place::America, 1}}});
    CHECK(scored(beaten, Place::America) == PerSeat<int>{5, 4, 0, 0, 0});
    const State both = begin_overseas(
        {.figures = {{Place::America, 0, 1, Disc::None, Space::First}, {Place::America, 0, 2}, {Place::America, 1}}});
    CHECK(scored(both, Place::America) == PerSeat<int>{5 + 4, 0, 0, 0, 0});
}

TEST_CASE(
    "colonies: a caballero that arrives in America may become Viceroy if that space is free, and leaves like others")
{
    // booklet line 219
    State state = first_turn({.figures = {{Place::Ship, 0, 3}}});
    play_all(state, {lift(0, Place::Ship), drop(Place::America), lift(0, Place::Ship)});
    CHECK(state.colonies.viceroy == nobody);
    play_all(state, {drop(Place::America, Space::First), lift(0, Place::Ship)});
    CHECK(state.colonies.viceroy == 0);
    CHECK_FALSE(legal(state).contains(drop(Place::America, Space::First)));

    State leaving = first_turn({.figures = {{Place::America, 0, 1, Disc::None, Space::First}, {Place::America, 0}}});
    play_all(leaving, {lift(0, Place::America, Space::First), drop(Place::Ship)});
    CHECK(leaving.colonies.viceroy == nobody);
    CHECK(count(leaving, Place::America, 0) == 1);
}
