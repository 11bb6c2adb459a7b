// The Inquisitor, his black caballeros and the new special actions of Grand Inquisitor & the Colonies.
// The booklet is the second half of the rules "classic and expansions".
#include "rules/colonies.hpp"
#include "rules/majority.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Seat 0 uses the Inquisitor's card in its first turn.
State with_inquisitors_card(Overseas start = {})
{
    return with_stack(6, "", std::move(start));
}

} // namespace

TEST_CASE("colonies: with his card the Inquisitor comes into the court, and stays until another player takes him")
{
    // booklet lines 242, 245 and 246
    State state = with_inquisitors_card();
    play_all(state, {act, take_inquisitor});
    CHECK(state.colonies.inquisitor == 0);
    CHECK_FALSE(legal(state).contains(take_inquisitor));
    go_to(state, Question::Bid, 3);
    CHECK(state.colonies.inquisitor == 0);
    go_to(state, Question::TakeCard, 1);
    play_all(state, {with(ActionKind::TakeCard, 6), act, take_inquisitor});
    CHECK(state.colonies.inquisitor == 1);
}

TEST_CASE("colonies: a general scoring leaves the Inquisitor in his court")
{
    // booklet lines 245 and 246
    State state = begin_overseas({.inquisitor = 2});
    general_scoring(state);
    CHECK(state.colonies.inquisitor == 2);
}

TEST_CASE("colonies: the player of his card may take him, move two black caballeros, or do neither")
{
    // booklet lines 242 and 244
    State state = with_inquisitors_card({.figures = {{Place::Seville, neutral, 2}, {Place::Seville, 1}}});
    State left = state;
    play_all(left, {done, skip});
    CHECK(left.colonies.inquisitor == nobody);

    play(state, act);
    CHECK(forbidden(state, lift(1, Place::Seville)) == Rule::MovesUsedUp);
    play_all(state, {lift(neutral, Place::Seville), drop(Place::America)});
    play_all(state, {lift(neutral, Place::BasqueCountry), drop(Place::Castillo)});
    CHECK(count(state, Place::America, neutral) == 1);
    CHECK(count(state, Place::Castillo, neutral) == 1);
    CHECK(places_of(state, ActionKind::Lift).empty()); // both have moved
    play(state, take_inquisitor);
    CHECK(state.colonies.inquisitor == 0);
}

TEST_CASE("colonies: his card places three caballeros next to the King")
{
    // booklet line 243
    State state = with_inquisitors_card({.king = Place::Valencia});
    CHECK(forbidden(state, place(Place::Seville)) == Rule::NotNextToKing);
    for (int i = 0; i < 3; ++i)
    {
        REQUIRE(state.active() == 0);
        play(state, place(Place::Granada));
    }
    CHECK(state.decision == Decision{Question::ActOrSkip, 0});
}

TEST_CASE("colonies: his card moves no black caballero out of the King's region or into it")
{
    // booklet line 244
    State state = with_inquisitors_card({.king = Place::BasqueCountry, .figures = {{Place::Seville, neutral}}});
    play(state, act);
    CHECK(forbidden(state, lift(neutral, Place::BasqueCountry)) == Rule::KingsRegionTaboo);
    play(state, lift(neutral, Place::Seville));
    CHECK(forbidden(state, drop(Place::BasqueCountry)) == Rule::KingsRegionTaboo);
}

TEST_CASE("colonies: the Inquisitor in the court brings one more caballero, from the province or from the court")
{
    // booklet line 247
    State state = first_turn({.inquisitor = 1, .cards = {"", "", "", "move-grande"}});
    go_to(state, Question::Recruit, 1);
    const int by_card = recruits(state.setup, state.bid[1]);
    CHECK(forbidden(state, with(ActionKind::Recruit, by_card + 2)) == Rule::CardBringsFewer);

    State recruited = state;
    play(recruited, with(ActionKind::Recruit, by_card + 1));
    CHECK(recruited.court[1] == 7 + by_card + 1);
    play(recruited, with(ActionKind::TakeCard, 6));
    CHECK(placing_limit(recruited.setup, recruited.turn, recruited.turns_done) == 3);

    play_all(state, {with(ActionKind::Recruit, by_card), with(ActionKind::TakeCard, 6)});
    for (int i = 0; i < 4; ++i)
    {
        REQUIRE(state.active() == 1);
        play(state, place(Place::Valencia));
    }
    CHECK(state.decision == Decision{Question::ActOrSkip, 1});
    CHECK(count(state, Place::Valencia, 1) == 4);
}

TEST_CASE("colonies: only the player who takes the Inquisitor in this turn may place one more at once")
{
    // booklet line 247
    State state = with_inquisitors_card();
    CHECK(placing_limit(state.setup, state.turn, state.turns_done) == 3);
    play_all(state, {act, take_inquisitor, done});
    for (int i = 0; i < 4; ++i)
    {
        REQUIRE(state.decision == Decision{Question::Place, 0});
        play(state, place(Place::Valencia));
    }
    REQUIRE(state.active() == 1);
    recruit_nothing(state);
    play(state, with(ActionKind::TakeCard, 7));
    CHECK(placing_limit(state.setup, state.turn, state.turns_done) == card(state.turn.card).places);
}

TEST_CASE("colonies: a player who takes the Inquisitor after placing may place exactly one more")
{
    // lines 45, 246 and 247: either order
    for (const int placed : {0, 1, 3})
    {
        State state = with_inquisitors_card();
        for (int i = 0; i < placed; ++i)
        {
            play(state, place(Place::Valencia));
        }
        if (placed < 3)
        {
            play(state, done);
        }
        play_all(state, {act, take_inquisitor, done});
        CHECK(validate_state(state) == std::nullopt);
        REQUIRE(state.decision == Decision{Question::Place, 0});
        play(state, place(Place::Valencia));
        CHECK(count(state, Place::Valencia, 0) == placed + 1);
        CHECK(state.active() == 1);
    }
}

TEST_CASE("colonies: black caballeros count for the Inquisitor's player, including spaces and bonuses")
{
    // booklet line 248
    using enum Space;
    const Overseas start{.king = Place::Valencia,
                         .table = Place::Seville,
                         .figures = {{Place::Valencia, neutral, 1},
                                     {Place::Valencia, 0, 1},
                                     {Place::Valencia, 1, 1},
                                     {Place::Ship, neutral, 1, Disc::None, First},
                                     {Place::France, neutral, 1, Disc::None, First},
                                     {Place::America, neutral, 1, Disc::None, First}},
                         .inquisitor = 0,
                         .home = {Place::Valencia, Place::Galicia, Place::Galicia, Place::Galicia, Place::Galicia}};
    const State state = begin_overseas(start);
    CHECK(scored(state, Place::Valencia) == PerSeat<int>{5 + 2 + 2, 3, 0, 0, 0});
    CHECK(scored(state, Place::Ship) == PerSeat<int>{3, 0, 0, 0, 0});
    CHECK(scored(state, Place::France) == PerSeat<int>{3 + 2, 0, 0, 0, 0});
    CHECK(scored(state, Place::America) == PerSeat<int>{5, 0, 0, 0, 0});
}

TEST_CASE("colonies: the Inquisitor's player moves, sails and claims with black caballeros like their own")
{
    // booklet line 248
    Overseas start{.figures = {{Place::Ship, neutral}, {Place::America, neutral}, {Place::Seville, neutral}},
                   .inquisitor = 0,
                   .unclaimed = {1, 0}};
    State state = first_turn(start);
    REQUIRE(state.decision == Decision{Question::Sail, 0});
    play_all(state, {claim(neutral, Place::America), lift(neutral, Place::Ship), drop(Place::Valencia)});
    play_all(state, {lift(neutral, Place::America, Space::Gold), drop(Place::Ship, Space::Gold)});
    CHECK(count(state, Place::Valencia, neutral) == 1);
    go_to(state, Question::Sail, 0);
    play_all(state, {lift(neutral, Place::Ship, Space::Gold), drop(Place::Seville)});
    CHECK(state.score[0] == 6);

    State own = acting(1, "move-own-from-one", start);
    play_all(own, {lift(neutral, Place::Seville), drop(Place::Aragon)});
    start.inquisitor = 1;
    State foreign = acting(1, "move-three-foreign", start);
    play_all(foreign, {lift(neutral, Place::Seville), drop(Place::Aragon)});
    CHECK(count(foreign, Place::Aragon, neutral) == 1);
}

TEST_CASE(
    "colonies: without an Inquisitor black caballeros neither sail nor claim, and are moved as any or foreign ones")
{
    // booklet lines 248, 251 and 261
    const Overseas start{.figures = {{Place::Ship, neutral}, {Place::America, neutral}}, .unclaimed = {1, 0}};
    CHECK(first_turn(start).decision == Decision{Question::TakeCard, 0});
    State own = with_stack(1, "move-own-from-one", start);
    CHECK(own.decision == Decision{Question::Place, 0}); // nobody can be moved
    State state = acting(1, "move-four-any", start);
    play_all(state, {lift(neutral, Place::America), drop(Place::Seville), lift(neutral, Place::Ship)});
    play(state, drop(Place::France, Space::Second));
    CHECK(state.colonies.french[1] == neutral);
}

TEST_CASE("colonies: black caballeros never go to a province or a court, even if they count as a player's")
{
    // booklet lines 248 and 261
    const Overseas start{.figures = {{Place::Seville, neutral}, {Place::Seville, 1}}, .inquisitor = 1};
    State dismissing = acting(2, "dismiss-one-each", start);
    CHECK(forbidden(dismissing, {ActionKind::Dismiss, neutral, Place::Seville}) == Rule::BlackStays);
    State returning = acting(2, "return-three-any", start);
    REQUIRE(returning.decision == Decision{Question::Return, 1});
    CHECK(places_of(returning, ActionKind::Return) == std::vector{Place::Seville, Place::Court});
    play(returning, at(ActionKind::Return, Place::Seville));
    CHECK(places_of(returning, ActionKind::Return) == std::vector{Place::Court});
    CHECK(count(returning, Place::Seville, neutral) == 1);
}

TEST_CASE("colonies: a disk sends black caballeros out of the Castillo with those of the Inquisitor's player")
{
    // booklet line 248
    for (const bool owned : {true, false})
    {
        State state = begin_overseas({.figures = {{Place::Castillo, neutral, 2}, {Place::Castillo, 1, 3}},
                                      .inquisitor = owned ? Seat{2} : nobody});
        go_to_disks(state);
        while (state.decision.question == Question::SetDisk)
        {
            play(state, disk(state.decision.seat == 1 ? Place::Valencia : Place::Seville));
        }
        CHECK(count(state, Place::Valencia, 1) == 3);
        CHECK(count(state, Place::Seville, neutral) == (owned ? 2 : 0));
        CHECK(count(state, Place::Castillo, neutral) == (owned ? 0 : 2));
        CHECK(castillo_is_known(state)); // everybody saw who stayed inside
    }
}

TEST_CASE(
    "colonies: a player who has to leave a region takes the black caballeros of the Inquisitor in the court along")
{
    // booklet line 248
    Overseas start{.figures = {{Place::Seville, neutral, 2}, {Place::Seville, 1, 1}, {Place::Seville, 2, 1}},
                   .inquisitor = 1};
    State state = acting(4, "evict", start);
    play_all(state, {at(ActionKind::EvictFrom, Place::Seville), disk(Place::Galicia), disk(Place::Aragon)});
    CHECK(count(state, Place::Galicia, 1) == 1);
    CHECK(count(state, Place::Galicia, neutral) == 2);
    CHECK(count(state, Place::Aragon, 2) == 1);
    start.inquisitor = nobody;
    State unowned = acting(4, "evict", start);
    play_all(unowned, {at(ActionKind::EvictFrom, Place::Seville), disk(Place::Galicia), disk(Place::Aragon)});
    CHECK(count(unowned, Place::Seville, neutral) == 2);
}

TEST_CASE("colonies: black caballeros that belong to nobody take points that nobody gets")
{
    // booklet line 251
    Overseas start{.players = 5,
                   .table = Place::Seville,
                   .figures = {{Place::Valencia, 0, 3}, {Place::Valencia, neutral, 2}, {Place::Valencia, 1, 1}}};
    CHECK(scored(begin_overseas(start), Place::Valencia) == PerSeat<int>{5, 2, 0, 0, 0});
    CHECK(payout(begin_overseas(start), Place::Valencia).standing.points[neutral] == 0);
    start.inquisitor = 1; // now they count as seat 1's
    CHECK(scored(begin_overseas(start), Place::Valencia) == PerSeat<int>{3, 3, 0, 0, 0});
}

TEST_CASE("colonies: by Conspiracy Grandes follow the disks of the next general scoring")
{
    // booklet line 266
    State state = acting(7, "grandes-by-disk-later");
    CHECK(state.lasting.grandes_follow);
    CHECK(state.grande[1] == Place::OldCastile); // they wait for the Grande
    go_to_disks(state);
    play_all(state, {disk(Place::Granada), disk(Place::Granada), disk(Place::Aragon), disk(Place::Seville)});
    const std::set<Place> homes(state.grande.begin(), state.grande.begin() + 4);
    CHECK(homes == std::set{Place::Granada, Place::Aragon, Place::Seville});
    CHECK_FALSE(state.lasting.grandes_follow);
}

TEST_CASE("colonies: an action card is turned over only while it is still offered")
{
    // booklet line 267
    State state = first_turn({.cards = {"", "veto", "", "", "", "", "remove-card"}});
    take(state, 2);
    play_all(state, {act, done});
    take(state, 7);
    play(state, act);
    play(state, allow_all);
    REQUIRE(state.decision == Decision{Question::RemoveCard, 1});
    CHECK(forbidden(state, with(ActionKind::RemoveCard, 2)) == Rule::CardTaken); // the Veto that lies face up
    CHECK(forbidden(state, with(ActionKind::RemoveCard, 7)) == Rule::CardTaken);
    play(state, with(ActionKind::RemoveCard, 3));
    CHECK(offered(state, 3) == no_card);
    go_to(state, Question::TakeCard, 2);
    CHECK_FALSE(legal(state).contains(with(ActionKind::TakeCard, 3)));
    CHECK(refusal(state, with(ActionKind::TakeCard, 3)).has_value());
    finish_round(state);
    CHECK(offered(state, 3) != no_card); // the next card of the stack
}

TEST_CASE("colonies: the King's card and the Inquisitor's are turned over for this round only")
{
    // booklet line 267
    for (const int stack : {5, 6})
    {
        State state = acting(7, "remove-card");
        const CardId common = offered(state, stack);
        play(state, with(ActionKind::RemoveCard, stack));
        go_to(state, Question::TakeCard, 1);
        CHECK_FALSE(legal(state).contains(with(ActionKind::TakeCard, stack)));
        finish_round(state);
        CHECK(offered(state, stack) == common);
    }
}
