// Grandissimo (classic and expansions): set-up, the two stacks, Portugal, the ship and the prison.
#include "rules/grandissimo.hpp"
#include "rules/playout.hpp"

#include <algorithm>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("grandissimo: the rules of the basic game apply, with the exceptions in the booklet")
{
    // lines 278 and 289
    State state = with_stack(2, {.groups = {{Place::Seville, 0, 2}}, .cards = {"", "score-chosen-2"}});
    play(state, act);
    play(state, at(ActionKind::ScorePlace, Place::Seville));
    CHECK(state.score[0] == 4);
    CHECK(state.province[1] == 23);
    CHECK(caballeros_each(state.setup) == 30);
    CHECK(offered(state, 5) == edition_row(Edition::Classic).king_card);
}

TEST_CASE("grandissimo: ships, prison and Inquisitor can be left out, with everything that belongs to them")
{
    // line 280
    const Realm without{.groups = {{Place::Galicia, 1, 1}}, .parts_left_out = 7};
    State state = new_game(
        []
        {
            Setup setup = grandissimo(4);
            setup.parts_left_out = 7;
            return setup;
        }());
    CHECK(
        std::none_of(state.caballeros.begin(), state.caballeros.end(), [](const auto& at) { return at[neutral] > 0; }));
    CHECK(deck(state, sixth_stack).size() == 18);
    for (const CardId id : deck(state, sixth_stack))
    {
        CHECK(card(id).id != "take-inquisitor");
        CHECK(symbols_of(state.setup, id) == 0);
    }
    CHECK_FALSE(validate_state(state).has_value());
    State taken = with_sixth("move-two-foreign", without);
    CHECK_FALSE(can_use(taken, Extra::Prison));
    taken = with_sixth("move-two-own", without);
    CHECK_FALSE(can_use(taken, Extra::Token));
}

TEST_CASE("grandissimo: at least eleven cards of the sixth stack, no matter which, stay in the game")
{
    // lines 280 and 290: "may contain as many as 19 cards or as few as 11"
    Setup setup = grandissimo(4);
    CHECK(sixth_cards(setup) == 19);
    setup.cards_left_out = 0x0ff;
    CHECK_FALSE(validate_setup(setup).has_value());
    State state = new_game(setup);
    CHECK(deck(state, sixth_stack).size() == 11);
    const CardId first = edition_row(Edition::Grandissimo).first_added;
    for (const CardId id : deck(state, sixth_stack))
    {
        CHECK(id >= first + 8);
    }
    setup.cards_left_out = 0x1ff;
    CHECK(validate_setup(setup) == "left out: the sixth stack must keep at least 11 cards");
    setup.cards_left_out = 0x1fe; // the Inquisitor's card is left out with him
    setup.parts_left_out = bit_of(Part::Inquisitor);
    CHECK(validate_setup(setup) == "left out: the sixth stack must keep at least 11 cards");
    setup.cards_left_out = 0x080000;
    CHECK(validate_setup(setup) == "left out: unknown");
    Setup classic;
    classic.cards_left_out = 1;
    CHECK(validate_setup(classic) == "left out: only for Grandissimo");
}

TEST_CASE("grandissimo: the sixth stack is shuffled, and the only card of the seventh is offered in every round")
{
    // lines 290, 291 and 296
    State state = new_game(grandissimo(3));
    const State other = new_game(grandissimo(3, 4));
    CHECK_FALSE(
        std::equal(deck(state, sixth_stack).begin(), deck(state, sixth_stack).end(), deck(other, sixth_stack).begin()));
    Random random(5);
    std::set<CardId> seen;
    int last = 0;
    while (!is_over(state))
    {
        if (state.rounds_begun != last)
        {
            last = state.rounds_begun;
            CHECK(offered(state, sixth_stack) == deck(state, sixth_stack)[state.rounds_begun - 1U]);
            CHECK(seen.insert(offered(state, sixth_stack)).second);
            CHECK(card(offered(state, queen_stack)).id == "queen-or-jester");
        }
        apply(state, random_action(state, random));
    }
    CHECK(seen.size() == 9);
}

TEST_CASE("grandissimo: at the beginning figures and tokens are in no court, the ship and the prison are empty")
{
    // line 293
    const State state = new_game(grandissimo(5));
    CHECK(state.grand == Grandissimo{});
    CHECK(all_in(state, Place::Ship) == 0);
    CHECK(all_in(state, Place::Portugal) == 0);
}

TEST_CASE("grandissimo: two black caballeros stand in one drawn region, which is neither a home nor the King's")
{
    // line 294
    for (std::uint64_t seed = 0; seed < 40; ++seed)
    {
        const State state = new_game(grandissimo(5, seed));
        int regions_with_black = 0;
        for (const Place region : all_regions)
        {
            const int black = count(state, region, neutral);
            regions_with_black += black > 0 ? 1 : 0;
            CHECK((black == 0 || black == 2));
            if (black > 0)
            {
                CHECK(region != state.king);
                CHECK(std::find(state.grande.begin(), state.grande.end(), region) == state.grande.end());
            }
        }
        CHECK(regions_with_black == 1);
    }
}

TEST_CASE("grandissimo: everybody chooses among seven stacks")
{
    // line 296
    const State state = turn_in({});
    REQUIRE(state.decision.question == Question::TakeCard);
    CHECK(legal(state).size() == 7);
}

TEST_CASE("grandissimo: Portugal is scored after Valencia, and pays 5 to the first place only")
{
    // lines 292 and 308
    State state = set_out({.groups = {{Place::Portugal, 0, 3}, {Place::Portugal, 1, 2}, {Place::Portugal, 2, 1}}});
    CHECK(values_at(state, Place::Portugal) == ScoreValues{5, 0, 0});
    CHECK(scored(state, Place::Portugal) == PerSeat<int>{5, 0, 0, 0, 0});
    const auto events = general_scoring(state);
    const auto where = scored_places(events);
    REQUIRE(where.size() == 11);
    CHECK(where[9] == Place::Valencia);
    CHECK(where[10] == Place::Portugal);
}

TEST_CASE("grandissimo: caballeros are placed in Portugal while the King is next to it, or by a card for any region")
{
    // line 308: "using the normal rules for placing and moving Caballeros"
    for (const Place king : {Place::Galicia, Place::OldCastile, Place::NewCastile, Place::Seville})
    {
        const State state = with_stack(5, {.king = king});
        CHECK(legal(state).contains(place(Place::Portugal)));
    }
    State far = with_stack(1, {.king = Place::Granada, .cards = {"place-two-anywhere"}});
    CHECK(forbidden(far, place(Place::Portugal)) == Rule::NotNextToKing);
    play(far, act);
    play(far, place(Place::Portugal));
    CHECK(count(far, Place::Portugal, 0) == 1);
}

TEST_CASE("grandissimo: cards move caballeros into Portugal and out of it")
{
    // line 308
    State state =
        with_stack(1, {.groups = {{Place::Portugal, 1, 1}, {Place::Aragon, 0, 1}}, .cards = {"move-four-any"}});
    play_all(state,
             {act, lift(1, Place::Portugal), drop(Place::Granada), lift(0, Place::Aragon), drop(Place::Portugal)});
    CHECK(count(state, Place::Portugal, 0) == 1);
    CHECK(count(state, Place::Granada, 1) == 1);
}

TEST_CASE("grandissimo: a mobile scoreboard lies on Portugal, whose own board never moves")
{
    // line 308
    State state = with_stack(4, {.groups = {{Place::Portugal, 0, 1}, {Place::Portugal, 1, 1}, {Place::Portugal, 2, 2}},
                                 .cards = {"", "", "", "move-board"}});
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveBoard).size() == 2U * 10U);
    play(state, {ActionKind::MoveBoard, 0, Place::Portugal});
    CHECK(values_at(state, Place::Portugal) == ScoreValues{8, 4, 0});
    CHECK(scored(state, Place::Portugal) == PerSeat<int>{0, 0, 8, 0, 0});
    state.board_at[0] = Place::Aragon;
    CHECK(values_at(state, Place::Portugal) == ScoreValues{5, 0, 0});
}

TEST_CASE("grandissimo: the King and Grandes can go to Portugal, where both bonuses apply")
{
    // line 308
    State state = with_stack(5, {.groups = {{Place::Portugal, 0, 1}}});
    play(state, act);
    play(state, at(ActionKind::MoveKing, Place::Portugal));
    CHECK(near_king(state).contains(Place::Seville));
    CHECK_FALSE(near_king(state).contains(Place::Granada));
    CHECK(scored(state, Place::Portugal) == PerSeat<int>{7, 0, 0, 0, 0});
    CHECK(forbidden(state, place(Place::Portugal)) == Rule::KingsRegionTaboo);
    State grande = with_stack(4, {.groups = {{Place::Portugal, 0, 1}}, .cards = {"", "", "", "move-grande"}});
    play_all(grande, {act, at(ActionKind::MoveGrande, Place::Portugal)});
    CHECK(scored(grande, Place::Portugal) == PerSeat<int>{7, 0, 0, 0, 0});
    State adviser = with_stack(4, {.king = Place::Seville, .cards = {"", "", "", "royal-adviser"}});
    play(adviser, act);
    CHECK(legal(adviser).contains(at(ActionKind::MoveKing, Place::Portugal)));
}

TEST_CASE("grandissimo: Portugal cannot be selected on the secret disk")
{
    // line 308
    State state = set_out({.groups = {{Place::Castillo, 0, 1}, {Place::Portugal, 0, 1}}});
    go_to_disks(state);
    CHECK(legal(state).size() == region_count);
    CHECK(forbidden(state, disk(Place::Portugal)) == Rule::NoSuchValue);
}

TEST_CASE("grandissimo: a ship on a card lets its player take a token, in addition to both parts of the card")
{
    // line 297
    State state = with_sixth("move-two-own", {.groups = {{Place::Galicia, 0, 2}}});
    REQUIRE(can_use(state, Extra::Token));
    CHECK_FALSE(can_use(state, Extra::Prison));
    play(state, use(Extra::Token));
    CHECK(state.grand.tokens == 1);
    CHECK(state.decision.question == Question::PlaceOrAct);
    CHECK(forbidden(state, use(Extra::Token)) == Rule::OnceEachTurn);
    play_all(state, {place(Place::Seville), done});
    play_all(state, {act, lift(0, Place::Galicia), drop(Place::Seville), done});
    CHECK(state.active() == 1);
    State after = with_sixth("move-two-own", {.groups = {{Place::Galicia, 0, 2}}});
    play_all(after, {act, done, done});
    CHECK(after.decision.question == Question::UseExtra);
    play(after, use(Extra::Token));
    CHECK(after.active() == 1);
    State none = with_stack(5);
    CHECK_FALSE(can_use(none, Extra::Token));
}

TEST_CASE("grandissimo: a player who has a ship token may not take another one")
{
    // line 297
    const State state = with_sixth("move-two-own", {.grand = {.tokens = 1}});
    CHECK_FALSE(can_use(state, Extra::Token));
    CHECK(forbidden(state, use(Extra::Token)) == Rule::NothingToDo);
}

TEST_CASE("grandissimo: if both tokens are in other courts, the player decides which one to take")
{
    // line 297
    State one = with_sixth("move-two-own", {.grand = {.tokens = 4}});
    play(one, use(Extra::Token));
    CHECK(one.grand.tokens == 5); // the other one lay beside the board
    State state = with_sixth("move-two-own", {.grand = {.tokens = 6}});
    play(state, use(Extra::Token));
    CHECK(legal(state).size() == 2);
    play(state, with(ActionKind::TakeToken, 2));
    CHECK(state.grand.tokens == 3);
}

TEST_CASE("grandissimo: caballeros are placed on the ship only with a token, wherever the King is")
{
    // line 297
    State state = with_stack(5, {.king = Place::NewCastile, .grand = {.tokens = 1}});
    play(state, place(Place::Ship));
    play(state, place(Place::Ship));
    CHECK(count(state, Place::Ship, 0) == 2);
    CHECK(state.turn.placed == 2);
    const State without = with_stack(5, {.king = Place::Seville, .grand = {.tokens = 2}});
    CHECK(forbidden(without, place(Place::Ship)) == Rule::ShipIsNoRegion);
    State card = with_stack(1, {.cards = {"place-two-anywhere"}, .grand = {.tokens = 1}});
    play_all(card, {act, place(Place::Ship)});
    CHECK(count(card, Place::Ship, 0) == 1);
}

TEST_CASE("grandissimo: at the beginning of the turn caballeros go from the ship to any coast but the King's")
{
    // line 297
    State state = turn_in({.king = Place::Valencia, .groups = {{Place::Ship, 0, 2}, {Place::Ship, 1, 1}}});
    REQUIRE(state.decision.question == Question::Sail);
    CHECK(forbidden(state, lift(1, Place::Ship)) == Rule::ForeignMovesUsedUp);
    play(state, lift(0, Place::Ship));
    CHECK(goals(state)
          == std::set<Place>{Place::Galicia, Place::BasqueCountry, Place::Catalonia, Place::Seville, Place::Granada,
                             Place::Portugal});
    CHECK(forbidden(state, drop(Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, drop(Place::Aragon)) == Rule::ShipGoesElsewhere);
    play(state, drop(Place::Portugal));
    CHECK(count(state, Place::Portugal, 0) == 1);
    REQUIRE(state.decision.question == Question::Sail);
    play(state, done);
    CHECK(count(state, Place::Ship, 0) == 1);
    CHECK(state.decision.question == Question::TakeCard);
    CHECK(turn_in({.groups = {{Place::Ship, 1, 1}}}).decision.question == Question::TakeCard);
}

TEST_CASE("grandissimo: caballeros that boarded the ship in this turn stay there until the next one")
{
    // line 297: "at the beginning of his turn"
    State state = with_stack(5, {.grand = {.tokens = 1}});
    play_all(state, {place(Place::Ship), done, skip});
    CHECK(state.active() == 1);
    CHECK(count(state, Place::Ship, 0) == 1);
}

TEST_CASE("grandissimo: caballeros on the ship do not score, and no card moves them")
{
    // line 297
    State state = with_stack(
        1, {.groups = {{Place::Ship, 0, 3}, {Place::Ship, 1, 1}, {Place::Galicia, 1, 1}}, .cards = {"move-four-any"}});
    if (state.decision.question == Question::Sail)
    {
        play(state, done);
    }
    CHECK(scored(state, Place::Ship) == PerSeat<int>{});
    CHECK_FALSE(is_region(state.setup, Place::Ship));
    CHECK(in_open_regions(state, 0) == 0);
    play(state, act);
    CHECK(forbidden(state, lift(1, Place::Ship)) == Rule::NoCaballeroThere);
    play(state, lift(1, Place::Galicia));
    CHECK_FALSE(legal(state).contains(drop(Place::Ship)));
    State scoring = set_out({.groups = {{Place::Ship, 0, 3}}});
    const auto where = scored_places(general_scoring(scoring));
    CHECK(std::find(where.begin(), where.end(), Place::Ship) == where.end());
}

TEST_CASE("grandissimo: the prison on a card takes any caballero from any region but the King's")
{
    // line 306
    State state = with_sixth("move-two-foreign", {.king = Place::Aragon,
                                                  .groups = {{Place::Aragon, 1, 1},
                                                             {Place::Portugal, 1, 2},
                                                             {Place::Galicia, 0, 1},
                                                             {Place::Castillo, 1, 1},
                                                             {Place::Ship, 1, 1}}});
    play(state, use(Extra::Prison));
    CHECK(legal(state).size() == 3); // two, or nobody
    CHECK(forbidden(state, imprison(1, Place::Aragon)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, imprison(1, Place::Castillo)) == Rule::CastilloStaysShut);
    CHECK(forbidden(state, imprison(1, Place::Ship)) == Rule::ShipIsNoRegion);
    CHECK(forbidden(state, imprison(neutral, Place::BasqueCountry)) == Rule::OnlyInquisitorMovesBlack);
    play(state, imprison(1, Place::Portugal));
    CHECK(state.grand.prison[1] == 1);
    CHECK(count(state, Place::Portugal, 1) == 1);
    CHECK_FALSE(can_use(state, Extra::Prison));
    State unused = with_sixth("move-two-foreign", {.groups = {{Place::Galicia, 1, 1}}});
    play_all(unused, {use(Extra::Prison), done});
    CHECK(unused.grand.prison[1] == 0);
}

TEST_CASE("grandissimo: a player who takes the King card may pardon all prisoners into one region, or none")
{
    // line 306
    State state = with_stack(5, {.king = Place::Aragon, .grand = {.prison = {1, 2, 0, 1, 0}}});
    REQUIRE(can_use(state, Extra::Pardon));
    play(state, use(Extra::Pardon));
    CHECK(legal(state).size() == 9); // includes Portugal, excludes the King's region
    CHECK(forbidden(state, pardon(Place::Aragon)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, pardon(Place::Castillo)) == Rule::NotARegion);
    CHECK(forbidden(state, pardon(Place::Ship)) == Rule::NoSuchValue);
    play(state, pardon(Place::Portugal));
    CHECK(count(state, Place::Portugal, 0) == 1);
    CHECK(count(state, Place::Portugal, 1) == 2);
    CHECK(count(state, Place::Portugal, 3) == 1);
    CHECK(state.grand.prison == PerSeat<std::uint8_t>{});
    State kept = with_stack(5, {.grand = {.prison = {0, 1, 0, 0, 0}}});
    play_all(kept, {done, skip, done});
    CHECK(kept.active() == 1);
    CHECK(kept.grand.prison[1] == 1);
    const State other = with_stack(4, {.grand = {.prison = {0, 1, 0, 0, 0}}});
    CHECK_FALSE(can_use(other, Extra::Pardon));
}

TEST_CASE("grandissimo: the pardon may follow the King to where he was")
{
    // line 306: "he may choose to pardon", in addition to both parts of the card
    State state = with_stack(5, {.king = Place::Aragon, .grand = {.prison = {0, 1, 0, 0, 0}}});
    play_all(state, {act, at(ActionKind::MoveKing, Place::Galicia), use(Extra::Pardon), pardon(Place::Aragon)});
    CHECK(count(state, Place::Aragon, 1) == 1);
    State begun = with_stack(5, {.king = Place::Aragon, .grand = {.prison = {0, 1, 0, 0, 0}}});
    play(begun, place(Place::Catalonia));
    CHECK_FALSE(can_use(begun, Extra::Pardon)); // placing is not split
    play(begun, done);
    CHECK(can_use(begun, Extra::Pardon));
}

TEST_CASE("grandissimo: no Veto stops the effect of a symbol or a figure")
{
    // line 297: it is no special action of the card
    State state = with_sixth("move-two-foreign", {.groups = {{Place::Galicia, 1, 1}}, .vetoes = {0, 1, 0, 0, 0}});
    play_all(state, {use(Extra::Prison), imprison(1, Place::Galicia)});
    CHECK(state.grand.prison[1] == 1);
}
