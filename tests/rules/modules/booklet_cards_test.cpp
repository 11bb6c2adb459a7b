// Intrigue & the King: the booklet's sentences about single cards that lasting_test.cpp and own_cards_test.cpp leave
// open. The table of all sentences is in tests/rules/README.md.
#include "rules/examples/examples.hpp"
#include "rules/own_cards.hpp"
#include "rules/validation/validate_state.hpp"
#include "rules/view.hpp"

#include <tuple>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

Action lay(int board, Place where)
{
    return {ActionKind::MoveBoard, static_cast<std::uint8_t>(board), where};
}

Action dismiss(Seat seat, Place from)
{
    return {ActionKind::Dismiss, seat, from};
}

/// Seat 1 is about to use the card of this value; Granada is in quarantine and the King in Galicia.
State in_quarantine(int value, Start start = {})
{
    start.king = Place::Galicia;
    start.board_at = {Place::Granada, Place::Aside};
    State state = with_bid(value, std::move(start));
    state.lasting.quarantine = Place::Granada;
    go_to_turn_of(state, 1);
    return state;
}

} // namespace

TEST_CASE("own cards: an action of the basic game works as it does there")
{
    // booklet line 176; which of them the cards have is reconstructed
    const auto content = [](const Effect& one)
    {
        return std::tuple{one.verb,         one.own,           one.foreign,      one.any,    one.one_region,
                          one.count,        one.everyone,      one.scoring,      one.king,   one.may_stay,
                          one.first_values, one.with_castillo, one.without_king, one.recall, one.fewer};
    };
    int shared = 0;
    for (const std::string_view id :
         {"move-four-own", "move-two-own-two-foreign", "return-court-three", "reinforce-court", "disk-return-two",
          "move-board", "score-fives", "score-castillo", "score-fewest", "score-most", "score-fours",
          "score-sixes-sevens", "score-chosen-3", "evict", "return-three-any", "score-unique-disks",
          "score-first-ranks", "king"})
    {
        INFO(id);
        const Card& here = card(card_named(id, Edition::Intrigue));
        const Card& there = card(card_named(id, Edition::Classic));
        CHECK(here.effect_count == there.effect_count);
        CHECK(content(here.effects[0]) == content(there.effects[0]));
        ++shared;
    }
    CHECK(shared == 18);
}

TEST_CASE(
    "own cards: a player who places five with card 15 may stop earlier, and gets no fewer for a low Caballero card")
{
    // booklet line 176
    State state = after_bids({180, 150, 15, 10}, {.king = Place::Galicia});
    go_to_turn_of(state, 2); // with Caballero card 2
    CHECK(placing_limit(state.setup, state.turn, state.turns_done) == 2);
    play(state, act);
    CHECK(places_of(state, ActionKind::Place) == std::vector{Place::BasqueCountry, Place::OldCastile, Place::Castillo});
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::KingsRegionTaboo);
    play_all(state, {place(Place::Castillo), place(Place::Castillo), place(Place::OldCastile), done});
    CHECK(count(state, Place::Castillo, 2) == 2);
    CHECK(state.active() != 2);
}

TEST_CASE("own cards: building a bridge removes the old one, wherever it stands")
{
    // booklet line 181
    State state = with_card(63, {.king = Place::Galicia});
    const auto bridge = [](Place one, Place other) {
        return Action{ActionKind::BuildBridge, static_cast<std::uint8_t>(one), other};
    };
    play_all(state, {act, bridge(Place::Galicia, Place::Granada)});
    finish_round(state);
    CHECK(near_king(state).contains(Place::Granada)); // the bridge lasts
    play_all(state, {bid(13), bid(150), bid(180), bid(63)});
    go_to_turn_of(state, 2);
    play_all(state, {act, bridge(Place::Catalonia, Place::Seville)});
    CHECK(neighbours(state, Place::Catalonia).contains(Place::Seville));
    CHECK_FALSE(neighbours(state, Place::Granada).contains(Place::Galicia));
    CHECK_FALSE(near_king(state).contains(Place::Granada));
}

TEST_CASE("own cards: card 70 sends nobody away from the King's region")
{
    // booklet line 182
    State state = with_card(70, {.king = Place::Galicia,
                                 .groups = {{Place::Galicia, 0, 2},
                                            {Place::Granada, 0, 1},
                                            {Place::Galicia, 2, 1},
                                            {Place::Granada, 3, 1},
                                            {Place::Granada, 1, 1}}});
    play(state, act);
    CHECK(forbidden(state, dismiss(0, Place::Galicia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, dismiss(2, Place::Galicia)) == Rule::KingsRegionTaboo);
    CHECK(legal(state).size() == 2);
    play_all(state, {dismiss(3, Place::Granada), dismiss(0, Place::Granada)});
    CHECK(count(state, Place::Galicia, 0) == 2);
    CHECK(count(state, Place::Galicia, 2) == 1); // players who stand only there lose nobody
    CHECK(state.decision.question == Question::Place);
}

TEST_CASE("own cards: card 25 can also place in the Castillo")
{
    // lines 91 and 97: what a special action places may always go there
    State state = with_card(25, {.king = Place::Galicia});
    play(state, act);
    play_all(state, {place(Place::Castillo), place(Place::Seville), place(Place::Castillo)});
    CHECK(count(state, Place::Castillo, 1) == 2);
}

TEST_CASE(
    "own cards: by card 80 three of the player follow the Grande, and none from the King's region or the Castillo")
{
    // booklet line 184
    const State with_king = with_card(80, {.king = Place::BasqueCountry, .groups = {{Place::BasqueCountry, 1, 3}}});
    CHECK(forbidden(with_king, act) == Rule::NothingToDo);
    State state = with_card(80, {.king = Place::Galicia,
                                 .groups = {{Place::BasqueCountry, 1, 1},
                                            {Place::Castillo, 1, 2},
                                            {Place::Galicia, 1, 2},
                                            {Place::Seville, 1, 1},
                                            {Place::Aragon, 0, 1},
                                            {Place::Aragon, 1, 3}}});
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Galicia)) == Rule::KingsRegionTaboo);
    play(state, at(ActionKind::MoveGrande, Place::Seville));
    CHECK(validate_state(state) == std::nullopt);
    CHECK(forbidden(state, lift(1, Place::Castillo)) == Rule::CastilloStaysShut);
    CHECK(forbidden(state, lift(1, Place::Galicia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, lift(1, Place::Seville)) == Rule::SamePlace);
    CHECK(forbidden(state, lift(0, Place::Aragon)) == Rule::ForeignMovesUsedUp);
    play_all(state, {lift(1, Place::BasqueCountry), lift(1, Place::Aragon), lift(1, Place::Aragon)});
    CHECK(count(state, Place::Seville, 1) == 4);
    CHECK(state.decision.question != Question::Lift); // at most three
}

TEST_CASE("own cards: card 90 lays no scoreboard on top of the other")
{
    // booklet line 185
    State state = with_card(90, {.king = Place::Galicia, .board_at = {Place::Seville, Place::Castillo}});
    play(state, act);
    CHECK(forbidden(state, lay(0, Place::Castillo)) == Rule::PlaceHasScoreboard);
    CHECK(forbidden(state, lay(1, Place::Seville)) == Rule::PlaceHasScoreboard);
    play(state, lay(1, Place::Granada));
    CHECK(state.board_at == std::array{Place::Seville, Place::Granada});
}

TEST_CASE("own cards: the next quarantine takes over the scoreboard of the previous one")
{
    // booklet line 186
    State state = with_card(93, {.king = Place::Galicia});
    play_all(state, {act, lay(1, Place::Seville)});
    finish_round(state);
    play_all(state, {bid(13), bid(150), bid(180), bid(93)});
    go_to_turn_of(state, 2);
    play(state, act);
    CHECK(forbidden(state, lay(0, Place::Granada)) == Rule::OtherBoard); // although it lies beside the board
    play(state, lay(1, Place::Granada));
    CHECK(state.board_at == std::array{Place::Aside, Place::Granada});
    CHECK(is_taboo(state, Place::Granada));
    CHECK_FALSE(is_taboo(state, Place::Seville));
}

TEST_CASE("own cards: caballeros neither leave nor enter a region in quarantine")
{
    // booklet line 186
    const Start standing{.groups = {{Place::Granada, 0, 2},
                                    {Place::Granada, 1, 2},
                                    {Place::Aragon, 0, 1},
                                    {Place::Aragon, 1, 1},
                                    {Place::Castillo, 2, 1}}};
    SECTION("moved")
    {
        State state = in_quarantine(30, standing);
        play(state, act);
        CHECK(forbidden(state, lift(0, Place::Granada)) == Rule::Quarantined);
        play(state, lift(1, Place::Aragon));
        CHECK(forbidden(state, drop(Place::Granada)) == Rule::Quarantined);
    }
    SECTION("placed by cards")
    {
        State state = in_quarantine(25, standing);
        play(state, act);
        CHECK(forbidden(state, place(Place::Granada)) == Rule::Quarantined);
        state = in_quarantine(20, standing);
        play(state, act);
        CHECK(forbidden(state, place(Place::Granada)) == Rule::Quarantined);
    }
    SECTION("sent back")
    {
        State state = in_quarantine(70, standing);
        play(state, act);
        CHECK(forbidden(state, dismiss(0, Place::Granada)) == Rule::Quarantined);
        state = in_quarantine(60, standing);
        play(state, act);
        REQUIRE(state.decision == Decision{Question::SetDisk, 0});
        CHECK(legal(state).size() == 1); // Aragon
        state = in_quarantine(165, standing);
        play(state, act);
        while (state.decision != Decision{Question::Return, 0})
        {
            play(state, legal(state)[0]);
        }
        CHECK(forbidden(state, at(ActionKind::Return, Place::Granada)) == Rule::Quarantined);
    }
    SECTION("driven away")
    {
        State state = in_quarantine(160, standing);
        play(state, act);
        CHECK(forbidden(state, at(ActionKind::EvictFrom, Place::Granada)) == Rule::Quarantined);
        play_all(state, {at(ActionKind::EvictFrom, Place::Aragon), disk(Place::Granada)});
        CHECK(count(state, Place::Granada, 0) == 2);
        CHECK(state.court[0] == 8); // as from the King's region
    }
    SECTION("recalled")
    {
        State state = with_bid(30, {.king = Place::Galicia,
                                    .groups = {{Place::Granada, 1, 20}, {Place::Aragon, 1, 3}},
                                    .board_at = {Place::Granada, Place::Aside}});
        state.lasting.quarantine = Place::Granada;
        while (state.decision != Decision{Question::Recall, 1})
        {
            play(state, quiet_answer(state));
        }
        CHECK(places_of(state, ActionKind::Recall) == std::vector{Place::Aragon});
        CHECK(forbidden(state, at(ActionKind::Recall, Place::Granada)) == Rule::Quarantined);
    }
    SECTION("pushed over by the Castillo")
    {
        State state = in_quarantine(23, standing);
        play(state, act);
        CHECK(forbidden(state, at(ActionKind::PushCastillo, Place::Granada)) == Rule::Quarantined);
    }
}

TEST_CASE("own cards: in a general scoring nobody leaves the Castillo for a region in quarantine, which is scored")
{
    // booklet line 186
    Start start{.groups = {{Place::Granada, 1, 1}, {Place::Castillo, 0, 2}}};
    start.round = 3;
    State state = in_quarantine(100, start);
    while (state.decision.question != Question::SetDisk)
    {
        play(state, quiet_answer(state));
    }
    REQUIRE(state.decision.seat == 0);
    const int court = state.court[0];
    const std::vector<Event> events = play(state, disk(Place::Granada));
    CHECK(state.court[0] == court + 2);
    CHECK(points_at(events, Place::Granada) == PerSeat<int>{0, 8, 0, 0, 0}); // the mobile scoreboard there counts
    CHECK(state.lasting.quarantine == Place::Nowhere);
    CHECK(state.board_at[0] == Place::Aside);
    CHECK_FALSE(is_taboo(state, Place::Granada));
}

TEST_CASE("own cards: neither King nor Grande goes into a region in quarantine, nor a Grande out of it")
{
    // booklet line 186
    State state = in_quarantine(80);
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Granada)) == Rule::Quarantined);
    const State inside = in_quarantine(80, {.home = {Place::Galicia, Place::Granada, Place::Aragon, Place::Catalonia}});
    CHECK(forbidden(inside, act) == Rule::NothingToDo);
    State king = with_bid(100, {.king = Place::Galicia, .board_at = {Place::Granada, Place::Aside}});
    king.lasting.quarantine = Place::Granada;
    recruit_nothing(king);
    play(king, act);
    CHECK(forbidden(king, at(ActionKind::MoveKing, Place::Granada)) == Rule::Quarantined);
    CHECK(places_of(king, ActionKind::MoveKing).size() == 8);
}

TEST_CASE("own cards: card 100 scores regions of value 5, but not the Castillo")
{
    // booklet line 187
    State state = with_card(100, {.king = Place::Galicia, .groups = {{Place::Castillo, 1, 4}, {Place::Aragon, 0, 1}}});
    REQUIRE(values_at(state, Place::Castillo)[0] == 5);
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::BasqueCountry, Place::Aragon, Place::Valencia});
    CHECK(points(events) == PerSeat<int>{5, 0, 0, 0, 0});
}

TEST_CASE("own cards: card 110 scores the Castillo, whose caballeros stay inside")
{
    // booklet line 188
    State state =
        with_card(110, {.king = Place::Galicia, .groups = {{Place::Castillo, 1, 3}, {Place::Castillo, 2, 1}}});
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Castillo});
    CHECK(points(events) == PerSeat<int>{0, 5, 3, 0, 0});
    CHECK(count(state, Place::Castillo, 1) == 3);
    CHECK(count(state, Place::Castillo, 2) == 1);
}

TEST_CASE("own cards: card 120 scores the region with the most caballeros, even if the Castillo has more")
{
    // booklet line 189
    State state = with_card(120, {.king = Place::Galicia,
                                  .groups = {{Place::Castillo, 1, 5}, {Place::Granada, 1, 2}, {Place::Aragon, 0, 1}}});
    const std::vector<Event> events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Granada});
    CHECK(points(events) == PerSeat<int>{0, 6, 0, 0, 0});
}

TEST_CASE("own cards: card 150 scores any one place, even the King's region or the Castillo")
{
    // booklet line 190
    State state = with_card(150, {.king = Place::Seville, .groups = {{Place::Seville, 1, 2}, {Place::Castillo, 1, 1}}});
    play(state, act);
    CHECK(places_of(state, ActionKind::ScorePlace).size() == 10);
    State other = state;
    const std::vector<Event> events = play(state, at(ActionKind::ScorePlace, Place::Seville));
    CHECK(scored(events) == std::vector{Place::Seville});
    CHECK(points(events)[1] == 4 + 2); // the bonus for the King, too
    CHECK(points(play(other, at(ActionKind::ScorePlace, Place::Castillo)))[1] == 5);
}

TEST_CASE("own cards: with card 170 everybody secretly sets any disk, and only regions on exactly one are scored")
{
    // booklet line 191: whatever was agreed binds nobody
    State state = with_card(170, {.king = Place::Galicia,
                                  .groups = {{Place::Granada, 1, 1}, {Place::Seville, 0, 1}, {Place::Galicia, 2, 1}}});
    play(state, act);
    const PerSeat<Place> disks{Place::Seville, Place::Galicia, Place::Granada, Place::Granada, Place::Nowhere};
    std::vector<Event> events;
    for (int i = 0; i < 4; ++i)
    {
        REQUIRE(state.decision.question == Question::SetDisk);
        CHECK(legal(state).size() == 9);
        const Seat seat = state.decision.seat;
        events = play(state, disk(disks[seat]));
        const Seat other = seat == 0 ? Seat{1} : Seat{0};
        CHECK(view(state, other).sealed.answers[seat] == (i < 3 ? Sealed::face_down : Sealed::not_given));
    }
    CHECK(scored(events) == std::vector{Place::Galicia, Place::Seville});
    CHECK(points(events) == PerSeat<int>{4, 0, 4 + 2, 0, 0});
}
