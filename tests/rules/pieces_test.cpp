// Cards of stacks 4 and 5 that move scoreboards, King and grandes, take back power cards or refill the court.
#include "rules/playout.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"

#include <catch2/generators/catch_generators.hpp>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("a mobile scoreboard is placed or moved, also to the Castillo, never onto the other or past the King")
{
    // classic 1996, Mobile scoreboard
    Start start{.cards = {"", "", "", "move-board"}, .board_at = {Place::Granada, Place::Aside}};
    const auto board = [](int which, Place to) {
        return Action{ActionKind::MoveBoard, static_cast<std::uint8_t>(which), to};
    };
    State state = after_taking(start, 4);
    play(state, act);
    CHECK(forbidden(state, board(1, Place::Granada)) == Rule::PlaceHasScoreboard);
    CHECK(forbidden(state, board(0, Place::Granada)) == Rule::SamePlace);
    CHECK(forbidden(state, board(0, Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, board(2, Place::Aragon)) == Rule::NoSuchValue);
    CHECK(forbidden(state, board(0, Place::Court)) == Rule::NoSuchValue);
    play(state, board(0, Place::Castillo));
    CHECK(values_at(state, Place::Castillo) == ScoreValues{8, 4, 0});
    CHECK(values_at(state, Place::Granada) == ScoreValues{6, 3, 1});
    start.board_at = {Place::Valencia, Place::Aside};
    State held = after_taking(start, 4);
    play(held, act);
    CHECK(forbidden(held, board(0, Place::Granada)) == Rule::KingsRegionTaboo);
    play(held, board(1, Place::Granada));
    CHECK(values_at(held, Place::Granada) == ScoreValues{4, 0, 0});
}

TEST_CASE("the Royal Adviser moves the King to a neighbour, the King card to any region")
{
    // classic 1996, Royal Adviser; classic and expansions, King's card
    State state = after_taking({.king = Place::Galicia, .cards = {"", "", "", "royal-adviser"}}, 4);
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveKing) == std::vector{Place::BasqueCountry, Place::OldCastile});
    CHECK(forbidden(state, at(ActionKind::MoveKing, Place::Seville)) == Rule::NotANeighbour);
    CHECK(forbidden(state, at(ActionKind::MoveKing, Place::Castillo)) == Rule::NotARegion);
    play(state, at(ActionKind::MoveKing, Place::OldCastile));
    // Placing afterwards depends on the King's new region.
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::Galicia, Place::BasqueCountry, Place::Aragon, Place::NewCastile, Place::Castillo});
    State other = after_taking({.king = Place::Galicia}, 5);
    play(other, act);
    CHECK(legal(other).size() == 9);
    play(other, at(ActionKind::MoveKing, Place::Granada));
    CHECK(other.king == Place::Granada);
}

TEST_CASE("the King card lets the King stay where he is, but not in 2023")
{
    // classic and expansions, lines 151-153: "All regions (except the Castillo) may be chosen"
    for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
    {
        State state = after_taking({.edition = edition, .king = Place::Galicia}, 5);
        play(state, act);
        if (edition == Edition::Edition2023)
        {
            CHECK(forbidden(state, at(ActionKind::MoveKing, Place::Galicia)) == Rule::SamePlace);
            continue;
        }
        const auto events = play(state, at(ActionKind::MoveKing, Place::Galicia));
        REQUIRE(events.size() == 1);
        CHECK(events[0] == Event{.kind = EventKind::KingStayed, .seat = 0, .to = Place::Galicia});
        CHECK(state.king == Place::Galicia);
        CHECK(state.decision == Decision{Question::Place, 0});
        CHECK(forbidden(state, act) == Rule::NothingToDo); // the special action was executed
    }
}

TEST_CASE("the grande moves to another region, which is home from then on; not past the King, not into the Castillo")
{
    // classic and expansions, Grande
    const Start start{.cards = {"", "", "", "move-grande"}};
    State state = after_taking(start, 4);
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Galicia)) == Rule::SamePlace);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Castillo)) == Rule::NotARegion);
    play(state, at(ActionKind::MoveGrande, Place::BasqueCountry)); // where another grande stands
    CHECK(state.grande[0] == Place::BasqueCountry);
    Start at_kings = start;
    at_kings.home[0] = Place::Valencia;
    State held = after_taking(at_kings, 4);
    CHECK(forbidden(held, act) == Rule::NothingToDo);
}

TEST_CASE("a used power card comes back into the hand, also the one of this round")
{
    // classic and expansions, Power cards
    State state = after_taking({.cards = {"", "", "", "take-back-power"}, .hidden_hands = true}, 4);
    play(state, act);
    CHECK(forbidden(state, with(ActionKind::TakeBack, 12)) == Rule::CardNotUsed);
    CHECK(legal(state).size() == 1);
    play(state, with(ActionKind::TakeBack, 13));
    CHECK((state.hand[0] >> 13 & 1U) == 1);
    CHECK(state.turn_order[0] == 0); // the order of turns stays as bid
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("with hidden hands only the top one of a player's used power cards is visible")
{
    // classic 1996, lines 145 to 147: in a stack, only the top one is visible; Big Box, line 192, and 2023, line 623:
    // face down on a pile when the round is over
    const Edition edition = GENERATE(Edition::Classic, Edition::BigBox, Edition::Edition2023);
    State state = begin({.edition = edition, .players = 3, .hidden_hands = true});
    const PowerCards used = bit_of_power_card(4) | bit_of_power_card(5);
    state.hand[0] &= ~used;
    state.played[0] = used; // in earlier rounds
    state.bid[0] = 5;
    const bool on_top = edition == Edition::Classic;
    CHECK(view(state, 1).played[0] == (on_top ? bit_of_power_card(5) : 0));
    CHECK(view(state, 1).bid[0] == (on_top ? 5 : 0));
    CHECK(view(state, 0).played[0] == used);
    CHECK(view(state, 1).hand_size[0] == 11);
    play(state, with(ActionKind::Bid, 9));
    for (const Seat viewer : {Seat{1}, nobody})
    {
        CHECK(view(state, viewer).played[0] == bit_of_power_card(9));
        CHECK(view(state, viewer).bid[0] == 9);
        CHECK_FALSE(view(state, viewer).hand[0].has_value());
    }
    state.setup.hidden_hands = false;
    CHECK(view(state, 1).played[0] == (used | bit_of_power_card(9)));
}

TEST_CASE("with hidden hands the cards of the round lie face down in a general scoring, except in the classic game")
{
    // classic 1996, lines 145 to 147; Big Box, line 192, and 2023, line 623
    const Edition edition = GENERATE(Edition::Classic, Edition::BigBox, Edition::Edition2023);
    Start start{.edition = edition, .players = 3, .round = 3, .hidden_hands = true};
    start.groups = {{Place::Castillo, 0, 2}, {Place::Castillo, 1, 1}};
    State state = begin(start);
    Random random(5);
    while (state.sealed.purpose != SealedPurpose::GeneralScoring)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    const PlayerView seen = view(state, nobody);
    for (const Seat seat : state.seats())
    {
        REQUIRE(state.bid[seat] != 0);
        CHECK((seen.bid[seat] != 0) == (edition == Edition::Classic));
        CHECK((seen.played[seat] != 0) == (edition == Edition::Classic));
    }
}

TEST_CASE("a player who takes back a card from below the top one shows it to nobody where hands are hidden")
{
    // classic and expansions, line 147, "need not reveal"; 2023, line 1292
    const Edition edition = GENERATE(Edition::Classic, Edition::BigBox, Edition::Edition2023);
    State state = after_taking({.edition = edition, .cards = {"", "", "", "take-back-power"}, .hidden_hands = true}, 4);
    const PowerCards four = bit_of_power_card(4);
    state.hand[0] &= ~four;
    state.played[0] |= four;
    play(state, act);
    const std::vector<Event> events = play(state, with(ActionKind::TakeBack, 4));
    REQUIRE(events.front().kind == EventKind::TookBack);
    CHECK(is_hidden_from(state.setup, events.front(), 1));
    CHECK_FALSE(is_hidden_from(state.setup, events.front(), 0));
    CHECK((view(state, 1).played[0] & four) == 0);
    CHECK((view(state, nobody).hand_size[0]) == 12);
}

TEST_CASE("two come from the province to the court, or what is left there")
{
    // classic and expansions, The Court
    State state = after_taking({.cards = {"", "", "", "reinforce-court"}}, 4);
    play(state, act);
    CHECK(state.court[0] == 9);
    State poor = after_taking({.cards = {"", "", "", "reinforce-court"}, .court = {29, 7, 7, 7}}, 4);
    play(poor, act);
    CHECK(poor.court[0] == 30);
    CHECK(poor.province[0] == 0);
}
