// Cards of stacks 4 and 5 that move scoreboards, King and grandes, take back power cards or refill the court.
#include "table.hpp"

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
    CHECK(forbidden(state, board(1, Place::Granada)) == Rule::NotOnlyOneBoard);
    CHECK(forbidden(state, board(0, Place::Granada)) == Rule::SamePlace);
    CHECK(forbidden(state, board(0, Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, board(2, Place::Aragon)) == Rule::NoSuchValue);
    CHECK(forbidden(state, board(0, Place::Court)) == Rule::NoSuchValue);
    play(state, board(0, Place::Castillo));
    CHECK(board_at(state, Place::Castillo) == Board{8, 4, 0});
    CHECK(board_at(state, Place::Granada) == Board{6, 3, 1});
    start.board_at = {Place::Valencia, Place::Aside};
    State held = after_taking(start, 4);
    play(held, act);
    CHECK(forbidden(held, board(0, Place::Granada)) == Rule::KingsRegionTaboo);
    play(held, board(1, Place::Granada));
    CHECK(board_at(held, Place::Granada) == Board{4, 0, 0});
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
    // Placing afterwards goes by where the King stands now.
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::Galicia, Place::BasqueCountry, Place::Aragon, Place::NewCastile, Place::Castillo});
    State other = after_taking({.king = Place::Galicia}, 5);
    play(other, act);
    CHECK(legal(other).size() == 8);
    CHECK(forbidden(other, at(ActionKind::MoveKing, Place::Galicia)) == Rule::SamePlace);
    play(other, at(ActionKind::MoveKing, Place::Granada));
    CHECK(other.king == Place::Granada);
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
    CHECK(forbidden(state, with(ActionKind::TakeBack, 12)) == Rule::CardInHand);
    CHECK(legal(state).size() == 1);
    play(state, with(ActionKind::TakeBack, 13));
    CHECK((state.hand[0] >> 13 & 1U) == 1);
    CHECK(state.turn_order[0] == 0); // the round goes on as it was bid
    CHECK(state.decision.question == Question::Place);
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
