#include "rules/table.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

Modules only(Module module)
{
    Modules modules;
    modules.insert(module);
    return modules;
}

/// Seat 0 has begun the special action of this card of the King.
State with_kings_card(std::string_view id, Place king = Place::Valencia)
{
    Start start{.edition = Edition::Edition2023, .modules = only(Module::NewRegency), .king = king};
    start.cards[4] = id;
    State state = after_taking(start, 5);
    play(state, act);
    return state;
}

} // namespace

TEST_CASE("a move of the King that the card does not allow is refused because of the card, not the Castillo")
{
    // 2023 (English), lines 1398-1404 and 1213-1231: the King goes abroad by Exile only
    const State entourage = with_kings_card("entourage");
    CHECK(forbidden(entourage, at(ActionKind::MoveKing, Place::France)) == Rule::KingGoesElsewhere);
    CHECK(forbidden(entourage, at(ActionKind::MoveKing, Place::Portugal)) == Rule::KingGoesElsewhere);
    CHECK(forbidden(entourage, at(ActionKind::MoveKing, Place::Castillo)) == Rule::NotARegion);
    const State exile = with_kings_card("exile", Place::France);
    CHECK(forbidden(exile, at(ActionKind::MoveKing, Place::Castillo)) == Rule::KingGoesElsewhere);
    CHECK(forbidden(exile, at(ActionKind::MoveKing, Place::France)) == Rule::SamePlace);
    CHECK(forbidden(with_kings_card("king-to-neighbour"), at(ActionKind::MoveKing, Place::France))
          == Rule::KingGoesElsewhere);
}

TEST_CASE("a Grande in the Castillo cannot be chosen, because it stays shut")
{
    // 2023 (English), lines 1253-1257 and 1376: Grandes come out in a general scoring; both must be in regions
    Start start{.edition = Edition::Edition2023, .modules = only(Module::NewRegency)};
    start.cards[4] = "stand-in";
    start.home[1] = Place::Castillo;
    start.home[2] = Place::Valencia;
    State state = after_taking(start, 5);
    play(state, act);
    CHECK(forbidden(state, with(ActionKind::SwapKing, 1)) == Rule::CastilloStaysShut);
    CHECK(forbidden(state, with(ActionKind::SwapKing, 2)) == Rule::SamePlace);
    CHECK(forbidden(state, with(ActionKind::SwapKing, 4)) == Rule::NoSuchValue);
}

TEST_CASE("France and Portugal are refused because they are abroad")
{
    // 2023 (English), lines 449-450: they are no regions, and nothing but the King ever goes there
    Start start;
    start.edition = Edition::Edition2023;
    start.groups = {{Place::Aragon, 0, 2}, {Place::Aragon, 1, 2}};
    start.cards = {"move-two-own-two-foreign", "score-chosen-2", "", "move-board", ""};
    State moving = after_taking(start, 1);
    play_all(moving, {act, lift(0, Place::Aragon)});
    CHECK(forbidden(moving, drop(Place::Portugal)) == Rule::Abroad);
    State scoring = after_taking(start, 2);
    play(scoring, act);
    CHECK(forbidden(scoring, at(ActionKind::ScorePlace, Place::France)) == Rule::Abroad);
    CHECK(forbidden(scoring, at(ActionKind::ScorePlace, Place::Castillo)) == Rule::NotARegion);
    State laying = after_taking(start, 4);
    play(laying, act);
    CHECK(forbidden(laying, {ActionKind::MoveBoard, 0, Place::France}) == Rule::Abroad);
    start.cards = {"place-two-anywhere", "disk-return-all", "", "move-grande", ""};
    State placing = after_taking(start, 1);
    play(placing, act);
    CHECK(forbidden(placing, place(Place::France)) == Rule::Abroad);
    State grande = after_taking(start, 4);
    play(grande, act);
    CHECK(forbidden(grande, at(ActionKind::MoveGrande, Place::France)) == Rule::Abroad);
    State returning = after_taking(start, 2);
    play(returning, act);
    CHECK(forbidden(returning, disk(Place::Portugal)) == Rule::Abroad);
}

TEST_CASE("a region that the card does not score and one without opponents are refused with different rules")
{
    // Big Box, line 541: the active player orders the regions that their card scores
    Start start{.edition = Edition::BigBox, .cards = {"", "veto", "score-fours", "evict", ""}};
    start.groups = {{Place::Seville, 0, 1}, {Place::Aragon, 1, 1}};
    State state = begin(start);
    bid_in_seat_order(state);
    play_all(state, {with(ActionKind::TakeCard, 2), act, done}); // seat 0 has a Veto, and seat 1 is the active player
    REQUIRE(state.decision == Decision{Question::TakeCard, 1});
    State evicting = state;
    play_all(state, {with(ActionKind::TakeCard, 3), act});
    REQUIRE(state.decision.question == Question::ScorePlace);
    CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Aragon)) == Rule::NotScored);
    CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Castillo)) == Rule::NotARegion);
    play_all(evicting, {with(ActionKind::TakeCard, 4), act});
    REQUIRE(evicting.decision.question == Question::EvictFrom);
    CHECK(forbidden(evicting, at(ActionKind::EvictFrom, Place::Galicia)) == Rule::NobodyElseThere);
    CHECK(forbidden(evicting, at(ActionKind::EvictFrom, Place::Castillo)) == Rule::CastilloStaysShut);
}
