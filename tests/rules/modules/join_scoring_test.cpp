// Intrigue & the King, card 75: before a scoring its player may place one own caballero more. The line is that of the
// rules "classic and expansions"; the rest of what the card does is reconstructed (data/cards/README.md).
#include "rules/own_cards.hpp"
#include "rules/validation/validate_state.hpp"
#include "rules/view.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Decision joins_of_seat_2{Question::JoinScoring, 2};

/// Seat 0 has the King card, seat 1 scores the regions with the most caballeros, seat 2 has bid card 75.
State before_scoring(Start start)
{
    start.king = Place::Valencia;
    State state = after_bids({180, 120, 75, 50}, std::move(start));
    go_to_turn_of(state, 1);
    return state;
}

/// Plays quietly to the end of all turns of round 3.
State after_round_three(std::initializer_list<int> bids, Start start = {})
{
    start.king = Place::Valencia;
    start.round = 3;
    State state = after_bids(bids, std::move(start));
    go_to_turn_of(state, state.turn_order[static_cast<std::size_t>(state.players() - 1)]);
    while (state.active() != nobody)
    {
        const ActionList answers = legal(state);
        play(state, answers.contains(done) ? done : answers.contains(skip) ? skip : answers[0]);
    }
    return state;
}

} // namespace

TEST_CASE("a card adds a caballero of its player to any scoring")
{
    // line 183: "need not be a general scoring", "the Caballero is yours"
    State state = before_scoring({.groups = {{Place::Granada, 1, 2}, {Place::Granada, 2, 1}, {Place::Aragon, 0, 1}}});
    play(state, act);
    REQUIRE(state.decision == joins_of_seat_2);
    CHECK(validate_state(state).value_or("") == "");
    SECTION("it comes from the court into a place that is scored, and counts there")
    {
        CHECK(places_of(state, ActionKind::Place) == std::vector{Place::Granada});
        CHECK(forbidden(state, place(Place::Aragon)) == Rule::NotScored);
        const int court = state.court[2];
        play(state, place(Place::Granada));
        CHECK(state.court[2] == court - 1);
        CHECK(count(state, Place::Granada, 2) == 2);
        const ScoreValues granada = values_at(state, Place::Granada);
        CHECK(state.score[1] == granada[1]); // tied with the guest: both take the second rank
        CHECK(state.score[2] == granada[1]);
        CHECK(state.active() == 1);
        CHECK(state.decision.question == Question::Place);
    }
    SECTION("who does not want it now keeps it for another scoring of the round")
    {
        play(state, skip);
        CHECK(state.score[1] == values_at(state, Place::Granada)[0]);
        CHECK_FALSE(state.lasting.scoring_joined);
    }
}

TEST_CASE("the regions with the fewest are determined before a player joins the scoring, even if a Veto is pending")
{
    // line 183
    const std::vector<Group> groups{{Place::Granada, 0, 1}, {Place::Aragon, 1, 1}, {Place::Seville, 3, 2}};
    State state = after_bids({180, 113, 75, 40, 10}, {.king = Place::Valencia, .groups = groups});
    go_to_turn_of(state, 1);
    play(state, act);
    REQUIRE(state.decision == joins_of_seat_2);
    play(state, place(Place::Aragon)); // two stand there now
    REQUIRE(state.decision == Decision{Question::Veto, 3});
    CHECK(validate_state(state).value_or("") == "");
    play(state, allow_all);
    CHECK(state.score[0] == values_at(state, Place::Granada)[0]);
    CHECK(state.score[1] == values_at(state, Place::Aragon)[1]);
    CHECK(state.score[2] == values_at(state, Place::Aragon)[1]);
}

TEST_CASE("card 135 pays nothing if a player who joins the scoring overtakes its player")
{
    // lines 183 and 190: tied for first at most, when the region is scored
    for (const bool joins : {true, false})
    {
        State state = after_bids({180, 135, 75, 50},
                                 {.king = Place::Valencia, .groups = {{Place::Granada, 1, 2}, {Place::Granada, 2, 2}}});
        go_to_turn_of(state, 1);
        play_all(state, {act, at(ActionKind::ScorePlace, Place::Granada)});
        REQUIRE(state.decision == joins_of_seat_2);
        play(state, joins ? place(Place::Granada) : skip);
        CHECK(state.score[1] == (joins ? 0 : values_at(state, Place::Granada)[0]));
        CHECK(state.score[2] == 0);
    }
}

TEST_CASE("a player joins a scoring once in the round, and does nothing else with the card")
{
    State state = before_scoring({.groups = {{Place::Granada, 1, 2}}});
    play_all(state, {act, place(Place::Granada)});
    CHECK(state.lasting.scoring_joined);
    go_to_turn_of(state, 2);
    CHECK(used_card(state) == "join-scoring");
    CHECK(state.decision.question == Question::Place); // no special action is offered
    CHECK_FALSE(legal(state).contains(act));
}

TEST_CASE("a caballero joins a general scoring before the secret disks are set")
{
    State state = after_round_three({180, 120, 75, 50},
                                    {.groups = {{Place::Castillo, 0, 1}, {Place::Aragon, 0, 1}}, .hidden_hands = true});
    REQUIRE(state.decision == joins_of_seat_2);
    CHECK(validate_state(state).value_or("") == "");
    CHECK(view(state, 1).bid[2] == number_of(75));          // the cards of the round still lie there
    CHECK(places_of(state, ActionKind::Place).size() == 9); // all regions but the King's, and the Castillo
    CHECK(forbidden(state, place(Place::Valencia)) == Rule::KingsRegionTaboo);
    play(state, place(Place::Granada));
    REQUIRE(state.decision == Decision{Question::SetDisk, 0});
    play(state, disk(Place::Seville));
    CHECK(state.score[2] == values_at(state, Place::Granada)[0]);
    CHECK(state.round == 4);
    CHECK_FALSE(state.lasting.scoring_joined); // a new round has begun
}

TEST_CASE("nobody is asked to join a scoring without a caballero in the court or a place that is not taboo")
{
    State empty = before_scoring({.groups = {{Place::Granada, 1, 2}}, .court = {5, 5, 0, 5, 5}});
    play(empty, act);
    CHECK(empty.decision.seat == 1);
    State taboo = before_scoring({.groups = {{Place::Valencia, 1, 2}}});
    play(taboo, act);
    CHECK(taboo.decision.seat == 1);
    CHECK(taboo.score[1] > 0);
}

TEST_CASE("a player who must use the King card or the Intrigue card cannot join a scoring")
{
    // lines 170 and 171
    State last = after_bids({180, 120, 100, 75}, {.king = Place::Valencia, .groups = {{Place::Granada, 1, 2}}});
    go_to_turn_of(last, 1);
    play(last, act);
    CHECK(last.decision.seat == 1);
    CHECK(after_round_three({75, 70, 60, 50}).round == 4);
    CHECK(after_round_three({180, 75, 60, 50}).decision == Decision{Question::JoinScoring, 1});
}

TEST_CASE("with three players, whoever takes the King card cannot join a scoring, and whoever joined one takes no card")
{
    // line 175
    SECTION("the King card")
    {
        State state = after_bids({75, 70, 60});
        recruit_nothing(state);
        REQUIRE(state.decision == Decision{Question::TakeCard, 0});
        play(state, with(ActionKind::TakeCard, common_card_stack));
        CHECK(state.lasting.scoring_joined);
        CHECK(validate_state(state).value_or("") == "");
    }
    SECTION("the own card")
    {
        State state = after_bids({180, 120, 75}, {.groups = {{Place::Granada, 1, 2}}});
        go_to_turn_of(state, 1);
        play(state, act);
        REQUIRE(state.decision == joins_of_seat_2);
        play(state, place(Place::Granada));
        while (state.active() == 1 || state.decision.question == Question::Recruit)
        {
            play(state, legal(state).contains(done) ? done : with(ActionKind::Recruit, 0));
        }
        CHECK(used_card(state) == "join-scoring"); // nothing else was offered
        CHECK(validate_state(state).value_or("") == "");
    }
}
