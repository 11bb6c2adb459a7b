// Bidding, recruiting, choosing a card, placing: classic 1996, "Play the power cards" and "Player turns".
#include "rules/cards/stacks.hpp"
#include "rules/table.hpp"

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("a new game: two caballeros at home, seven at court, the King in a region of his own")
{
    // classic 1996, Preparation
    for (std::uint64_t seed = 0; seed < 200; ++seed)
    {
        Setup setup;
        setup.players = 5;
        setup.seed = seed;
        const State state = new_game(setup);
        unsigned regions = 1U << index(state.king);
        for (Seat seat = 0; seat < 5; ++seat)
        {
            CHECK(count(state, state.grande[seat], seat) == 2);
            CHECK(state.court[seat] == 7);
            CHECK(state.province[seat] == 21);
            regions |= 1U << index(state.grande[seat]);
        }
        CHECK(PlaceSet(static_cast<unsigned>(regions)).bits() == regions);
        int different = 0;
        for (unsigned bits = regions; bits != 0; bits &= bits - 1)
        {
            ++different;
        }
        CHECK(different == 6); // region cards are drawn without replacement
    }
}

TEST_CASE("the players choose who bids first; afterwards it goes clockwise")
{
    // classic 1996, Play the power cards
    State state = new_game({});
    REQUIRE(state.decision.question == Question::FirstBidder);
    CHECK(legal(state).size() == 4);
    play(state, with(ActionKind::FirstBidder, 2));
    for (const Seat seat : std::vector<Seat>{2, 3, 0, 1})
    {
        CHECK(state.decision == Decision{Question::Bid, seat});
        play(state, with(ActionKind::Bid, 5 + seat));
    }
}

TEST_CASE("a value that was played in this round is blocked, a played card has left the hand")
{
    // classic 1996, Play the power cards
    State state = begin({});
    play(state, with(ActionKind::Bid, 9));
    CHECK(forbidden(state, with(ActionKind::Bid, 9)) == Rule::ValuePlayed);
    CHECK(forbidden(state, with(ActionKind::Bid, 14)) == Rule::NoSuchValue);
    CHECK(forbidden(state, with(ActionKind::Bid, 0)) == Rule::NoSuchValue);
    CHECK(forbidden(state, with(ActionKind::TakeCard, 1)) == Rule::OtherQuestion);
    play_all(state, {with(ActionKind::Bid, 8), with(ActionKind::Bid, 7), with(ActionKind::Bid, 6)});
    CHECK(state.turn_order[0] == 0);
    CHECK(state.turn_order[3] == 3);
}

TEST_CASE("a power card brings the caballeros printed on it, and fewer may be taken")
{
    // classic 1996, Player turns 1: "at most the number shown"
    const std::array<int, power_card_count> printed{6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0};
    for (int value = 1; value <= power_card_count; ++value)
    {
        CHECK(recruits(value) == printed[static_cast<std::size_t>(value - 1)]);
    }
    State state = begin({.players = 2});
    play_all(state, {with(ActionKind::Bid, 2), with(ActionKind::Bid, 1)});
    REQUIRE(state.decision == Decision{Question::Recruit, 0});
    CHECK(legal(state).size() == 6);
    CHECK(forbidden(state, with(ActionKind::Recruit, 6)) == Rule::CardBringsFewer);
    play(state, with(ActionKind::Recruit, 3));
    CHECK(state.court[0] == 10);
    CHECK(state.province[0] == 20); // 30 − 7 at court, none on the board
}

TEST_CASE("when the province runs short, the rest may be recalled from regions, not from King's region or Castillo")
{
    // classic 1996, Player turns 1; Big Box, example of Benita's power card
    State state = begin(
        {.players = 2,
         .groups = {{Place::Granada, 0, 2}, {Place::Seville, 0, 1}, {Place::Valencia, 0, 2}, {Place::Castillo, 0, 3}},
         .court = {19, 7}});
    play_all(state, {with(ActionKind::Bid, 2), with(ActionKind::Bid, 1)});
    CHECK(forbidden(state, with(ActionKind::Recruit, 5)) == Rule::ProvinceRunsShort);
    SECTION("taking only what is there is legal, but then nothing may be recalled while the province holds some")
    {
        play(state, with(ActionKind::Recruit, 2));
        CHECK(state.decision.question == Question::TakeCard);
    }
    SECTION("an emptied province lets the difference be recalled")
    {
        play(state, with(ActionKind::Recruit, 3));
        REQUIRE(state.decision.question == Question::Recall);
        CHECK(places_of(state, ActionKind::Recall) == std::vector{Place::Seville, Place::Granada});
        CHECK(forbidden(state, at(ActionKind::Recall, Place::Valencia)) == Rule::KingsRegionTaboo);
        CHECK(forbidden(state, at(ActionKind::Recall, Place::Castillo)) == Rule::CastilloStaysShut);
        CHECK(forbidden(state, at(ActionKind::Recall, Place::Galicia)) == Rule::NoOwnCaballeroThere);
        play(state, at(ActionKind::Recall, Place::Granada));
        play(state, at(ActionKind::Recall, Place::Granada));
        CHECK(state.decision.question == Question::TakeCard);
        CHECK(state.court[0] == 24);
        CHECK(count(state, Place::Granada, 0) == 0);
    }
    SECTION("recalling may stop at any time")
    {
        play_all(state, {with(ActionKind::Recruit, 3), done});
        CHECK(state.decision.question == Question::TakeCard);
        CHECK(state.court[0] == 22);
    }
}

TEST_CASE("a card that was taken is gone for the others in this round")
{
    // classic 1996, Player turns 5
    State state = after_taking({}, 5);
    play_all(state, {done, skip});
    REQUIRE(state.decision == Decision{Question::TakeCard, 1});
    CHECK(forbidden(state, with(ActionKind::TakeCard, 5)) == Rule::CardTaken);
    CHECK(forbidden(state, with(ActionKind::TakeCard, 6)) == Rule::NoSuchValue);
    CHECK(legal(state).size() == 4);
}

TEST_CASE("as many as the stack says are placed next to the King or in the Castillo, fewer at will")
{
    // classic 1996, Player turns 3, and card rules E and F
    State state = after_taking({.king = Place::Galicia, .cards = {"", "", "score-fours", ""}}, 3);
    CHECK(places_of(state, ActionKind::Place) == std::vector{Place::BasqueCountry, Place::OldCastile, Place::Castillo});
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, place(Place::Seville)) == Rule::NotNextToKing);
    play_all(state, {place(Place::OldCastile), place(Place::OldCastile), place(Place::Castillo)});
    CHECK(state.decision.question == Question::ActOrSkip); // three were placed
    CHECK(count(state, Place::OldCastile, 0) == 2);
    CHECK(count(state, Place::Castillo, 0) == 1);
    CHECK(state.court[0] == 4);
}

TEST_CASE("either part of a card comes first, and neither is split")
{
    // classic 1996, card rule D
    const Start start{.king = Place::Galicia, .cards = {"", "", "score-fours", ""}};
    SECTION("placing first")
    {
        State state = after_taking(start, 3);
        play(state, place(Place::OldCastile));
        CHECK(state.decision.question == Question::Place);
        CHECK(forbidden(state, act) == Rule::ActionMustFollow);
        play_all(state, {done, act});
        CHECK(state.decision == Decision{Question::TakeCard, 1});
    }
    SECTION("acting first")
    {
        State state = after_taking(start, 3);
        play(state, act);
        CHECK(state.decision == Decision{Question::Place, 0});
        play(state, place(Place::OldCastile));
        CHECK(forbidden(state, act) == Rule::NothingToDo);
        play(state, done);
        CHECK(state.decision == Decision{Question::TakeCard, 1});
    }
    SECTION("neither part is a duty")
    {
        State state = after_taking(start, 3);
        play_all(state, {done, skip});
        CHECK(state.decision == Decision{Question::TakeCard, 1});
        CHECK(state.court[0] == 7);
    }
}

TEST_CASE("a card that refills an empty court lets its player place afterwards")
{
    // classic 1996, card rule D: the two parts come in any order
    State state = after_taking({.cards = {"", "", "", "reinforce-court"}, .court = {0, 7, 7, 7}}, 4);
    REQUIRE(state.decision.question == Question::ActOrSkip);
    play(state, act);
    CHECK(state.court[0] == 2);
    CHECK(state.decision == Decision{Question::Place, 0});
}

TEST_CASE("a player who played last bids first in the next round, and the cards of the next round come up")
{
    // classic 1996, Play the power cards; Next Round
    State state = begin({.players = 2});
    bid_in_seat_order(state);
    const CardId before = offered(state, 1);
    const CardId coming = deck(state, 1)[1];
    play_all(state, {with(ActionKind::TakeCard, 5), done, skip, with(ActionKind::TakeCard, 1)});
    while (state.round == 1)
    {
        play(state, legal(state)[legal(state).size() - 1]);
    }
    CHECK(before != no_card);
    CHECK(offered(state, 1) == coming);
    CHECK(state.decision == Decision{Question::Bid, 1});
    CHECK(state.taken_by[4] == nobody); // the King card is available again
}

TEST_CASE("the short game plays rounds 2, 3, 5, 6, 8 and 9")
{
    // classic 1996, Game length
    Setup setup;
    setup.rounds = 6;
    State state = new_game(setup);
    std::vector<int> rounds{state.round};
    while (!is_over(state))
    {
        apply(state, legal(state)[legal(state).size() - 1]);
        if (rounds.back() != state.round)
        {
            rounds.push_back(state.round);
        }
    }
    CHECK(rounds == std::vector{2, 3, 5, 6, 8, 9});
}
