// Grandissimo (classic and expansions): the Queen, the court jester and the Inquisitor.
#include "rules/grandissimo.hpp"
#include "rules/validation/validate_state.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

Grandissimo courts(Seat of_queen, Seat of_jester, Seat of_inquisitor = nobody)
{
    Grandissimo grand;
    grand.characters = {of_queen, of_jester};
    grand.inquisitor = of_inquisitor;
    return grand;
}

State taking(Grandissimo grand)
{
    State state = with_stack(queen_stack, {.grand = grand});
    play(state, act);
    return state;
}

} // namespace

TEST_CASE("grandissimo: the card of the seventh stack brings the Queen or the jester to the court")
{
    // line 309
    State state = taking({});
    CHECK(legal(state).size() == 2);
    play(state, take_figure(jester));
    CHECK(state.grand.characters == std::array<Seat, 2>{nobody, 0});
    State left_out = with_stack(queen_stack);
    play_all(left_out, {done, skip});
    CHECK(left_out.active() == 1);
}

TEST_CASE("grandissimo: if only one figure is beside the board, that one must be taken")
{
    // line 309
    CHECK(taking(courts(2, nobody)).grand.characters == std::array<Seat, 2>{2, 0});
    CHECK(taking(courts(nobody, 2)).grand.characters == std::array<Seat, 2>{0, 2});
    // Then both are in the same court: line 389.
    CHECK(taking(courts(0, nobody)).grand.characters == std::array<Seat, 2>{0, 0});
}

TEST_CASE("grandissimo: if both figures visit other courts, the player chooses which one comes")
{
    // lines 309 and 389
    State state = taking(courts(1, 2));
    CHECK(legal(state).size() == 2);
    play(state, take_figure(queen));
    CHECK(state.grand.characters == std::array<Seat, 2>{0, 2});
    CHECK(taking(courts(0, 2)).grand.characters == std::array<Seat, 2>{0, 0});
    const State both = with_stack(queen_stack, {.grand = courts(0, 0)});
    CHECK(forbidden(both, act) == Rule::NothingToDo);
}

TEST_CASE("grandissimo: a figure can be used at once, and once in each turn of its player")
{
    // line 389: "even on the turn he takes the character"
    State state = taking({});
    CHECK_FALSE(can_use(state, Extra::QueenRecruits));
    play(state, take_figure(queen));
    REQUIRE(can_use(state, Extra::QueenRecruits));
    CHECK_FALSE(can_use(state, Extra::Jester));
    play(state, use(Extra::QueenRecruits));
    CHECK(state.court[0] == 8);
    CHECK(forbidden(state, use(Extra::QueenRecruits)) == Rule::OnceEachTurn);
    CHECK_FALSE(can_use(state, Extra::QueenPlaces));
    end_turn_of(state, 0);
    CHECK_FALSE(can_use(state, Extra::QueenRecruits));
    go_to(state, Question::TakeCard, 0);
    play(state, with(ActionKind::TakeCard, 5));
    CHECK(can_use(state, Extra::QueenRecruits));
}

TEST_CASE("grandissimo: a player may have the Queen and the jester, and use both")
{
    // line 389
    State state = with_stack(5, {.grand = courts(0, 0)});
    play(state, use(Extra::QueenRecruits));
    play(state, use(Extra::Jester));
    play(state, with(ActionKind::Give, 2));
    CHECK(state.grand.gifts[2][0] == 1);
}

TEST_CASE("grandissimo: the jester's player gives one from the province, which another player places anywhere")
{
    // line 390
    State state = with_stack(5, {.king = Place::Aragon, .grand = courts(nobody, 0)});
    const int before = state.province[0];
    play(state, use(Extra::Jester));
    CHECK(legal(state).size() == 3);
    CHECK(forbidden(state, with(ActionKind::Give, 0)) == Rule::NoSuchValue);
    play(state, with(ActionKind::Give, 1));
    CHECK(state.province[0] == before - 1);
    end_turn_of(state, 0);
    REQUIRE(state.decision == Decision{Question::PlaceGift, 1});
    CHECK(legal(state).size() == 10); // eight regions, Portugal and the Castillo
    CHECK(forbidden(state, place(Place::Aragon)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, place(Place::Ship)) == Rule::ShipIsNoRegion);
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    play(state, place(Place::Portugal));
    CHECK(count(state, Place::Portugal, 0) == 1);
    CHECK(state.decision == Decision{Question::TakeCard, 1});
}

TEST_CASE("grandissimo: a player who has had their turn places the gift at the beginning of the next one")
{
    // line 390: "at the beginning of his next turn"
    State state = set_out({.grand = courts(nobody, 1)});
    bid_in_seat_order(state);
    end_turn_of(state, 0);
    recruit_nothing(state);
    play_all(state, {with(ActionKind::TakeCard, 5), use(Extra::Jester), with(ActionKind::Give, 0)});
    go_to(state, Question::PlaceGift, 0);
    CHECK(state.rounds_begun == 2);
    CHECK(state.turn == Turn{});
    play(state, place(Place::Castillo));
    CHECK(count(state, Place::Castillo, 1) == 1);
    CHECK(state.grand.gifts == PerSeat<PerSeat<std::uint8_t>>{});
}

TEST_CASE("grandissimo: at most two gifts of a player are waiting: one given after the receiver's turn, one before it")
{
    // line 390: "at the beginning of his next turn"; the jester gives one a turn
    State state = set_out({.grand = courts(nobody, 1)});
    bid_in_seat_order(state);
    end_turn_of(state, 0);
    recruit_nothing(state);
    play_all(state, {with(ActionKind::TakeCard, 5), use(Extra::Jester), with(ActionKind::Give, 0)});
    CHECK(max_gifts(state, 0, 1) == 1);
    CHECK(max_gifts(state, 2, 1) == 0); // one per turn, and the last round was the first
    while (state.rounds_begun < 2 || state.bids_made < state.players()) // until the receiver's turn, which is last
    {
        const ActionList answers = legal(state);
        const bool bids = state.decision.question == Question::Bid;
        play(state, bids && state.decision.seat != 0 ? answers[answers.size() - 1] : quiet_answer(state));
    }
    go_to(state, Question::TakeCard, 1);
    CHECK(max_gifts(state, 0, 1) == 1);
    play_all(state, {legal(state)[0], use(Extra::Jester), with(ActionKind::Give, 0)});
    CHECK(state.grand.gifts[0][1] == 2);
    CHECK(max_gifts(state, 0, 1) == 2);
    CHECK(max_gifts(state, 3, 1) == 0);
    CHECK_FALSE(validate_state(state));

    State third = state;
    --third.province[1];
    ++third.grand.gifts[0][1];
    CHECK(validate_state(third).value_or("").rfind("gifts", 0) == 0);
    State elsewhere = state;
    --elsewhere.province[1];
    ++elsewhere.grand.gifts[3][1];
    CHECK(validate_state(elsewhere).value_or("").rfind("gifts", 0) == 0);
    go_to(state, Question::PlaceGift, 0);
    CHECK(state.grand.gifts[0][1] == 2);
    play_all(state, {place(Place::Castillo), place(Place::Castillo)});
    CHECK(max_gifts(state, 0, 1) == 0);
}

TEST_CASE("grandissimo: gifts of several players are placed one after the other")
{
    // line 390
    State state = set_out({});
    bid_in_seat_order(state);
    go_to(state, Question::Bid, 0);
    REQUIRE(state.rounds_begun == 2);
    for (const Seat giver : {Seat{1}, Seat{2}})
    {
        --state.province[giver];
        ++state.grand.gifts[0][giver];
    }
    REQUIRE_FALSE(validate_state(state));
    go_to(state, Question::PlaceGift, 0);
    play(state, place(Place::Galicia));
    CHECK(count(state, Place::Galicia, 1) == 1);
    REQUIRE(state.decision.question == Question::PlaceGift);
    play(state, place(Place::Seville));
    CHECK(count(state, Place::Seville, 2) == 1);
    CHECK(state.decision.question == Question::Recruit);
}

TEST_CASE("grandissimo: the Queen adds one caballero, either next to the King or to the court")
{
    // line 391; lines 47 and 58: what comes from the court may go into the Castillo
    State state = with_stack(5, {.king = Place::Galicia, .grand = courts(0, nobody)});
    REQUIRE(can_use(state, Extra::QueenPlaces));
    REQUIRE(can_use(state, Extra::QueenRecruits));
    play(state, use(Extra::QueenPlaces));
    CHECK(places_of(state, ActionKind::Place)
          == std::vector<Place>{Place::BasqueCountry, Place::OldCastile, Place::Portugal, Place::Castillo});
    CHECK(forbidden(state, place(Place::Aragon)) == Rule::NotNextToKing);
    play(state, place(Place::Portugal));
    CHECK(state.court[0] == 6);
    CHECK(state.turn.placed == 0); // not counted among the five of the card
    CHECK_FALSE(can_use(state, Extra::QueenPlaces));
    CHECK_FALSE(can_use(state, Extra::QueenRecruits));
}

TEST_CASE("grandissimo: the Queen adds a caballero to an empty court, and then the card can place it")
{
    // line 391
    State state = with_stack(5, {.grand = courts(0, nobody), .court = {0, 7, 7, 7, 7}});
    CHECK_FALSE(can_use(state, Extra::QueenPlaces));
    CHECK(state.decision.question == Question::ActOrSkip);
    play(state, use(Extra::QueenRecruits));
    CHECK(state.decision.question == Question::PlaceOrAct);
}

TEST_CASE("grandissimo: black caballeros never count, whether the Inquisitor is in a court or not")
{
    // lines 298 to 306 are of the colonies, where they are a player's; line 398 says for Grandissimo that they are
    // "never considered in scoring a region": with 5, 3 and 2 points in Valencia the second place pays here.
    for (const Seat owner : {nobody, Seat{1}})
    {
        const State state = set_out({.players = 5,
                                     .king = Place::Aragon,
                                     .groups = {{Place::Valencia, 0, 3}, {Place::Valencia, 1, 1}},
                                     .black = Place::Valencia,
                                     .grand = courts(nobody, nobody, owner)});
        CHECK(scored(state, Place::Valencia) == PerSeat<int>{5, 3, 0, 0, 0});
    }
    State most = with_stack(
        3, {.groups = {{Place::Galicia, 0, 1}, {Place::BasqueCountry, 1, 1}}, .cards = {"", "", "score-most"}});
    play(most, act);
    CHECK(most.score[0] == 4); // Galicia has as many as the Basque Country, where the black caballeros are
    CHECK(most.score[1] == 5);
}

TEST_CASE("grandissimo: no card moves a black caballero, nor sends one away")
{
    // line 398: "the black Caballeros belong to no one"
    State state = with_stack(1, {.groups = {{Place::BasqueCountry, 1, 1}}, .cards = {"move-four-any"}});
    play(state, act);
    CHECK(forbidden(state, lift(neutral, Place::BasqueCountry)) == Rule::OnlyInquisitorMovesBlack);
    State dismissing = with_sixth("dismiss-one-opponents", {.groups = {{Place::BasqueCountry, 1, 1}}});
    play(dismissing, act);
    CHECK(legal(dismissing).size() == 1);
}

TEST_CASE("grandissimo: his card brings the Inquisitor to the court, even from another court")
{
    // lines 299, 302 and 398
    CHECK(acting("take-inquisitor").grand.inquisitor == 0);
    State state = acting("take-inquisitor", {.grand = courts(nobody, nobody, 3)});
    CHECK(state.grand.inquisitor == 0);
    CHECK(can_use(state, Extra::Inquisitor));
    const State his = with_sixth("take-inquisitor", {.grand = courts(nobody, nobody, 0)});
    CHECK(forbidden(his, act) == Rule::NothingToDo);
}

TEST_CASE("grandissimo: his card places three")
{
    // line 300
    CHECK(placing_limit(grandissimo(4), with_sixth("take-inquisitor").turn, 0) == 3);
}

TEST_CASE("grandissimo: a black caballero moves, but not from the King's region or to it")
{
    // lines 301 and 398
    State state = with_stack(5, {.king = Place::Aragon, .grand = courts(nobody, nobody, 0)});
    play_all(state, {use(Extra::Inquisitor), lift(neutral, Place::BasqueCountry)});
    CHECK(forbidden(state, drop(Place::Aragon)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, drop(Place::Castillo)) == Rule::NotARegion);
    CHECK(forbidden(state, drop(Place::BasqueCountry)) == Rule::SamePlace);
    play(state, drop(Place::Portugal));
    CHECK(count(state, Place::Portugal, neutral) == 1);
    CHECK(state.decision.question == Question::PlaceOrAct);
    CHECK(forbidden(state, use(Extra::Inquisitor)) == Rule::OnceEachTurn);
    const State held = with_stack(5, {.king = Place::BasqueCountry, .grand = courts(nobody, nobody, 0)});
    CHECK_FALSE(can_use(held, Extra::Inquisitor));
    const State other = with_stack(5, {.grand = courts(nobody, nobody, 1)});
    CHECK_FALSE(can_use(other, Extra::Inquisitor));
}

TEST_CASE("grandissimo: a caballero's player decides whether it goes along with a black one")
{
    // line 398: "voluntary on the part of the player who 'owns' the Caballero being taken"
    const Realm realm{.groups = {{Place::BasqueCountry, 0, 1}, {Place::BasqueCountry, 2, 2}},
                      .grand = courts(nobody, nobody, 0)};
    State asked = with_stack(5, realm);
    play_all(asked, {use(Extra::Inquisitor), lift(neutral, Place::BasqueCountry), drop(Place::Seville)});
    CHECK(forbidden(asked, take_along(1, Place::BasqueCountry)) == Rule::NoCaballeroThere);
    play(asked, take_along(2, Place::BasqueCountry));
    REQUIRE(asked.decision == Decision{Question::GoAlong, 2});
    State refused = asked;
    play(asked, allow);
    CHECK(count(asked, Place::Seville, 2) == 1);
    CHECK(asked.decision.seat == 0);
    play(refused, skip);
    CHECK(count(refused, Place::Seville, 2) == 0);
    CHECK(count(refused, Place::Seville, neutral) == 1);
    State own = with_stack(5, realm);
    play_all(own, {use(Extra::Inquisitor), lift(neutral, Place::BasqueCountry), drop(Place::Seville),
                   take_along(0, Place::BasqueCountry)});
    CHECK(count(own, Place::Seville, 0) == 1);
    CHECK(own.decision.question == Question::PlaceOrAct);
}

TEST_CASE("grandissimo: the Inquisitor leaves the court just before the next general scoring")
{
    // line 398
    State state = set_out({.groups = {{Place::Castillo, 1, 1}}, .grand = courts(2, 3, 1)});
    go_to_disks(state);
    CHECK(state.grand.inquisitor == nobody);
    CHECK(state.grand.characters == std::array<Seat, 2>{2, 3});
    State told = set_out({.grand = courts(nobody, nobody, 1)});
    CHECK(has_event(general_scoring(told), EventKind::InquisitorLeft));
}
