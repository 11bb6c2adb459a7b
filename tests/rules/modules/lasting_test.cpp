// Lasting effects of cards of Intrigue & the King, and cards without counterpart in other games. The booklet is the
// second half of the rules "classic and expansions".
#include "rules/majority.hpp"
#include "rules/own_cards.hpp"
#include "rules/play/transition.hpp"
#include "rules/playout.hpp"
#include "rules/view.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Plays on at random until the first general scoring asks something, or to round 4 if it asks nothing.
void go_to_scoring(State& state)
{
    Random random(5);
    while (state.sealed.purpose != SealedPurpose::GeneralScoring && state.round < 4)
    {
        apply(state, random_action(state, random));
    }
}

} // namespace

TEST_CASE("own cards: card 15 places five, next to the King or in the Castillo")
{
    // booklet line 176
    State state = with_card(15, {.king = Place::Galicia});
    play(state, act);
    CHECK(placing_limit(state.setup, state.turn, state.turns_done) == 5);
    CHECK(forbidden(state, place(Place::Granada)) == Rule::NotNextToKing);
    for (int i = 0; i < 5; ++i)
    {
        REQUIRE(state.active() == 1);
        play(state, place(Place::OldCastile));
    }
    CHECK(state.active() != 1);
    CHECK(count(state, Place::OldCastile, 1) == 5);
    CHECK(state.turn.max_placed == 0);
}

TEST_CASE("own cards: card 25 places three more anywhere except with the King, including the Castillo")
{
    // booklet lines 91 and 178
    State state = with_card(25, {.king = Place::Galicia});
    play(state, act);
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::KingsRegionTaboo);
    play_all(state, {place(Place::Granada), place(Place::Castillo), place(Place::Granada)});
    CHECK(count(state, Place::Granada, 1) == 2);
    CHECK(count(state, Place::Castillo, 1) == 1);
}

TEST_CASE("own cards: with card 35 every Grande follows its disk in the next general scoring, and only in that one")
{
    // booklet line 179
    State state = with_card(35, {.king = Place::Valencia});
    play(state, act);
    CHECK(state.lasting.grandes_follow);
    CHECK(view(state, nobody).lasting.grandes_follow);
    finish_turn(state, 1);
    go_to_scoring(state);
    REQUIRE(state.decision.question == Question::SetDisk);
    const PerSeat<Place> home = state.grande;
    const Place king = state.king;
    const Place goal = king == Place::Granada ? Place::Seville : Place::Granada;
    int asked = 0;
    while (state.sealed.purpose == SealedPurpose::GeneralScoring)
    {
        ++asked;
        play(state, disk(state.decision.seat == 0 ? king : goal));
    }
    CHECK(asked == 4 - static_cast<int>(std::count(home.begin(), home.begin() + 4, king)));
    CHECK(state.grande[0] == home[0]); // no Grande moves into the King's region
    for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}})
    {
        CHECK(state.grande[seat] == (home[seat] == king ? king : goal));
    }
    CHECK_FALSE(state.lasting.grandes_follow);
}

TEST_CASE("own cards: card 13 sends every opponent's Grande to another region, the one on its disk")
{
    // Players Edition, a Dutch list: "must move" (data/cards/README.md)
    State state = with_card(13, {.king = Place::Aragon});
    play(state, act);
    REQUIRE(state.decision == Decision{Question::SetDisk, 3}); // seat 2's Grande is with the King
    CHECK(view(state, 0).sealed.answers[3] == Sealed::not_given);
    CHECK(forbidden(state, disk(Place::Aragon)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, disk(state.grande[3])) == Rule::SamePlace);
    CHECK(legal(state).size() == 7);
    play(state, disk(Place::Granada));
    REQUIRE(state.decision == Decision{Question::SetDisk, 0});
    CHECK(validate_state(state) == std::nullopt);
    play(state, disk(Place::Seville));
    CHECK(state.grande[3] == Place::Granada);
    CHECK(state.grande[0] == Place::Seville);
    CHECK(state.grande[1] == Place::BasqueCountry);
    CHECK(state.grande[2] == Place::Aragon);
    CHECK(state.active() == 1);
}

TEST_CASE("own cards: card 23 pushes the Castillo to a region, whose caballeros all go into it")
{
    // Players Edition, a Dutch list (data/cards/README.md), and line 91: only in general scorings
    State state = with_card(23, {.king = Place::Aragon,
                                 .groups = {{Place::Castillo, 0, 1},
                                            {Place::Castillo, 2, 2},
                                            {Place::Valencia, 0, 3},
                                            {Place::Valencia, 1, 1},
                                            {Place::Valencia, 2, 2},
                                            {Place::Valencia, 3, 1}}});
    state.castillo_seen = true;
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::PushCastillo, Place::Aragon)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, at(ActionKind::PushCastillo, Place::Castillo)) == Rule::NotARegion);
    play(state, at(ActionKind::PushCastillo, Place::Valencia));
    CHECK(state.caballeros[index(Place::Valencia)] == PerOwner<std::uint8_t>{});
    CHECK(state.caballeros[index(Place::Castillo)] == PerOwner<std::uint8_t>{4, 1, 4, 1});
    CHECK_FALSE(state.castillo_seen);
}

TEST_CASE("own cards: a bridge makes two regions neighbours until another one is built")
{
    // booklet line 181
    State state = with_card(63, {.king = Place::Galicia});
    play(state, act);
    const auto bridge = [](Place one, Place other) {
        return Action{ActionKind::BuildBridge, static_cast<std::uint8_t>(one), other};
    };
    CHECK(forbidden(state, bridge(Place::Galicia, Place::BasqueCountry)) == Rule::AlreadyNeighbours);
    CHECK(forbidden(state, bridge(Place::Granada, Place::Galicia)) == Rule::NoSuchValue); // the lower place comes first
    play(state, bridge(Place::Galicia, Place::Granada));
    CHECK(near_king(state).contains(Place::Granada));
    REQUIRE(state.decision.question == Question::Place);
    play(state, place(Place::Granada));
    finish_turn(state, 1);
    State other = state;
    other.lasting.bridge = {Place::Aragon, Place::Granada};
    CHECK_FALSE(near_king(other).contains(Place::Granada));
    CHECK(neighbours(other, Place::Granada).contains(Place::Aragon));
    CHECK(neighbours(other, Place::Aragon).contains(Place::Granada));
    CHECK(validate_state(other) == std::nullopt);
    other.lasting.bridge = {Place::Galicia, Place::BasqueCountry};
    CHECK(validate_state(other).has_value());
}

TEST_CASE("own cards: a region in quarantine is as taboo as the King's")
{
    // booklet line 186
    State state =
        with_card(93, {.king = Place::Galicia, .groups = {{Place::OldCastile, 0, 2}, {Place::OldCastile, 2, 1}}});
    play(state, act);
    CHECK(forbidden(state, {ActionKind::MoveBoard, 0, Place::Galicia}) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, {ActionKind::MoveBoard, 0, Place::Castillo}) == Rule::NotARegion);
    play(state, {ActionKind::MoveBoard, 1, Place::OldCastile});
    CHECK(state.lasting.quarantine == Place::OldCastile);
    CHECK(values_at(state, Place::OldCastile) == mobile_boards[1]);
    CHECK_FALSE(near_king(state).contains(Place::OldCastile)); // although it is next to Galicia
    CHECK(forbidden(state, place(Place::OldCastile)) == Rule::Quarantined);
    CHECK(is_taboo(state, Place::OldCastile));
    CHECK_FALSE(may_leave(state, 0, Place::OldCastile));
    finish_turn(state, 1);
    // the King cannot enter it, nor caballeros
    go_to_turn_of(state, 3);
    REQUIRE(used_card(state) == "intrigue");
    CHECK_FALSE(legal(state).contains(act)); // nobody stands elsewhere
}

TEST_CASE("own cards: a quarantine takes the scoreboard that lies beside the board, then one of a region")
{
    // booklet line 186
    State aside = with_card(93, {.king = Place::Galicia, .board_at = {Place::Seville, Place::Aside}});
    play(aside, act);
    CHECK(forbidden(aside, {ActionKind::MoveBoard, 0, Place::Aragon}) == Rule::OtherBoard);
    CHECK(forbidden(aside, {ActionKind::MoveBoard, 1, Place::Seville}) == Rule::PlaceHasScoreboard); // booklet line 185
    State none = with_card(93, {.king = Place::Galicia, .board_at = {Place::Seville, Place::Galicia}});
    play(none, act);
    CHECK(forbidden(none, {ActionKind::MoveBoard, 1, Place::Aragon}) == Rule::OtherBoard);
    play(none, {ActionKind::MoveBoard, 0, Place::Aragon});
    CHECK(none.board_at[0] == Place::Aragon);
    State second = with_card(93, {.king = Place::Galicia, .board_at = {Place::Aragon, Place::Aside}});
    second.lasting.quarantine = Place::Aragon;
    play(second, act);
    CHECK(forbidden(second, {ActionKind::MoveBoard, 1, Place::Seville}) == Rule::OtherBoard);
    play(second, {ActionKind::MoveBoard, 0, Place::Seville});
    CHECK(second.lasting.quarantine == Place::Seville);
    CHECK_FALSE(is_taboo(second, Place::Aragon));
}

TEST_CASE("own cards: a scoreboard in quarantine is not moved, nor is that of the King's region")
{
    // booklet line 186
    State state = with_card(90, {.king = Place::Galicia, .board_at = {Place::Aragon, Place::Aside}});
    state.lasting.quarantine = Place::Aragon;
    play(state, act);
    CHECK(forbidden(state, {ActionKind::MoveBoard, 0, Place::Seville}) == Rule::Quarantined);
    CHECK(forbidden(state, {ActionKind::MoveBoard, 1, Place::Aragon}) == Rule::Quarantined);
    play(state, {ActionKind::MoveBoard, 1, Place::Seville});
    State none = with_card(90, {.king = Place::Galicia, .board_at = {Place::Aragon, Place::Galicia}});
    none.lasting.quarantine = Place::Aragon;
    CHECK_FALSE(special_action_possible(none, none.turn.card));
}

TEST_CASE("own cards: the quarantine ends after the next general scoring, and its scoreboard goes beside the board")
{
    // booklet line 186
    State state = with_card(93, {.king = Place::Galicia});
    play_all(state, {act, {ActionKind::MoveBoard, 0, Place::Seville}});
    finish_turn(state, 1);
    Random random(4);
    bool told = false;
    while (state.round < 4)
    {
        CHECK(state.king != state.lasting.quarantine);
        const State before = state;
        auto note = [&](const Event& event)
        { told = told || (event.kind == EventKind::QuarantineEnded && event.from == before.lasting.quarantine); };
        apply(state, random_action(state, random), note);
        REQUIRE(validate_state(state) == std::nullopt);
    }
    CHECK(told);
    CHECK(state.lasting.quarantine == Place::Nowhere);
}

TEST_CASE("own cards: card 135 pays the first place of a region to a player with exactly two there, even in a tie")
{
    // booklet line 190: exactly two, and one may be tied; that it pays them alone is reconstructed
    State state = with_card(135, {.king = Place::Granada,
                                  .groups = {{Place::Seville, 1, 2},
                                             {Place::Seville, 0, 2},
                                             {Place::Aragon, 1, 2},
                                             {Place::Aragon, 0, 3},
                                             {Place::Catalonia, 1, 3}}});
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Aragon)) == Rule::NotTwoOfYours);
    CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Catalonia)) == Rule::NotTwoOfYours);
    const std::vector<Event> events = play(state, at(ActionKind::ScorePlace, Place::Seville));
    CHECK(points(events) == PerSeat<int>{0, values_at(state, Place::Seville)[0], 0, 0, 0});
}

TEST_CASE("own cards: card 135 pays the bonuses for King and home only to a sole leader")
{
    // lines 84 and 85: "even special scorings due to action cards"
    const Start granada{.king = Place::Granada,
                        .groups = {{Place::Granada, 1, 2}, {Place::Granada, 0, 1}},
                        .home = {Place::Galicia, Place::Granada, Place::Aragon, Place::Catalonia}};
    State alone = with_card(135, granada);
    play(alone, act);
    const int first = values_at(alone, Place::Granada)[0];
    CHECK(points(play(alone, at(ActionKind::ScorePlace, Place::Granada))) == PerSeat<int>{0, first + 2 + 2, 0, 0, 0});
    Start beside_equals = granada;
    beside_equals.groups[1].count = 2;
    State tied = with_card(135, beside_equals);
    play(tied, act);
    CHECK(points(play(tied, at(ActionKind::ScorePlace, Place::Granada))) == PerSeat<int>{0, first, 0, 0, 0});
}

TEST_CASE("own cards: card 145 scores a region of its player's choice, but not the King's and not the Castillo")
{
    // booklet line 190
    State state = with_card(145, {.king = Place::Granada, .groups = {{Place::Seville, 1, 2}}});
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Granada)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Castillo)) == Rule::NotARegion);
    CHECK(places_of(state, ActionKind::ScorePlace).size() == 8);
    const std::vector<Event> events = play(state, at(ActionKind::ScorePlace, Place::Seville));
    CHECK(points(events)[1] > 0);
}
