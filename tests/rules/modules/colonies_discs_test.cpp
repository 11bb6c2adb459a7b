// Gold and wares, repositioning and scoring with Grand Inquisitor & the Colonies. The booklet is the second half of the
// rules "classic and expansions".
#include "rules/colonies.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

using Unclaimed = std::array<std::uint8_t, 2>;

const Figure gold_of_0{Place::America, 0, 1, Disc::Gold};
const Figure gold_of_1{Place::America, 1, 1, Disc::Gold};
const Figure wares_of_0{Place::Mediterranean, 0, 1, Disc::Wares};

/// Plays on to the next round, in which seat 0 plays first.
void lead_next_round(State& state)
{
    finish_round(state);
    while (state.decision.question == Question::Bid)
    {
        const ActionList bids = legal(state);
        play(state, bids[state.decision.seat == 0 ? bids.size() - 1 : 0]);
    }
}

int carried(const State& state, Place where, Seat owner, Disc disc)
{
    return on_space(state, where, owner, ordinary_space(disc, false));
}

} // namespace

TEST_CASE("colonies: each card of the seventh stack brings its gold to America and its wares to the Mediterranean")
{
    // booklet lines 217, 218 and 221
    int discs = 0;
    for (const CardId id : cards_of(Edition::Colonies))
    {
        if (const Card& row = card(id); row.stack == 7)
        {
            INFO(row.id);
            State state = with_stack(7, row.id, {.figures = {{Place::Ship, 0}}});
            REQUIRE(state.colonies.unclaimed == Unclaimed{0, 0});
            play(state, act);
            if (state.decision.question == Question::ChooseEffect)
            {
                play(state, legal(state)[0]);
            }
            CHECK(state.colonies.unclaimed == Unclaimed{row.gold, row.wares});
            discs += row.gold + row.wares;
        }
    }
    CHECK(discs >= 8);
}

TEST_CASE("colonies: a special action that is left out brings no discs")
{
    // booklet line 221
    State state = with_stack(7, "score-colonies");
    play(state, done);
    REQUIRE(state.decision.question == Question::ActOrSkip);
    play(state, skip);
    CHECK(state.colonies.unclaimed == Unclaimed{0, 0});
}

TEST_CASE("colonies: a special action that a Veto stops brings no discs")
{
    // booklet line 221
    State state = with_stack(2, "veto", {.cards = {"", "", "", "", "", "", "score-colonies"}});
    play_all(state, {act, done});
    take(state, 7);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    play(state, veto);
    CHECK(state.colonies.unclaimed == Unclaimed{0, 0});
}

TEST_CASE("colonies: a disc is claimed by one of the player's caballeros at its place")
{
    // booklet line 221
    State state = first_turn({.figures = {{Place::America, 0, 2}, {Place::Mediterranean, 1}}, .unclaimed = {2, 1}});
    REQUIRE(state.decision == Decision{Question::Sail, 0});
    CHECK(forbidden(state, claim(0, Place::Mediterranean)) == Rule::NoOwnCaballeroThere);
    CHECK(forbidden(state, claim(1, Place::Mediterranean)) == Rule::NoOwnCaballeroThere);
    CHECK(forbidden(state, claim(0, Place::Ship)) == Rule::NoDiscThere);
    play(state, claim(0, Place::America));
    CHECK(state.colonies.unclaimed == Unclaimed{1, 1});
    CHECK(carried(state, Place::America, 0, Disc::Gold) == 1);
    CHECK(carried(state, Place::America, 0, Disc::None) == 1);
    CHECK(forbidden(state, claim(0, Place::America, Space::Gold))
          == Rule::NoOwnCaballeroThere); // seat 0 has a disc already
}

TEST_CASE("colonies: nobody takes a disc that a caballero has claimed")
{
    // booklet line 221
    State state =
        first_turn({.figures = {{Place::America, 0, 2}, gold_of_1, {Place::Mediterranean, 0}}, .unclaimed = {1, 1}});
    play(state, claim(0, Place::America));
    CHECK(forbidden(state, claim(0, Place::America)) == Rule::NoDiscThere);
    CHECK(carried(state, Place::America, 1, Disc::Gold) == 1);
}

TEST_CASE("colonies: gold pays its owner six points and wares four as soon as they are in Spain")
{
    // booklet lines 222 and 233
    State state = acting(1, "move-four-any", {.figures = {gold_of_1, wares_of_0}});
    const int gold_aside = discs_aside(state, Disc::Gold);
    play_all(state, {lift(1, Place::America, Space::Gold), drop(Place::Aragon)});
    CHECK(state.score == PerSeat<std::uint16_t>{0, 6, 0, 0, 0});
    CHECK(discs_aside(state, Disc::Gold) == gold_aside + 1);
    const int wares_aside = discs_aside(state, Disc::Wares);
    const auto events = play_all(state, {lift(0, Place::Mediterranean, Space::Wares), drop(Place::Seville)});
    CHECK(has_event(events, EventKind::DiscDelivered));
    CHECK(state.score == PerSeat<std::uint16_t>{4, 6, 0, 0, 0});
    CHECK(discs_aside(state, Disc::Wares) == wares_aside + 1);
    CHECK(on_space(state, Place::Seville, 0, Space::Region) == 1);
}

TEST_CASE("colonies: a disc that reaches France, the ship or the other colony is still to be brought to Spain")
{
    // booklet line 222
    State state = acting(1, "move-four-own", {.figures = {gold_of_0}});
    play_all(state, {lift(0, Place::America, Space::Gold), drop(Place::Mediterranean, Space::Gold)});
    play_all(state, {lift(0, Place::Mediterranean, Space::Gold), drop(Place::France, Space::Third)});
    CHECK(state.colonies.french_disc == std::array{Disc::None, Disc::None, Disc::Gold});
    play_all(state, {lift(0, Place::France, Space::Third), drop(Place::Ship, Space::Gold)});
    CHECK(carried(state, Place::Ship, 0, Disc::Gold) == 1);
    CHECK(state.score[0] == 0);
    play_all(state, {lift(0, Place::Ship, Space::Gold), drop(Place::Valencia)});
    CHECK(state.score[0] == 6);
}

TEST_CASE("colonies: a player who brings a disc may claim it at once, or not")
{
    // booklet line 223
    State state = acting(7, "score-colonies", {.figures = {{Place::America, 0}}});
    REQUIRE(state.decision == Decision{Question::Claim, 0});
    State left = state;
    play(state, claim(0, Place::America));
    CHECK(carried(state, Place::America, 0, Disc::Gold) == 1);
    play(left, done);
    CHECK(left.colonies.unclaimed == Unclaimed{1, 0});
    CHECK(left.decision == Decision{Question::Place, 0});
}

TEST_CASE("colonies: the next player with a caballero at its place can claim an unclaimed disc")
{
    // booklet line 223
    State state = acting(7, "score-colonies", {.figures = {{Place::America, 2}}});
    CHECK(state.decision == Decision{Question::Place, 0}); // nobody is there, so there is nothing to claim
    go_to(state, Question::Sail, 2);
    CHECK(forbidden(state, claim(0, Place::America)) == Rule::NoOwnCaballeroThere);
    play(state, claim(2, Place::America));
    CHECK(carried(state, Place::America, 2, Disc::Gold) == 1);
}

TEST_CASE("colonies: a caballero that arrived by a special action may claim a disc after it, without using a move")
{
    // booklet lines 223 and 224
    State state = acting(1, "move-four-own", {.figures = {{Place::Seville, 0, 4}}, .unclaimed = {2, 0}});
    for (int i = 0; i < 4; ++i)
    {
        play_all(state, {lift(0, Place::Seville), drop(i < 2 ? Place::America : Place::Aragon)});
    }
    REQUIRE(state.decision == Decision{Question::Claim, 0});
    play_all(state, {claim(0, Place::America), claim(0, Place::America)});
    CHECK(carried(state, Place::America, 0, Disc::Gold) == 2);
}

TEST_CASE("colonies: it takes four turns to bring a disc home by ship")
{
    // booklet lines 212, 222 and 226 to 232
    State state = first_turn({.king = Place::Granada, .unclaimed = {1, 0}});
    take(state, 6);
    play(state, place(Place::Ship));

    go_to(state, Question::Sail, 0);
    play_all(state, {lift(0, Place::Ship), drop(Place::America), claim(0, Place::America)});
    CHECK(state.decision.question != Question::Sail); // it was loaded in this turn and may not sail

    go_to(state, Question::Sail, 0);
    play_all(state, {lift(0, Place::America, Space::Gold), drop(Place::Ship, Space::Gold)});
    CHECK(state.decision.question != Question::Sail);
    CHECK(carried(state, Place::Ship, 0, Disc::Gold) == 1);

    go_to(state, Question::Sail, 0);
    const State before = state;
    CHECK(before.rounds_begun == 4);
    play_all(state, {lift(0, Place::Ship, Space::Gold), drop(Place::Galicia)});
    CHECK(gained(before, state) == PerSeat<int>{6, 0, 0, 0, 0});
}

TEST_CASE("colonies: the first of the four turns needs the King at the coast")
{
    // booklet lines 226 and 227
    const State inland = with_stack(6, "inquisitor", {.king = Place::NewCastile});
    CHECK(forbidden(inland, place(Place::Ship)) == Rule::NotFromTheCourt);
}

TEST_CASE("colonies: with repositioning a disc is home in two turns, or in three")
{
    // booklet lines 234 and 258
    State state = acting(1, "move-four-own", {.figures = {{Place::Aragon, 0}}, .unclaimed = {1, 0}});
    play_all(state, {lift(0, Place::Aragon), drop(Place::America), done, claim(0, Place::America)});
    lead_next_round(state);
    REQUIRE(state.decision == Decision{Question::Sail, 0});

    State two = state;
    turn_up(two, 1, "move-four-any");
    take(two, 1);
    const State before = two;
    play_all(two, {act, lift(0, Place::America, Space::Gold), drop(Place::Aragon)});
    CHECK(gained(before, two) == PerSeat<int>{6, 0, 0, 0, 0});

    State three = state;
    play_all(three, {lift(0, Place::America, Space::Gold), drop(Place::Ship, Space::Gold)});
    go_to(three, Question::Sail, 0);
    REQUIRE(three.rounds_begun == 3);
    play_all(three, {lift(0, Place::Ship, Space::Gold), drop(Place::Seville)});
    CHECK(gained(state, three)[0] == 6);
}

TEST_CASE("colonies: a caballero with a disc counts for the majority")
{
    // booklet line 236
    const State state = begin_overseas({.figures = {gold_of_0, gold_of_0, {Place::America, 1}}});
    CHECK(scored(state, Place::America) == PerSeat<int>{4, 0, 0, 0, 0});
    const State wares =
        begin_overseas({.figures = {wares_of_0, {Place::Mediterranean, 1, 2}, {Place::Mediterranean, 2, 3}}});
    CHECK(scored(wares, Place::Mediterranean) == PerSeat<int>{1, 2, 4, 0, 0});
}

TEST_CASE("colonies: a caballero with a disc becomes neither Captain nor Viceroy")
{
    // booklet lines 236 and 237
    State sailing = first_turn({.figures = {gold_of_0, wares_of_0, {Place::America, 0}}});
    play(sailing, lift(0, Place::America, Space::Gold));
    CHECK_FALSE(legal(sailing).contains(drop(Place::Ship, Space::First)));
    CHECK(refusal(sailing, drop(Place::Ship, Space::First)).has_value());
    play(sailing, drop(Place::Ship, Space::Gold));

    State moving = acting(1, "move-four-own", {.figures = {gold_of_0, wares_of_0}});
    play(moving, lift(0, Place::America, Space::Gold));
    CHECK_FALSE(legal(moving).contains(drop(Place::America, Space::First)));
    CHECK_FALSE(legal(moving).contains(drop(Place::Ship, Space::First)));
    play_all(moving, {drop(Place::Ship, Space::Gold), lift(0, Place::Mediterranean, Space::Wares)});
    CHECK_FALSE(legal(moving).contains(drop(Place::America, Space::First)));
    play_all(moving, {drop(Place::America, Space::Wares), lift(0, Place::Ship, Space::Gold)});
    CHECK_FALSE(legal(moving).contains(drop(Place::Ship, Space::First)));
}

TEST_CASE("colonies: the Viceroy resigns to claim gold, which costs nothing")
{
    // booklet line 219
    State state = first_turn({.figures = {{Place::America, 0, 1, Disc::None, Space::First}}, .unclaimed = {1, 0}});
    CHECK(forbidden(state, claim(0, Place::America)) == Rule::NoOwnCaballeroThere); // only the Viceroy is there
    play(state, claim(0, Place::America, Space::First));
    CHECK(state.colonies.viceroy == nobody);
    CHECK(carried(state, Place::America, 0, Disc::Gold) == 1);
    CHECK(scored(state, Place::America) == PerSeat<int>{4, 0, 0, 0, 0});
    play_all(state, {lift(0, Place::America, Space::Gold), drop(Place::Ship, Space::Gold)}); // the turn continues
}

TEST_CASE("colonies: a caballero with a disc does not go to the King's region")
{
    // booklet line 238
    State sailing =
        first_turn({.king = Place::Galicia, .table = Place::Seville, .figures = {{Place::Ship, 0, 1, Disc::Gold}}});
    play(sailing, lift(0, Place::Ship, Space::Gold));
    CHECK(forbidden(sailing, drop(Place::Galicia)) == Rule::KingsRegionTaboo);
    State moving = acting(1, "move-four-own", {.figures = {gold_of_0}});
    play(moving, lift(0, Place::America, Space::Gold));
    CHECK(forbidden(moving, drop(Place::NewCastile)) == Rule::KingsRegionTaboo);
}

TEST_CASE("colonies: another player moves no caballero with a disc into the Castillo")
{
    // booklet line 239
    State state = acting(1, "move-four-any", {.figures = {gold_of_1, gold_of_0}});
    play(state, lift(1, Place::America, Space::Gold));
    CHECK(forbidden(state, drop(Place::Castillo)) == Rule::KeepsItsDisc);
    play_all(state, {drop(Place::Ship, Space::Gold), lift(0, Place::America, Space::Gold)});
    const auto events = play(state, drop(Place::Castillo));
    CHECK(has_event(events, EventKind::DiscLost));
    CHECK(count(state, Place::Castillo, 0) == 1);
    CHECK(state.score == PerSeat<std::uint16_t>{});
    CHECK(discs_aside(state, Disc::Gold) == all_discs(Disc::Gold) - 1);
}

TEST_CASE("colonies: only its player can send a caballero with a disc to the province")
{
    // booklet line 239
    const auto dismiss = [](Seat owner, Space space) {
        return at_space({ActionKind::Dismiss, owner, Place::America}, space);
    };
    State state = acting(2, "dismiss-one-each", {.figures = {gold_of_0, gold_of_1, {Place::Seville, 1}}});
    CHECK(forbidden(state, dismiss(1, Space::Gold)) == Rule::KeepsItsDisc);
    const auto events = play(state, dismiss(0, Space::Gold));
    CHECK(has_event(events, EventKind::DiscLost));
    CHECK(discs_aside(state, Disc::Gold) == all_discs(Disc::Gold) - 1);
    CHECK(state.score[0] == 0);
    play(state, {ActionKind::Dismiss, 1, Place::Seville});
    CHECK(state.progress.running == false);
    CHECK(carried(state, Place::America, 1, Disc::Gold) == 1);

    State spared = acting(2, "dismiss-one-each", {.figures = {gold_of_1, {Place::Seville, 2}}});
    play(spared, {ActionKind::Dismiss, 2, Place::Seville}); // seat 1 has nobody who could be sent away
    CHECK_FALSE(spared.progress.running);
}

TEST_CASE("colonies: a player who has to return caballeros may choose one with a disc, which is lost")
{
    // booklet line 239
    State state = acting(2, "return-three-any", {.figures = {gold_of_1}});
    REQUIRE(state.decision == Decision{Question::Return, 1});
    const State before = state;
    const auto events = play(state, at_space(at(ActionKind::Return, Place::America), Space::Gold));
    CHECK(has_event(events, EventKind::DiscLost));
    CHECK(state.province[1] == before.province[1] + 1);
    CHECK(discs_aside(state, Disc::Gold) == all_discs(Disc::Gold));
    CHECK(state.score[1] == 0);
}

TEST_CASE("colonies: a move onto the space of Captain, Viceroy, Ambassador or Envoy and one off it are two")
{
    // booklet line 260
    using enum Space;
    State state = acting(1, "move-four-own",
                         {.figures = {{Place::Ship, 0, 1, Disc::None, First},
                                      {Place::Ship, 0},
                                      {Place::France, 0, 1, Disc::None, First},
                                      {Place::France, 0, 1, Disc::None, Third}}});
    play(state, lift(0, Place::Ship, Region));
    CHECK_FALSE(legal(state).contains(drop(Place::Ship, First))); // taken
    play(state, drop(Place::Aragon));
    CHECK(state.progress.own_left == 3);
    play_all(state, {lift(0, Place::Ship, First), drop(Place::Ship, Region)});
    CHECK(state.progress.own_left == 2);
    CHECK(state.colonies.captain == nobody);
    play_all(state, {lift(0, Place::France, First), drop(Place::France, Second)});
    play_all(state, {lift(0, Place::France, Third), drop(Place::France, First)});
    CHECK(state.progress.running == false);
    CHECK(state.colonies.french == std::array<Seat, 3>{0, 0, nobody});
    CHECK(state.colonies.captain == nobody);
}

TEST_CASE("colonies: an opponent's Viceroy or Captain is moved like any caballero, and replaced by a second move")
{
    // booklet line 260
    using enum Space;
    State state = acting(1, "move-two-own-two-foreign",
                         {.figures = {{Place::America, 1, 1, Disc::None, First}, {Place::America, 0}}});
    play_all(state, {lift(1, Place::America, First), drop(Place::America, Region)});
    CHECK(state.colonies.viceroy == nobody);
    CHECK(state.progress.foreign_left == 1);
    play_all(state, {lift(0, Place::America, Region), drop(Place::America, First)});
    CHECK(state.colonies.viceroy == 0);
    CHECK(state.progress.own_left == 1);
}

TEST_CASE("colonies: after Valencia a general scoring scores France, the ship, America and the Mediterranean")
{
    // booklet line 263
    State state = begin_overseas(Overseas{});
    std::vector<Place> expected{Place::Castillo};
    expected.insert(expected.end(), all_regions.begin(), all_regions.end());
    expected.insert(expected.end(), {Place::France, Place::Ship, Place::America, Place::Mediterranean});
    CHECK(scored_places(general_scoring(state)) == expected);
}

TEST_CASE("colonies: scoring all regions of value 4 includes America and the Mediterranean, in that order")
{
    // booklet line 263
    State state = with_stack(3, "score-fours", {.figures = {{Place::America, 1}, {Place::Mediterranean, 2}}});
    const State before = state;
    const auto where = scored_places(play(state, act));
    REQUIRE(where.size() > 2);
    CHECK(std::vector<Place>(where.end() - 2, where.end()) == std::vector{Place::America, Place::Mediterranean});
    CHECK(std::find(where.begin(), where.end(), Place::France) == where.end());
    CHECK(std::find(where.begin(), where.end(), Place::Ship) == where.end());
    CHECK(gained(before, state) == PerSeat<int>{0, 4, 4, 0, 0});
}

TEST_CASE("colonies: if only first places count, Viceroy and Captain pay nothing")
{
    // booklet line 264
    using enum Space;
    State state = with_stack(3, "score-first-ranks",
                             {.figures = {{Place::Ship, 0, 1, Disc::None, First},
                                          {Place::America, 0, 1, Disc::None, First},
                                          {Place::America, 1},
                                          {Place::Mediterranean, 2, 2},
                                          {Place::Mediterranean, 1}}});
    const State before = state;
    play(state, act);
    CHECK(gained(before, state) == PerSeat<int>{0, 4, 4, 0, 0});
    const State both = begin_overseas({.figures = {{Place::America, 0, 1, Disc::None, First}, {Place::America, 0}}});
    CHECK(scored(both, Place::America) == PerSeat<int>{4 + 5, 0, 0, 0, 0});
    CHECK(scored(both, Place::America, true) == PerSeat<int>{4, 0, 0, 0, 0});
}

TEST_CASE("colonies: if only first places count, Ambassador and Envoy count for the majority in France")
{
    // booklet line 264
    using enum Space;
    const State ambassador = begin_overseas({.figures = {{Place::France, 0, 1, Disc::None, First},
                                                         {Place::France, 1, 1, Disc::None, Second},
                                                         {Place::France, 0, 1, Disc::None, Third}}});
    CHECK(scored(ambassador, Place::France) == PerSeat<int>{3 + 2, 1 + 1, 0, 0, 0});
    CHECK(scored(ambassador, Place::France, true) == PerSeat<int>{3 + 2, 0, 0, 0, 0});
    const State envoy = begin_overseas({.figures = {{Place::France, 1, 1, Disc::None, First},
                                                    {Place::France, 0, 1, Disc::None, Second},
                                                    {Place::France, 0, 1, Disc::None, Third}}});
    CHECK(scored(envoy, Place::France, true) == PerSeat<int>{3 + 1, 0, 0, 0, 0});
    const State tied = begin_overseas({.figures = {{Place::France, 1, 1, Disc::None, First}, {Place::France, 0}}});
    CHECK(scored(tied, Place::France) == PerSeat<int>{1 + 1, 1 + 2, 0, 0, 0});
    CHECK(scored(tied, Place::France, true) == PerSeat<int>{});
}
