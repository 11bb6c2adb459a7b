// The Limit table of Grand Inquisitor & the Colonies. The booklet is the second half of the rules "classic and
// expansions".
#include "rules/colonies.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

const Place table = Place::Galicia; // six spaces with two and three players, ten with more

/// Seat 1 has all six spaces, and five more caballeros in the region.
std::vector<Figure> full_table()
{
    return {{table, 1, 6}, {table, 0, 3}, {table, 2, 2}};
}

void move_away(State& state, Seat owner, Space space = Space::Region)
{
    play_all(state, {lift(owner, table, space), drop(Place::Aragon)});
}

} // namespace

TEST_CASE("colonies: only caballeros on the Limit table count when its region is scored")
{
    // booklet lines 199 and 253
    State state = begin_overseas(
        {.players = 3, .table = Place::Valencia, .figures = {{Place::Valencia, 0, 4}, {Place::Valencia, 1, 7}}});
    CHECK(on_table(state, 0) == 4);
    CHECK(on_table(state, 1) == 2);
    CHECK(scored(state, Place::Valencia) == PerSeat<int>{5, 3, 0, 0, 0});
    const State large =
        begin_overseas({.table = Place::Valencia, .figures = {{Place::Valencia, 0, 4}, {Place::Valencia, 1, 7}}});
    CHECK(scored(large, Place::Valencia) == PerSeat<int>{3, 5, 0, 0, 0});
}

TEST_CASE(
    "colonies: a caballero that enters its region takes a free space of the Limit table, or else stands beside it")
{
    // booklet line 253
    State state = with_stack(6, "",
                             {.players = 2,
                              .king = Place::OldCastile,
                              .table = Place::Valencia,
                              .figures = {{Place::Valencia, 1, 5}, {Place::Ship, 0}}});
    play_all(state, {act, lift(neutral, Place::BasqueCountry)});
    CHECK_FALSE(legal(state).contains(drop(Place::Valencia, Space::BesideTable)));
    play_all(state, {drop(Place::Valencia), lift(neutral, Place::BasqueCountry)});
    CHECK_FALSE(legal(state).contains(drop(Place::Valencia)));
    play(state, drop(Place::Valencia, Space::BesideTable));
    CHECK(on_table(state, neutral) == 1);
    CHECK(on_space(state, Place::Valencia, neutral, Space::BesideTable) == 1);

    State sailing =
        first_turn({.players = 2, .table = Place::Valencia, .figures = {{Place::Valencia, 1, 6}, {Place::Ship, 0}}});
    play_all(sailing, {lift(0, Place::Ship), drop(Place::Valencia, Space::BesideTable)});
    CHECK(on_table(sailing, 0) == 0);
}

TEST_CASE("colonies: the Limit table goes anywhere but to France and the King's region")
{
    // booklet line 254
    State state = acting(7, "move-table");
    std::set<Place> expected(every_game_region.begin(), every_game_region.end());
    expected.erase(Place::France);
    expected.erase(Place::NewCastile);
    expected.erase(table);
    CHECK(goals(state, ActionKind::MoveTable) == expected);
    CHECK(forbidden(state, at(ActionKind::MoveTable, Place::France)) == Rule::NotToFrance);
    CHECK(forbidden(state, at(ActionKind::MoveTable, Place::NewCastile)) == Rule::KingsRegionTaboo);
    play(state, at(ActionKind::MoveTable, Place::Ship));
    CHECK(state.colonies.table == Place::Ship);
}

TEST_CASE("colonies: the Limit table does not leave the King's region")
{
    // booklet line 254
    State state = with_stack(7, "move-table", {.king = table});
    play(state, act); // still brings its disc
    CHECK(state.decision.question != Question::MoveTable);
    CHECK(state.colonies.table == table);
    CHECK(state.colonies.unclaimed == std::array<std::uint8_t, 2>{0, 1});
    const State scored_there = acting(7, "move-table-and-score", {.king = table});
    CHECK(scored_there.decision.question != Question::MoveTable);
    CHECK(scored_there.colonies.table == table);
}

TEST_CASE("colonies: three cards of the seventh stack move the Limit table")
{
    // booklet line 254
    int cards = 0;
    for (const CardId id : cards_of(Edition::Colonies))
    {
        const Card& row = card(id);
        const bool first = row.effects[0].verb == Verb::MoveTable;
        const bool second = row.effect_count > 1 && row.effects[1].verb == Verb::MoveTable;
        cards += first || second ? 1 : 0;
        CHECK((row.stack == 7 || !(first || second)));
    }
    CHECK(cards == 3);
}

TEST_CASE("colonies: the player who moves the Limit table chooses who stands on it if there are too few spaces")
{
    // booklet line 254
    State state =
        acting(7, "move-table",
               {.players = 2, .figures = {{Place::Valencia, 0, 3}, {Place::Valencia, 1, 4}}, .inquisitor = 1});
    play(state, at(ActionKind::MoveTable, Place::Valencia));
    REQUIRE(state.decision == Decision{Question::FillTable, 0}); // not the Inquisitor's player
    CHECK(forbidden(state, put_on_table(0, Place::Seville)) == Rule::LimitTableElsewhere);
    CHECK(forbidden(state, put_on_table(neutral, Place::Valencia)) == Rule::NoCaballeroThere);
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    for (int i = 0; i < 3; ++i)
    {
        REQUIRE(state.decision == Decision{Question::FillTable, 0});
        play(state, put_on_table(0, Place::Valencia));
    }
    CHECK(state.decision.question != Question::FillTable); // only caballeros of one colour are left
    CHECK(on_table(state, 0) == 3);
    CHECK(on_table(state, 1) == 3);

    State room = acting(7, "move-table", {.players = 2, .figures = {{Place::Valencia, 0, 3}, {Place::Valencia, 1, 3}}});
    play(room, at(ActionKind::MoveTable, Place::Valencia));
    CHECK(room.decision.question != Question::FillTable);
    CHECK(on_table(room, 1) == 3);
}

TEST_CASE("colonies: nobody is asked about the Limit table if all candidates have the same colour")
{
    // booklet line 254
    State state = acting(7, "move-table", {.players = 2, .figures = {{Place::Valencia, 0, 8}}});
    play(state, at(ActionKind::MoveTable, Place::Valencia));
    CHECK(state.decision.question != Question::FillTable);
    CHECK(on_table(state, 0) == 6);
}

TEST_CASE("colonies: all caballeros beside the Limit table take freed spaces if there is room")
{
    // booklet line 255
    State state = acting(1, "move-four-any", {.players = 2, .figures = {{table, 1, 6}, {table, 0, 2}}});
    move_away(state, 1);
    move_away(state, 1);
    play(state, done);
    CHECK(state.decision.question != Question::FillTable);
    CHECK(on_table(state, 0) == 2);
    CHECK(on_table(state, 1) == 4);
}

TEST_CASE("colonies: spaces of the Limit table that sailing or recalling frees are also filled")
{
    // booklet line 255
    State sailing =
        first_turn({.players = 2, .table = Place::Ship, .figures = {{Place::Ship, 0, 6}, {Place::Ship, 1}}});
    CHECK(on_table(sailing, 1) == 0);
    play_all(sailing, {lift(0, Place::Ship), drop(Place::Seville), done});
    CHECK(on_table(sailing, 0) == 5);
    CHECK(on_table(sailing, 1) == 1);

    State state = begin_overseas(
        {.players = 2, .figures = {{table, 0, 6}, {table, 1, 1}, {Place::Seville, 0, 25}}, .court = {5, 7, 0, 0, 0}});
    REQUIRE(state.province[0] == 0);
    play_all(state, {with(ActionKind::Bid, 5), with(ActionKind::Bid, 6)});
    go_to(state, Question::Recall, 0);
    play_all(state, {at(ActionKind::Recall, table), done});
    CHECK(on_table(state, 1) == 1);
}

TEST_CASE("colonies: Captain and Viceroy have separate spaces where the Limit table lies")
{
    // booklet lines 253 and 260
    const std::vector<Figure> six{{Place::America, 0, 1, Disc::None, Space::First},
                                  {Place::America, 0, 2, Disc::Gold},
                                  {Place::America, 1, 4},
                                  {Place::America, 0, 2}};
    State state = begin_overseas({.players = 3, .table = Place::America, .figures = six});
    CHECK(on_table(state, 0) == 2);
    CHECK(on_table(state, 1) == 4);
    CHECK(scored(state, Place::America) == PerSeat<int>{5, 4, 0, 0, 0});
}

TEST_CASE("colonies: if there is not room for all, the Inquisitor's player fills free spaces of the Limit table")
{
    // booklet lines 249 and 255
    State state = acting(1, "move-four-any", {.players = 3, .figures = full_table(), .inquisitor = 2});
    move_away(state, 1);
    move_away(state, 1);
    play(state, done);
    REQUIRE(state.decision == Decision{Question::FillTable, 2});
    play_all(state, {put_on_table(2, table), put_on_table(2, table)});
    CHECK(on_table(state, 2) == 2);
    CHECK(on_table(state, 0) == 0);
    CHECK(state.active() == 0);
}

TEST_CASE("colonies: without an Inquisitor the player who freed spaces of the Limit table fills them")
{
    // booklet line 255
    State state = acting(1, "move-four-any", {.players = 3, .figures = full_table()});
    move_away(state, 1);
    play(state, done);
    REQUIRE(state.decision == Decision{Question::FillTable, 0});
    play(state, put_on_table(0, table));
    CHECK(on_table(state, 0) == 1);
    CHECK(on_table(state, 2) == 0);
}

TEST_CASE("colonies: caballeros from the Castillo get onto the Limit table if there is room for all of them")
{
    // booklet line 256
    for (const Seat inquisitor : {nobody, Seat{2}})
    {
        State state = begin_overseas(
            {.players = 3, .figures = {{table, 0, 3}, {Place::Castillo, 1, 3}}, .inquisitor = inquisitor});
        go_to_disks(state);
        play(state, disk(table));
        CHECK(state.round == 4);
        CHECK(on_table(state, 1) == 3);
    }
}

TEST_CASE("colonies: without an Inquisitor those from the Castillo stand beside a Limit table without room for all")
{
    // booklet line 256
    State state =
        begin_overseas({.players = 3, .figures = {{table, 0, 3}, {Place::Castillo, 1, 2}, {Place::Castillo, 2, 2}}});
    go_to_disks(state);
    play_all(state, {disk(table), disk(table)});
    CHECK(state.round == 4);
    CHECK(on_table(state, 0) == 3);
    CHECK(on_table(state, 1) + on_table(state, 2) == 0);
    CHECK(count(state, table, 1) + count(state, table, 2) == 4);
}

TEST_CASE("colonies: the Inquisitor's player chooses from the Castillo for a Limit table without room for all")
{
    // booklet lines 249 and 256
    State state = begin_overseas(
        {.players = 3, .figures = {{table, 0, 4}, {Place::Castillo, 1, 2}, {Place::Castillo, 2, 2}}, .inquisitor = 1});
    go_to_disks(state);
    play_all(state, {disk(table), disk(table)});
    REQUIRE(state.decision == Decision{Question::FillTable, 1});
    const State before = state;
    play_all(state, {put_on_table(1, table), put_on_table(1, table)});
    CHECK(on_table(state, 1) == 2);
    CHECK(state.round == 4);
    // Then the region is scored: 4 for four caballeros, 2 for the two on the table, and 5 for the black ones in the
    // Basque Country.
    CHECK(gained(before, state) == PerSeat<int>{4, 2 + 5, 0, 0, 0});
}

TEST_CASE("colonies: a caballero from the Castillo takes a free space of the table, even if others stand beside it")
{
    // booklet line 256
    State state = begin_overseas(
        {.players = 3,
         .figures = {{table, 0, 5}, {table, 1, 2, Disc::None, Space::BesideTable}, {Place::Castillo, 2, 1}}});
    go_to_disks(state);
    play(state, disk(table));
    CHECK(on_table(state, 2) == 1);
    CHECK(on_table(state, 1) == 0);
}

TEST_CASE(
    "colonies: moving a caballero off the Limit table and another onto it takes two moves, even within its region")
{
    // booklet line 259
    State state = acting(1, "move-four-any", {.players = 2, .figures = {{table, 1, 6}, {table, 0, 1}}});
    play(state, lift(0, table, Space::BesideTable));
    CHECK_FALSE(legal(state).contains(drop(table))); // no space is free
    play(state, drop(Place::Aragon));
    play_all(state, {lift(0, Place::Aragon), drop(table, Space::BesideTable)});
    CHECK(state.progress.any_left == 2);
    play_all(state, {lift(1, table), drop(table, Space::BesideTable)});
    CHECK(state.progress.any_left == 1);
    play_all(state, {lift(0, table, Space::BesideTable), drop(table)});
    CHECK_FALSE(state.progress.running);
    CHECK(on_table(state, 0) == 1);
    CHECK(on_table(state, 1) == 5);
    CHECK(on_space(state, table, 1, Space::BesideTable) == 1);
}
