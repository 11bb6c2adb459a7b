// The cards of stack 1, which move caballeros on the board: classic 1996, "Action cards in the 1 stack".
#include "rules/table.hpp"
#include "rules/validation/validate_state.hpp"
#include "rules/view.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

State intrigue(std::string_view card_id, std::vector<Group> groups)
{
    State state = after_taking({.cards = {card_id, "", "", ""}, .groups = std::move(groups)}, 1);
    play(state, act);
    return state;
}

} // namespace

TEST_CASE("all own caballeros of one region may move to any places, and some may stay")
{
    // classic 1996, "move all of your own Caballeros from any one region"
    State state =
        intrigue("move-own-from-one",
                 {{Place::Granada, 0, 3}, {Place::Granada, 1, 2}, {Place::Aragon, 0, 1}, {Place::Valencia, 0, 2}});
    CHECK(forbidden(state, lift(1, Place::Granada)) == Rule::ForeignMovesUsedUp);
    CHECK(forbidden(state, lift(0, Place::Valencia)) == Rule::KingsRegionTaboo);
    play_all(state, {lift(0, Place::Granada), drop(Place::Galicia)});
    CHECK(forbidden(state, lift(0, Place::Aragon)) == Rule::OneRegionOnly);
    CHECK(forbidden(state, lift(0, Place::Galicia)) == Rule::OneRegionOnly);
    play_all(state, {lift(0, Place::Granada), drop(Place::Castillo)});
    play(state, done); // the third one stays
    CHECK(count(state, Place::Granada, 0) == 1);
    CHECK(count(state, Place::Galicia, 0) == 1);
    CHECK(count(state, Place::Castillo, 0) == 1);
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("two more are placed from the court into any regions but the King's, or into the Castillo")
{
    // classic 1996, "move 2 more Caballeros from your court to any region(s)"
    State state = intrigue("place-two-anywhere", {});
    CHECK(places_of(state, ActionKind::Place).size() == 9);
    CHECK(forbidden(state, place(Place::Valencia)) == Rule::KingsRegionTaboo);
    play_all(state, {place(Place::Galicia), place(Place::Castillo)});
    CHECK(state.decision.question == Question::Place); // one of them is next to the King
    CHECK(state.court[0] == 5);
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::NotNextToKing);
}

TEST_CASE("a caballero thrown into an uncovered Castillo by a card hides its contents again")
{
    // classic 1996, lines 574 to 576: uncovered to be scored
    State state = intrigue("place-two-anywhere", {{Place::Castillo, 2, 1}});
    state.castillo_seen = true; // a card has scored it before
    REQUIRE(validate_state(state).value_or("") == "");
    play(state, place(Place::Galicia));
    CHECK(view(state, nobody).castillo.has_value());
    play(state, place(Place::Castillo));
    CHECK_FALSE(view(state, nobody).castillo.has_value());
}

TEST_CASE("one card offers two actions, and the player executes one of them")
{
    // classic 1996, "This is essentially a choice of one of the above two actions"
    SECTION("placing")
    {
        State state = intrigue("place-two-or-move-own", {{Place::Granada, 0, 1}});
        REQUIRE(legal(state).size() == 2);
        play_all(state, {with(ActionKind::ChooseEffect, 0), place(Place::Galicia), done});
        CHECK(state.decision.question == Question::Place);
    }
    SECTION("moving")
    {
        State state = intrigue("place-two-or-move-own", {{Place::Granada, 0, 1}});
        play_all(state, {with(ActionKind::ChooseEffect, 1), lift(0, Place::Granada), drop(Place::Galicia)});
        CHECK(count(state, Place::Galicia, 0) == 1);
        CHECK(state.decision.question == Question::Place);
    }
    SECTION("what cannot change anything is not offered")
    {
        const State state = intrigue("place-two-or-move-own", {});
        CHECK(legal(state).size() == 1);
        CHECK(forbidden(state, with(ActionKind::ChooseEffect, 1)) == Rule::NothingToDo);
    }
}

TEST_CASE("up to five of any colour leave one region")
{
    // classic 1996, "move up to 5 Caballeros from any one region"
    State state =
        intrigue("move-five-from-one", {{Place::Granada, 1, 4}, {Place::Granada, 0, 2}, {Place::Aragon, 1, 1}});
    for (int i = 0; i < 4; ++i)
    {
        play_all(state, {lift(1, Place::Granada), drop(Place::Castillo)});
    }
    CHECK(forbidden(state, lift(1, Place::Aragon)) == Rule::OneRegionOnly);
    CHECK(forbidden(state, lift(1, Place::Granada)) == Rule::NoCaballeroThere);
    play_all(state, {lift(0, Place::Granada), drop(Place::Seville)});
    CHECK(count(state, Place::Granada, 0) == 1); // five have moved
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("three foreign caballeros move, own ones don't")
{
    // classic 1996, "move any 3 foreign Caballeros"
    State state =
        intrigue("move-three-foreign", {{Place::Granada, 1, 1}, {Place::Aragon, 2, 2}, {Place::Aragon, 0, 2}});
    CHECK(forbidden(state, lift(0, Place::Aragon)) == Rule::OwnMovesUsedUp);
    play_all(state, {lift(1, Place::Granada), drop(Place::Galicia), lift(2, Place::Aragon), drop(Place::Castillo)});
    CHECK(forbidden(state, lift(2, Place::Castillo)) == Rule::CastilloStaysShut);
    play_all(state, {lift(2, Place::Aragon), drop(Place::Seville)});
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("two own and two foreign ones move, in any order, and fewer may")
{
    // classic 1996, "move 2 of your and 2 foreign Caballeros"
    State state = intrigue("move-two-own-two-foreign", {{Place::Granada, 0, 3}, {Place::Granada, 3, 3}});
    play_all(state, {lift(0, Place::Granada), drop(Place::Galicia), lift(3, Place::Granada), drop(Place::Galicia),
                     lift(0, Place::Granada), drop(Place::Galicia)});
    CHECK(forbidden(state, lift(0, Place::Granada)) == Rule::OwnMovesUsedUp);
    SECTION("fewer")
    {
        play(state, done);
        CHECK(count(state, Place::Granada, 3) == 2);
    }
    SECTION("all")
    {
        play_all(state, {lift(3, Place::Granada), drop(Place::Seville)});
        CHECK(count(state, Place::Granada, 3) == 1);
    }
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("three any, four any and four own count every caballero alike")
{
    // classic 1996, stack 1
    struct Case
    {
        const char* id;
        Seat owner;
        int moves;
    };
    for (const Case& row : {Case{"move-three-any", 1, 3}, Case{"move-four-any", 2, 4}, Case{"move-four-own", 0, 4}})
    {
        INFO(row.id);
        State state = intrigue(row.id, {{Place::Granada, row.owner, 6}});
        for (int i = 0; i < row.moves; ++i)
        {
            play_all(state, {lift(row.owner, Place::Granada), drop(Place::Galicia)});
        }
        CHECK(count(state, Place::Galicia, row.owner) == row.moves);
        CHECK(state.decision.question == Question::Place);
    }
}

TEST_CASE("a lifted caballero goes to another place, never to the King's region")
{
    // classic 1996, card rules A and F
    State state = intrigue("move-three-any", {{Place::Granada, 0, 1}});
    play(state, lift(0, Place::Granada));
    CHECK(forbidden(state, drop(Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, drop(Place::Granada)) == Rule::SamePlace);
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    CHECK(legal(state).size() == 8);
}
