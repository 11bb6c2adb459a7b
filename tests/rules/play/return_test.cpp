// Cards of stack 2 that send caballeros back, and the eviction of stack 4.
#include "rules/table.hpp"

#include <utility>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("every opponent empties their court, the player keeps theirs")
{
    // classic 1996, Decay of Authority
    State state = after_taking({.cards = {"", "return-court-all", "", ""}, .court = {7, 9, 0, 1}}, 2);
    play(state, act);
    CHECK(state.court == PerSeat<std::uint8_t>{7, 0, 0, 0, 0});
    CHECK(state.province[1] == 30);
}

TEST_CASE("three leave each opponent's court, all of them if there are fewer")
{
    // classic 1996, Decay of Authority; example C11
    State state = after_taking({.cards = {"", "return-court-three", "", ""}, .court = {7, 9, 2, 3}}, 2);
    play(state, act);
    CHECK(state.court == PerSeat<std::uint8_t>{7, 6, 0, 0, 0});
}

TEST_CASE("clockwise from the left each opponent returns three from regions and court as they like")
{
    // classic 1996, The King returns!
    State state = begin(
        {.cards = {"", "return-three-any", "", ""},
         .groups = {{Place::Granada, 2, 2}, {Place::Valencia, 2, 4}, {Place::Castillo, 2, 2}, {Place::Aragon, 3, 1}},
         .court = {7, 7, 2, 1}});
    // Seat 1 plays second, so the opponents are asked in the order 2, 3, 0.
    play_all(state, {with(ActionKind::Bid, 13), with(ActionKind::Bid, 12), with(ActionKind::Bid, 11),
                     with(ActionKind::Bid, 10), with(ActionKind::TakeCard, 5), done, skip,
                     with(ActionKind::TakeCard, 2), act});
    REQUIRE(state.decision == Decision{Question::Return, 2});
    CHECK(places_of(state, ActionKind::Return) == std::vector{Place::Granada, Place::Court});
    CHECK(forbidden(state, at(ActionKind::Return, Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, at(ActionKind::Return, Place::Castillo)) == Rule::CastilloStaysShut);
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    play_all(state, {at(ActionKind::Return, Place::Court), at(ActionKind::Return, Place::Granada),
                     at(ActionKind::Return, Place::Court)});
    CHECK(state.court[2] == 0);
    CHECK(count(state, Place::Granada, 2) == 1);
    // Seat 3 has only two in all: they leave without a question.
    CHECK(state.court[3] == 0);
    CHECK(count(state, Place::Aragon, 3) == 0);
    CHECK(state.decision == Decision{Question::Return, 0});
}

TEST_CASE("one caballero of every player, one of your own included, goes back; you choose which")
{
    // classic 1996, "You send 1 Caballero from any region from each player back"
    Start start{.cards = {"", "dismiss-one-each", "", ""},
                .groups = {{Place::Granada, 0, 2},
                           {Place::Granada, 1, 1},
                           {Place::Aragon, 1, 1},
                           {Place::Valencia, 2, 5},
                           {Place::Seville, 3, 1}}};
    SECTION("by the card's explanation the player loses one too")
    {
        State state = after_taking(start, 2);
        play(state, act);
        REQUIRE(state.decision == Decision{Question::Dismiss, 0});
        play(state, {ActionKind::Dismiss, 1, Place::Aragon});
        // Seat 2 stands in the King's region only and is spared.
        play(state, {ActionKind::Dismiss, 3, Place::Seville});
        play(state, {ActionKind::Dismiss, 0, Place::Granada});
        CHECK(count(state, Place::Granada, 0) == 1);
        CHECK(count(state, Place::Valencia, 2) == 5);
        CHECK(state.decision.question == Question::Place);
    }
    SECTION("as the sample game plays it, they do not")
    {
        start.spares_own = true;
        State state = after_taking(start, 2);
        play_all(state, {act, {ActionKind::Dismiss, 1, Place::Aragon}, {ActionKind::Dismiss, 3, Place::Seville}});
        CHECK(count(state, Place::Granada, 0) == 2);
        CHECK(state.decision.question == Question::Place);
    }
}

TEST_CASE("a player who dismisses one caballero of every player names the players in any order, each of them once")
{
    // classic 1996, line 503: "You decide which"; the sample game goes from Blue to Red to Yellow
    State state = after_taking({.cards = {"", "dismiss-one-each", "", ""},
                                .groups = {{Place::Granada, 0, 2},
                                           {Place::Granada, 1, 1},
                                           {Place::Aragon, 1, 1},
                                           {Place::Valencia, 2, 5},
                                           {Place::Seville, 3, 1}}},
                               2);
    play(state, act);
    CHECK(legal(state).size() == 4);
    CHECK(forbidden(state, {ActionKind::Dismiss, 2, Place::Valencia}) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, {ActionKind::Dismiss, 2, Place::Aragon}) == Rule::NoCaballeroThere);
    // The other player who must lose one stands elsewhere.
    CHECK(forbidden(state, {ActionKind::Dismiss, 1, Place::Seville}) == Rule::NoCaballeroThere);
    CHECK(forbidden(state, {ActionKind::Dismiss, 0, Place::Seville}) == Rule::NoOwnCaballeroThere);
    CHECK(forbidden(state, {ActionKind::Dismiss, 4, Place::Aragon}) == Rule::NoSuchValue);
    play_all(state, {{ActionKind::Dismiss, 3, Place::Seville}, {ActionKind::Dismiss, 0, Place::Granada}});
    CHECK(forbidden(state, {ActionKind::Dismiss, 0, Place::Granada}) == Rule::LosesOneOnly);
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    play(state, {ActionKind::Dismiss, 1, Place::Granada});
    CHECK(count(state, Place::Aragon, 1) == 1);
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("Angry King: the caballeros of a player may come from several regions and the court")
{
    // Big Box, line 498 says "a region", line 500 leaves the choice to the player; see src/rules/README.md
    State state = after_taking({.edition = Edition::BigBox,
                                .players = 2,
                                .cards = {"", "return-three-any", "", ""},
                                .groups = {{Place::Granada, 1, 2}, {Place::Aragon, 1, 1}}},
                               2);
    play_all(state, {act, at(ActionKind::Return, Place::Granada), at(ActionKind::Return, Place::Aragon),
                     at(ActionKind::Return, Place::Court)});
    CHECK(count(state, Place::Granada, 1) == 1);
    CHECK(count(state, Place::Aragon, 1) == 0);
    CHECK(state.court[1] == 6);
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("cards with secret disks touch the fellow players only")
{
    // classic 1996, lines 506 and 516: "Your fellow players must"; see src/rules/README.md
    for (const auto& [card, stack] : {std::pair{"disk-return-two", 2}, {"disk-return-all", 2}, {"evict", 4}})
    {
        Start start{.players = 2, .groups = {{Place::Granada, 0, 3}, {Place::Granada, 1, 2}}};
        start.cards[static_cast<std::size_t>(stack) - 1] = card;
        State state = after_taking(start, stack);
        play(state, act);
        if (stack == 4)
        {
            play(state, at(ActionKind::EvictFrom, Place::Granada));
        }
        REQUIRE(state.decision == Decision{Question::SetDisk, 1});
        play(state, disk(Place::Granada));
        CHECK(count(state, Place::Granada, 0) == 3);
        CHECK(count(state, Place::Granada, 1) == 0);
        CHECK(state.decision.question == Question::Place);
    }
}

TEST_CASE("the disk for two must name a region with two, or with one if there is no such region")
{
    // classic 1996, "must remove 2 of their own Caballeros from any region"
    State state = after_taking({.cards = {"", "disk-return-two", "", ""},
                                .groups = {{Place::Granada, 1, 3},
                                           {Place::Aragon, 1, 1},
                                           {Place::Valencia, 1, 2},
                                           {Place::Aragon, 2, 1},
                                           {Place::Castillo, 3, 2}}},
                               2);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::SetDisk, 1});
    CHECK(forbidden(state, disk(Place::Aragon)) == Rule::DiskNeedsTwo);
    CHECK(forbidden(state, disk(Place::Seville)) == Rule::DiskNeedsOne);
    CHECK(forbidden(state, disk(Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, disk(Place::Castillo)) == Rule::NotARegion);
    play(state, disk(Place::Granada));
    CHECK(count(state, Place::Granada, 1) == 3); // nothing happens before all disks are set
    play(state, disk(Place::Aragon));
    CHECK(count(state, Place::Granada, 1) == 1);
    CHECK(count(state, Place::Aragon, 2) == 0);
    CHECK(count(state, Place::Castillo, 3) == 2); // nobody in a region: not affected
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("the disk for all returns everything from the chosen region")
{
    // classic 1996, "must send all of their own Caballeros from one region"
    State state = after_taking({.players = 2,
                                .cards = {"", "disk-return-all", "", ""},
                                .groups = {{Place::Granada, 1, 5}, {Place::Aragon, 1, 1}}},
                               2);
    play_all(state, {act, disk(Place::Granada)});
    CHECK(count(state, Place::Granada, 1) == 0);
    CHECK(state.province[1] == 22);
}

TEST_CASE("evicted opponents move to the region on their disk; King's region or the same region costs: to the court")
{
    // classic 1996, Movement; example C14
    State state = after_taking({.players = 5,
                                .cards = {"", "", "", "evict"},
                                .groups = {{Place::Granada, 0, 2},
                                           {Place::Granada, 1, 2},
                                           {Place::Granada, 2, 3},
                                           {Place::Granada, 3, 1},
                                           {Place::Aragon, 4, 1}}},
                               4);
    play(state, act);
    CHECK(places_of(state, ActionKind::EvictFrom) == std::vector{Place::Aragon, Place::Granada});
    CHECK(forbidden(state, at(ActionKind::EvictFrom, Place::Valencia)) == Rule::KingsRegionTaboo);
    play(state, at(ActionKind::EvictFrom, Place::Granada));
    play_all(state, {disk(Place::Seville), disk(Place::Valencia), disk(Place::Granada)});
    CHECK(count(state, Place::Granada, 0) == 2); // the active player stays
    CHECK(count(state, Place::Seville, 1) == 2);
    CHECK(state.court[2] == 10);
    CHECK(state.court[3] == 8);
    CHECK(count(state, Place::Granada, 2) + count(state, Place::Granada, 3) + count(state, Place::Valencia, 2) == 0);
    CHECK(state.decision.question == Question::Place);
}
