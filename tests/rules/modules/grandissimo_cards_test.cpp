// Grandissimo (classic and expansions): the cards of the sixth stack.
#include "rules/grandissimo.hpp"
#include "rules/majority.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr auto boycott = static_cast<std::size_t>(RegionCard::Boycott);

/// Seat 0 has used this card of stack 6 with this answer, and the third round is scored.
PerSeat<int> after_scoring(std::string_view id, std::initializer_list<Action> answers, Realm realm)
{
    State state = acting(id, std::move(realm));
    play_all(state, answers);
    const State before = state;
    general_scoring(state);
    return gained(before, state);
}

/// Plays on to the first question about the free choice.
void go_to_free_choice(State& state)
{
    while (state.decision.question != Question::FreeLift)
    {
        REQUIRE(state.round <= 3);
        play(state, quiet_answer(state));
    }
}

} // namespace

TEST_CASE("grandissimo: a double turn uses a second action card in the same turn")
{
    // line 393
    State state = acting("second-card", {.groups = {{Place::Seville, 0, 1}}, .cards = {"", "score-chosen-2"}});
    REQUIRE(state.decision.question == Question::TakeCard);
    CHECK(legal(state).size() == 6);
    CHECK(forbidden(state, with(ActionKind::TakeCard, sixth_stack)) == Rule::CardTaken);
    play(state, with(ActionKind::TakeCard, 2));
    CHECK(card(state.turn.card).id == "score-chosen-2");
    CHECK(state.taken_by[1] == 0);
    CHECK(state.decision.question == Question::PlaceOrAct);
    play_all(state, {act, at(ActionKind::ScorePlace, Place::Seville)});
    CHECK(state.score[0] == 4);
    end_turn_of(state, 0);
    recruit_nothing(state);
    CHECK(forbidden(state, with(ActionKind::TakeCard, 2)) == Rule::CardTaken);
}

TEST_CASE("grandissimo: a double turn places the caballeros of both cards, and no part is split")
{
    // line 393: "which special actions to do now and which to save for later"
    State together = acting("second-card");
    play(together, with(ActionKind::TakeCard, 5));
    CHECK(placing_limit(together.setup, together.turn, 0) == 1 + 5);
    State before = with_sixth("second-card");
    play_all(before, {place(Place::Seville), act, with(ActionKind::TakeCard, 5)});
    CHECK(placing_limit(before.setup, before.turn, 0) == 5);
    CHECK(before.turn.placed == 0);
    CHECK(before.decision.question == Question::PlaceOrAct);
}

TEST_CASE("grandissimo: the symbols of the first card of a double turn can be used now or later")
{
    // line 393
    State state = acting("second-card", {.grand = {.prison = {0, 1, 0, 0, 0}}});
    play(state, with(ActionKind::TakeCard, 5));
    CHECK(can_use(state, Extra::Token));
    CHECK(can_use(state, Extra::Pardon));
    play(state, use(Extra::Token));
    CHECK_FALSE(can_use(state, Extra::Token));
    State now = with_sixth("second-card");
    play_all(now, {use(Extra::Token), act, with(ActionKind::TakeCard, 5)});
    CHECK_FALSE(can_use(now, Extra::Token));
}

TEST_CASE("grandissimo: a Veto can stop the second card of a double turn")
{
    // line 393: it is the special action of the first
    State state = acting("second-card", {.vetoes = {0, 1, 0, 0, 0}});
    play(state, with(ActionKind::TakeCard, 5));
    REQUIRE(state.decision == Decision{Question::Veto, 1});
    play(state, veto);
    CHECK(state.taken_by[4] == nobody);
    CHECK(card(state.turn.card).id == "second-card");
}

TEST_CASE("grandissimo: the free choice moves two own caballeros between the scoring of the Castillo and the regions")
{
    // lines 394 and 395
    State state = acting(
        "move-two-at-scoring",
        {.king = Place::Aragon,
         .groups = {{Place::Galicia, 0, 1}, {Place::Galicia, 1, 2}, {Place::Aragon, 0, 1}, {Place::Castillo, 0, 1}}});
    CHECK(state.grand.free_mover == 0);
    go_to_disks(state);
    play(state, disk(Place::Galicia));
    REQUIRE(state.decision == Decision{Question::FreeLift, 0});
    CHECK(count(state, Place::Galicia, 0) == 2);
    const State before = state;
    CHECK(forbidden(state, lift(1, Place::Galicia)) == Rule::ForeignMovesUsedUp);
    CHECK(forbidden(state, lift(0, Place::Aragon)) == Rule::KingsRegionTaboo);
    play(state, lift(0, Place::Galicia));
    CHECK(forbidden(state, drop(Place::Galicia)) == Rule::SamePlace);
    CHECK(forbidden(state, drop(Place::Castillo)) == Rule::NotARegion);
    CHECK(forbidden(state, drop(Place::Aragon)) == Rule::KingsRegionTaboo);
    play_all(state, {drop(Place::Portugal), lift(0, Place::Galicia), drop(Place::Seville)});
    CHECK(state.round == 4);
    // Portugal 5, Seville 4, Aragon 5 with the King's bonus; the other caballero is alone in Galicia.
    CHECK(gained(before, state)[0] == 5 + 4 + 5 + 2);
    CHECK(gained(before, state)[1] == 4);
    CHECK(state.grand.free_mover == nobody);
}

TEST_CASE("grandissimo: the free choice may move only one caballero, or none")
{
    // line 394
    State state = acting("move-two-at-scoring", {.groups = {{Place::Galicia, 0, 2}}});
    go_to_free_choice(state);
    play_all(state, {lift(0, Place::Galicia), drop(Place::Seville), done});
    CHECK(state.round == 4);
    CHECK(count(state, Place::Seville, 0) == 1);
    State none = acting("move-two-at-scoring", {.court = {0, 7, 7, 7, 7}});
    general_scoring(none); // nothing can be moved, so no question follows
    CHECK(none.grand.free_mover == nobody);
}

TEST_CASE("grandissimo: alliance and boycott choose among the region cards that nobody has taken, not the King's")
{
    // lines 396 and 399
    Grandissimo taken;
    taken.region_card_of[boycott] = 2;
    taken.region_card[boycott] = Place::Seville;
    State state = acting("ally-with-first", {.king = Place::Aragon, .grand = taken});
    CHECK(places_of(state, ActionKind::TakeRegionCard).size() == 7);
    CHECK(forbidden(state, region_card(Place::Seville)) == Rule::NoRegionCard);
    CHECK(forbidden(state, region_card(Place::Portugal)) == Rule::NoRegionCard);
    CHECK(forbidden(state, region_card(Place::Aragon)) == Rule::KingsRegionTaboo);
    play(state, region_card(Place::Galicia));
    general_scoring(state);
    CHECK(state.grand.region_card == std::array<Place, 2>{Place::Nowhere, Place::Nowhere});
}

TEST_CASE("grandissimo: an alliance pays a player who is in the region like the first place, without bonuses")
{
    // line 396
    const std::vector<Group> groups{{Place::Galicia, 0, 1}, {Place::Galicia, 1, 3}, {Place::Galicia, 2, 2}};
    const PerSeat<Place> homes{Place::Seville, Place::Galicia, Place::Seville, Place::Seville, Place::Seville};
    CHECK(after_scoring("ally-with-first", {region_card(Place::Galicia)}, {.groups = groups, .home = homes})
          == PerSeat<int>{4, 4 + 2, 2, 0, 0});
    CHECK(after_scoring("ally-with-first", {region_card(Place::Galicia)},
                        {.groups = {{Place::Galicia, 1, 3}}, .home = homes})
          == PerSeat<int>{0, 4 + 2, 0, 0, 0});
    // The first place gets no more, and special scorings ignore the alliance.
    CHECK(after_scoring("ally-with-first", {region_card(Place::Galicia)},
                        {.groups = {{Place::Galicia, 0, 3}}, .home = homes})
          == PerSeat<int>{4, 0, 0, 0, 0});
    State special = acting("ally-with-first", {.groups = groups, .home = homes});
    play(special, region_card(Place::Galicia));
    CHECK(scored(special, Place::Galicia) == PerSeat<int>{0, 6, 2, 0, 0});
}

TEST_CASE("grandissimo: a boycotted region is not scored in the next general scoring, and in the one after it again")
{
    // line 396
    State state = acting("boycott-region", {.groups = {{Place::Galicia, 1, 3}, {Place::Seville, 2, 1}}});
    play(state, region_card(Place::Galicia));
    const State before = state;
    const auto events = general_scoring(state);
    CHECK(has_event(events, EventKind::Boycotted));
    CHECK(gained(before, state) == PerSeat<int>{0, 0, 4, 0, 0});
    CHECK(projected_scoring(before, {})[1] == 0);
    CHECK(projected_scoring(state, {})[1] == 4);
}

TEST_CASE("grandissimo: after a revolution the Grande's region is the King's, and both bonuses fall to one")
{
    // line 397
    State state = acting("grande-is-king",
                         {.king = Place::Aragon,
                          .groups = {{Place::Galicia, 0, 1}, {Place::Aragon, 1, 1}},
                          .home = {Place::Galicia, Place::Seville, Place::Seville, Place::Seville, Place::Seville}});
    CHECK(state.king == Place::Galicia);
    CHECK(state.grand.rebel == 0);
    CHECK(scored(state, Place::Galicia) == PerSeat<int>{4 + 2 + 2, 0, 0, 0, 0});
    CHECK(scored(state, Place::Aragon) == PerSeat<int>{0, 5, 0, 0, 0}); // the King is gone
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::KingsRegionTaboo);
    CHECK(near_king(state).contains(Place::Portugal));
    CHECK_FALSE(is_taboo(state, Place::Aragon));
}

TEST_CASE("grandissimo: the King card moves the Grande that is King")
{
    // line 397
    Grandissimo grand;
    grand.rebel = 2;
    State state = with_stack(5, {.king = Place::OldCastile, .grand = grand});
    play(state, act);
    play(state, at(ActionKind::MoveKing, Place::Seville));
    CHECK(state.king == Place::Seville);
    CHECK(state.grande[2] == Place::Seville);
    State adviser = with_stack(4, {.king = Place::OldCastile, .cards = {"", "", "", "royal-adviser"}, .grand = grand});
    play_all(adviser, {act, at(ActionKind::MoveKing, Place::Galicia)});
    CHECK(adviser.grande[2] == Place::Galicia);
    // Otherwise it cannot be moved, like everything in the King's region.
    State own = with_stack(4, {.king = Place::OldCastile, .cards = {"", "", "", "move-grande"}, .grand = {.rebel = 0}});
    CHECK(forbidden(own, act) == Rule::NothingToDo);
}

TEST_CASE("grandissimo: after the next general scoring the King comes back to Portugal, and the Grande stays")
{
    // line 397
    State state = acting("grande-is-king", {.king = Place::Aragon, .groups = {{Place::OldCastile, 0, 1}}});
    const State before = state;
    const auto events = general_scoring(state);
    CHECK(gained(before, state)[0] == 6 + 2 + 2);
    CHECK(has_event(events, EventKind::KingReturned));
    CHECK(state.king == Place::Portugal);
    CHECK(state.grande[0] == Place::OldCastile);
    CHECK(state.grand.rebel == nobody);
    CHECK_FALSE(is_taboo(state, Place::OldCastile));
}

TEST_CASE("grandissimo: every card spares the King's region, whether it says so or not")
{
    // line 399
    const std::vector<Group> groups{{Place::Aragon, 1, 2}, {Place::Galicia, 1, 1}, {Place::Galicia, 0, 1}};
    for (const std::string_view id : {"move-two-foreign", "move-two-own", "move-one-own-one-foreign"})
    {
        State state = acting(id, {.king = Place::Aragon, .groups = groups});
        CHECK_FALSE(legal(state).contains(lift(1, Place::Aragon)));
        const Seat owner = id == "move-two-own" ? Seat{0} : Seat{1};
        play(state, lift(owner, Place::Galicia));
        CHECK(forbidden(state, drop(Place::Aragon)) == Rule::KingsRegionTaboo);
    }
    const State placing = acting("place-one-anywhere", {.king = Place::Aragon});
    CHECK(forbidden(placing, place(Place::Aragon)) == Rule::KingsRegionTaboo);
    const State dismissing = acting("dismiss-one-opponents", {.king = Place::Aragon, .groups = groups});
    CHECK(legal(dismissing).size() == 1);
    const State scoring = acting("score-any-region", {.king = Place::Aragon});
    CHECK(forbidden(scoring, at(ActionKind::ScorePlace, Place::Aragon)) == Rule::KingsRegionTaboo);
    const State grande =
        acting("move-any-grande",
               {.king = Place::OldCastile,
                .home = {Place::Galicia, Place::OldCastile, Place::OldCastile, Place::OldCastile, Place::OldCastile}});
    CHECK(legal(grande).size() == 1);
}

TEST_CASE("grandissimo: two cards score Portugal, alone or with the regions beside the ocean")
{
    // line 308, and cards that are reconstructed
    const std::vector<Group> groups{{Place::Portugal, 0, 1}, {Place::Galicia, 0, 1}, {Place::Seville, 1, 1}};
    CHECK(acting("score-portugal", {.groups = groups}).score[0] == 5);
    const State atlantic = acting("score-atlantic", {.groups = groups});
    CHECK(atlantic.score[0] == 5 + 4);
    CHECK(atlantic.score[1] == 4);
    State fives = with_stack(3, {.groups = groups, .cards = {"", "", "score-fives"}});
    play(fives, act);
    CHECK(fives.score[0] == 5);
}

TEST_CASE("grandissimo: special actions in other strengths than the classic ones")
{
    // line 400 leaves room for house rules: these cards are reconstructed
    State courts = acting("return-court-two");
    CHECK(courts.court == PerSeat<std::uint8_t>{7, 5, 5, 5, 0});
    CHECK(acting("reinforce-court-three").court[0] == 10);
    State disks = acting("disk-return-one", {.groups = {{Place::Galicia, 1, 2}}});
    play(disks, disk(Place::Galicia));
    CHECK(count(disks, Place::Galicia, 1) == 1);
    State any = acting("return-two-any", {.groups = {{Place::Portugal, 1, 1}}});
    play(any, at(ActionKind::Return, Place::Portugal));
    CHECK(count(any, Place::Portugal, 1) == 0);
}
