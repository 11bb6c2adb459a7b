// Big Box, "Anniversary Expansion": a standard-bearer of every player wins ties where it stands.
#include "rules/table.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <iterator>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Place nowhere = Place::Nowhere;

Start bearing(Start start)
{
    start.edition = Edition::BigBox;
    start.modules.insert(Module::StandardBearers);
    return start;
}

PerSeat<Place> stated(Place first, Place second = nowhere, Place third = nowhere, Place fourth = nowhere)
{
    return {first, second, third, fourth, nowhere};
}

Place bearer(const State& state, Seat seat)
{
    return state.bearers.at[seat];
}

/// Returns the action with the statement that it moves the standard-bearer.
Action by_bearer(Action action)
{
    action.a |= with_bearer;
    return action;
}

Action name(Place region)
{
    return at(ActionKind::NameBearer, region);
}

Action dismiss(Seat seat, Place region)
{
    return {ActionKind::Dismiss, seat, region};
}

std::vector<Event> bearer_events(const std::vector<Event>& events)
{
    std::vector<Event> told;
    std::copy_if(events.begin(), events.end(), std::back_inserter(told),
                 [](const Event& event) { return event.kind == EventKind::BearerMoved; });
    return told;
}

PerOwner<std::uint8_t> points_in(const State& state, Place place)
{
    return payout(state, place).standing.points;
}

} // namespace

TEST_CASE("standard-bearers: one of the caballeros at home, in the Big Box only")
{
    // Big Box, Anniversary Expansion, preparation
    Setup setup{.edition = Edition::BigBox, .players = 5, .seed = 3};
    setup.modules.insert(Module::StandardBearers);
    const State state = new_game(setup);
    CHECK(state.bearers.at == state.grande);
    CHECK(view(state, nobody).bearer == state.grande); // everybody sees them
    setup.edition = Edition::Edition2023;
    CHECK(validate_setup(setup).has_value());
    CHECK(new_game({.edition = Edition::BigBox}).bearers == Bearers{});
}

TEST_CASE("standard-bearers: a player with the standard-bearer there wins ties, for the first rank and below")
{
    // Big Box, Anniversary Expansion, tie
    State state = begin(bearing({.groups = {{Place::Granada, 0, 2}, {Place::Granada, 1, 2}, {Place::Granada, 2, 1}},
                                 .bearer = stated(nowhere, Place::Granada)}));
    REQUIRE(bearer(state, 0) == Place::Granada); // no other caballero is on the board
    state.bearers.at[0] = nowhere;
    CHECK(points_in(state, Place::Granada) == PerOwner<std::uint8_t>{3, 6, 1, 0, 0});
    ++state.caballeros[index(Place::Granada)][3]; // tied for the third rank with a group that has a bearer
    CHECK(points_in(state, Place::Granada) == PerOwner<std::uint8_t>{3, 6, 1, 0, 0});
    ++state.caballeros[index(Place::Granada)][3]; // a bearer breaks ties, but does not beat more caballeros
    ++state.caballeros[index(Place::Granada)][0];
    CHECK(points_in(state, Place::Granada) == PerOwner<std::uint8_t>{6, 3, 0, 1, 0});
}

TEST_CASE("standard-bearers: if all tied players have their bearer there, it stays a tie")
{
    // Big Box, Anniversary Expansion, tie
    State state = begin(bearing({.groups = {{Place::Granada, 0, 2}, {Place::Granada, 1, 2}, {Place::Granada, 2, 1}}}));
    REQUIRE(bearer(state, 0) == Place::Granada);
    REQUIRE(bearer(state, 1) == Place::Granada);
    CHECK(points_in(state, Place::Granada) == PerOwner<std::uint8_t>{3, 3, 1, 0, 0});
    CHECK(payout(state, Place::Granada).standing.sole_first == nobody);
}

TEST_CASE("standard-bearers: of three tied players, two with theirs there tie for the first rank, the third follows")
{
    // decided, see src/rules/README.md
    State state = begin(bearing({.groups = {{Place::OldCastile, 0, 2},
                                            {Place::OldCastile, 1, 2},
                                            {Place::OldCastile, 2, 2},
                                            {Place::Seville, 2, 1}},
                                 .home = {Place::OldCastile, Place::OldCastile, Place::Seville, Place::Aragon}}));
    REQUIRE(bearer(state, 2) == Place::Seville);
    CHECK(points_in(state, Place::OldCastile) == PerOwner<std::uint8_t>{4, 4, 2, 0, 0});
}

TEST_CASE("standard-bearers: a player who wins the tie is alone first, so they get the bonuses for King and home")
{
    // decided, see src/rules/README.md
    const State state =
        begin(bearing({.king = Place::Galicia,
                       .groups = {{Place::Galicia, 0, 3}, {Place::Galicia, 1, 3}, {Place::Aragon, 1, 1}},
                       .home = {Place::Galicia, Place::Aragon, Place::Granada, Place::Seville}}));
    CHECK(payout(state, Place::Galicia).total(0) == 4 + 2 + 2);
    CHECK(payout(state, Place::Galicia).total(1) == 2);
    CHECK(payout(state, Place::Galicia, true).total(0) == 8); // "Score all regions, first ranks only" pays them, too
}

TEST_CASE("standard-bearers: none stands in the Castillo, where ties stay ties")
{
    // Big Box, Anniversary Expansion, loss
    State state = after_taking(bearing({.cards = {"", "", "score-castillo", ""},
                                        .groups = {{Place::Castillo, 0, 2}, {Place::Castillo, 1, 2}}}),
                               3);
    CHECK(bearer(state, 0) == nowhere);
    CHECK(points(play(state, act)) == PerSeat<int>{3, 3, 0, 0, 0});
}

TEST_CASE("standard-bearers: the player who moves a caballero states whether it is the bearer")
{
    // Big Box, Anniversary Expansion, "moves with him"
    const Start start = bearing(
        {.cards = {"move-three-any", "", "", ""},
         .groups = {{Place::Granada, 0, 2}, {Place::Granada, 1, 1}, {Place::Aragon, 2, 3}, {Place::Seville, 2, 1}}});
    State state = after_taking(start, 1);
    play(state, act);
    REQUIRE(bearer(state, 2) == Place::Aragon);
    SECTION("another caballero")
    {
        play_all(state, {lift(2, Place::Aragon), drop(Place::Seville)});
        CHECK(bearer(state, 2) == Place::Aragon);
        CHECK(count(state, Place::Seville, 2) == 2);
    }
    SECTION("the bearer")
    {
        const auto events = play_all(state, {by_bearer(lift(2, Place::Aragon)), drop(Place::Seville)});
        CHECK(bearer(state, 2) == Place::Seville);
        CHECK(count(state, Place::Aragon, 2) == 2);
        CHECK(bearer_events(events).size() == 1);
        play_all(state, {lift(2, Place::Seville), drop(Place::Aragon)}); // once more
        CHECK(bearer(state, 2) == Place::Seville);
    }
    SECTION("the only caballero in a region is the bearer without a statement")
    {
        CHECK_FALSE(legal(state).contains(by_bearer(lift(1, Place::Granada))));
        CHECK(forbidden(state, by_bearer(lift(1, Place::Granada))) == Rule::NoSuchValue);
        CHECK(forbidden(state, by_bearer(lift(2, Place::Seville))) == Rule::NoSuchValue);
        CHECK(forbidden(state, by_bearer(lift(2, Place::Galicia))) == Rule::NoCaballeroThere);
        play_all(state, {lift(1, Place::Granada), drop(Place::Catalonia)});
        CHECK(bearer(state, 1) == Place::Catalonia);
    }
}

TEST_CASE(
    "standard-bearers: when one goes into the Castillo, its owner names another at once, in the middle of the moves")
{
    // Big Box, Anniversary Expansion, loss
    const Start start = bearing({.cards = {"move-three-any", "", "", ""},
                                 .groups = {{Place::Granada, 0, 2},
                                            {Place::Aragon, 2, 1},
                                            {Place::Seville, 2, 1},
                                            {Place::Galicia, 2, 1},
                                            {Place::Valencia, 2, 2},
                                            {Place::Aragon, 3, 1},
                                            {Place::Seville, 3, 1}},
                                 .bearer = stated(nowhere, nowhere, nowhere, Place::Aragon)});
    State state = after_taking(start, 1);
    REQUIRE(state.king == Place::Valencia);
    play(state, act);
    SECTION("they choose, but not in the King's region")
    {
        const auto events = play_all(state, {lift(2, Place::Aragon), drop(Place::Castillo)});
        REQUIRE(state.decision == Decision{Question::NameBearer, 2});
        CHECK(bearer_events(events).back().to == nowhere);
        CHECK(places_of(state, ActionKind::NameBearer) == std::vector{Place::Galicia, Place::Seville});
        CHECK(forbidden(state, name(Place::Valencia)) == Rule::KingsRegionTaboo);
        CHECK(forbidden(state, name(Place::Aragon)) == Rule::NoOwnCaballeroThere);
        CHECK(forbidden(state, name(Place::Castillo)) == Rule::CastilloStaysShut);
        CHECK(forbidden(state, done) == Rule::MustGoOn);
        play(state, name(Place::Seville));
        CHECK(bearer(state, 2) == Place::Seville);
        CHECK(state.decision == Decision{Question::Lift, 0});
        CHECK(state.progress.any_left == 2);
    }
    SECTION("without a choice nobody is asked")
    {
        const auto events = play_all(state, {lift(3, Place::Aragon), drop(Place::Castillo)});
        CHECK(bearer(state, 3) == Place::Seville);
        CHECK(bearer_events(events).size() == 2);
        CHECK(state.decision == Decision{Question::Lift, 0});
    }
}

TEST_CASE("standard-bearers: after the last caballero has left the board the next one in a region becomes the bearer")
{
    // decided, see src/rules/README.md
    const Start start = bearing({.cards = {"move-three-any", "", "", ""}, .groups = {{Place::Granada, 0, 1}}});
    State state = after_taking(start, 1);
    play_all(state, {act, lift(0, Place::Granada), drop(Place::Castillo)});
    CHECK(bearer(state, 0) == nowhere);
    play(state, place(Place::Castillo));
    CHECK(bearer(state, 0) == nowhere);
    CHECK(bearer(state, 1) == nowhere); // has had none on the board from the beginning
    play(state, with(ActionKind::TakeCard, 3));
    const auto events = play(state, place(Place::Aragon));
    CHECK(bearer(state, 1) == Place::Aragon);
    CHECK(bearer_events(events).size() == 1);
}

TEST_CASE("standard-bearers: a caballero from the Castillo becomes the bearer before the regions are scored")
{
    // decided, see src/rules/README.md
    Start start = bearing({.players = 2,
                           .round = 3,
                           .groups = {{Place::Castillo, 0, 2}, {Place::Granada, 1, 3}, {Place::Aragon, 1, 1}},
                           .bearer = stated(nowhere, Place::Aragon)});
    State state = begin(start);
    REQUIRE(bearer(state, 0) == nowhere);
    while (state.decision.question != Question::SetDisk)
    {
        const ActionList answers = legal(state);
        play(state, answers[answers.size() - 1]);
    }
    const auto events = play(state, disk(Place::Granada));
    CHECK(bearer(state, 0) == Place::Granada);
    CHECK(bearer_events(events).size() == 1);
}

TEST_CASE("standard-bearers: in the King's region it stays and counts; when the King leaves, one there can be named")
{
    // decided, see src/rules/README.md
    State state = after_taking(bearing({.cards = {"", "", "", "royal-adviser"},
                                        .groups = {{Place::Valencia, 0, 1}, {Place::Valencia, 1, 1}},
                                        .home = {Place::Valencia, Place::Aragon, Place::Galicia, Place::Seville}}),
                               4);
    CHECK(bearer(state, 0) == Place::Valencia);
    CHECK(bearer(state, 1) == nowhere);
    CHECK(payout(state, Place::Valencia).standing.sole_first == 0);
    play_all(state, {act, at(ActionKind::MoveKing, Place::Granada)});
    CHECK(bearer(state, 1) == Place::Valencia);
}

TEST_CASE("standard-bearers: the owner of a dismissed or recalled one names another")
{
    // Big Box, Anniversary Expansion, "leaves the board"
    const std::vector<Group> groups{{Place::Granada, 0, 2}, {Place::Seville, 0, 1}, {Place::Aragon, 0, 1},
                                    {Place::Granada, 1, 2}, {Place::Seville, 1, 1}, {Place::Aragon, 1, 1}};
    const Start start = bearing({.cards = {"", "dismiss-one-each", "", "reinforce-court"},
                                 .groups = groups,
                                 .court = {26, 7, 7, 7},
                                 .bearer = stated(Place::Granada, Place::Granada)});
    SECTION("dismissing")
    {
        State state = after_taking(start, 2);
        play(state, act);
        CHECK(forbidden(state, by_bearer(dismiss(2, Place::Granada))) == Rule::NoCaballeroThere);
        play(state, by_bearer(dismiss(1, Place::Granada)));
        REQUIRE(state.decision == Decision{Question::NameBearer, 1});
        play(state, name(Place::Granada)); // the other one there
        CHECK(bearer(state, 1) == Place::Granada);
        CHECK(state.decision.seat == 0);
    }
    SECTION("recalling by a card")
    {
        State state = after_taking(start, 4);
        play(state, act);
        REQUIRE(state.decision == Decision{Question::Recall, 0});
        play(state, by_bearer(at(ActionKind::Recall, Place::Granada)));
        REQUIRE(state.decision == Decision{Question::NameBearer, 0});
        play(state, name(Place::Seville));
        CHECK(state.decision == Decision{Question::Recall, 0});
        play(state, at(ActionKind::Recall, Place::Aragon));
        CHECK(bearer(state, 0) == Place::Seville);
    }
}

TEST_CASE("standard-bearers: when one is recalled for the power card, another is named before the action card is taken")
{
    // Big Box, Anniversary Expansion, "leaves the board"
    State state = begin(bearing({.groups = {{Place::Granada, 0, 2}, {Place::Seville, 0, 1}},
                                 .court = {27, 7, 7, 7},
                                 .bearer = stated(Place::Granada)}));
    play_all(state,
             {with(ActionKind::Bid, 9), with(ActionKind::Bid, 1), with(ActionKind::Bid, 2), with(ActionKind::Bid, 3)});
    REQUIRE(state.decision == Decision{Question::Recall, 0});
    play(state, by_bearer(at(ActionKind::Recall, Place::Granada)));
    REQUIRE(state.decision == Decision{Question::NameBearer, 0});
    play(state, name(Place::Seville));
    CHECK(bearer(state, 0) == Place::Seville);
    CHECK(state.decision.question == Question::Recall);
}

TEST_CASE("standard-bearers: a player who returns caballeros of their choice states whether the bearer is among them")
{
    // Big Box, Anniversary Expansion, "leaves the board"
    State state =
        after_taking(bearing({.cards = {"", "return-three-any", "", ""},
                              .groups = {{Place::Granada, 1, 2}, {Place::Seville, 1, 1}, {Place::Aragon, 1, 1}},
                              .bearer = stated(nowhere, Place::Granada)}),
                     2);
    play(state, act);
    const Action court = at(ActionKind::Return, Place::Court);
    CHECK(forbidden(state, by_bearer(court)) == Rule::NoSuchValue);
    play_all(state, {court, court, by_bearer(at(ActionKind::Return, Place::Granada))});
    REQUIRE(state.decision == Decision{Question::NameBearer, 1}); // after its last caballero, before the next player
    play(state, name(Place::Aragon));
    CHECK(state.decision == Decision{Question::Return, 2});
}

TEST_CASE("standard-bearers: for a disk the owner states in secret whether the bearer returns, unless all do")
{
    // Big Box, Anniversary Expansion, "leaves the board"
    const Start start = bearing({.players = 3,
                                 .cards = {"", "disk-return-two", "", ""},
                                 .groups = {{Place::Granada, 1, 3},
                                            {Place::Seville, 1, 2},
                                            {Place::Aragon, 1, 2},
                                            {Place::Granada, 2, 2},
                                            {Place::Seville, 2, 1},
                                            {Place::Aragon, 2, 2}},
                                 .bearer = stated(nowhere, Place::Granada, Place::Granada)});
    State state = after_taking(start, 2);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::SetDisk, 1});
    SECTION("it stays")
    {
        play_all(state, {disk(Place::Granada), disk(Place::Aragon)});
        CHECK(bearer(state, 1) == Place::Granada);
        CHECK(bearer(state, 2) == Place::Granada);
        CHECK(state.decision == Decision{Question::Place, 0});
    }
    SECTION("both lose theirs and are asked in turn")
    {
        play(state, by_bearer(disk(Place::Granada)));
        // Only the owner knows.
        const State other = determinize(state, 2, Random(7));
        CHECK(other.bearers.returning == 0);
        CHECK(other.decision == Decision{Question::SetDisk, 1});
        CHECK(bearer(state, 1) == Place::Granada);
        CHECK(forbidden(state, by_bearer(disk(Place::Granada))) == Rule::NoSuchValue); // both leave, so the bearer does
        play(state, disk(Place::Granada));
        REQUIRE(state.decision == Decision{Question::NameBearer, 1});
        CHECK(places_of(state, ActionKind::NameBearer) == std::vector{Place::Aragon, Place::Seville, Place::Granada});
        play(state, name(Place::Granada));
        REQUIRE(state.decision == Decision{Question::NameBearer, 2});
        play(state, name(Place::Seville));
        CHECK(bearer(state, 2) == Place::Seville);
        CHECK(state.decision == Decision{Question::Place, 0});
    }
}

TEST_CASE("standard-bearers: an evicted one moves with the others; when one is sent to the court, another is named")
{
    // Big Box, Anniversary Expansion, "moves with him"; loss
    State state = after_taking(
        bearing(
            {.players = 3,
             .cards = {"", "", "", "evict"},
             .groups = {{Place::Granada, 1, 2}, {Place::Seville, 1, 1}, {Place::Granada, 2, 2}, {Place::Seville, 2, 1}},
             .bearer = stated(nowhere, Place::Granada, Place::Granada)}),
        4);
    play_all(state, {act, at(ActionKind::EvictFrom, Place::Granada), disk(Place::Aragon), disk(Place::Valencia)});
    CHECK(bearer(state, 1) == Place::Aragon);
    CHECK(bearer(state, 2) == Place::Seville);
}

TEST_CASE("standard-bearers: a vetoed move leaves it where it is; a lost one is replaced before the next move")
{
    // Big Box, Veto; Anniversary Expansion, loss
    State state =
        after_taking(bearing({.cards = {"move-three-any", "veto", "", ""},
                              .groups = {{Place::Granada, 2, 2}, {Place::Seville, 2, 2}, {Place::Aragon, 2, 1}},
                              .bearer = stated(nowhere, nowhere, Place::Granada)}),
                     2);
    play_all(state, {act, done, with(ActionKind::TakeCard, 1), act});
    play_all(state, {by_bearer(lift(2, Place::Granada)), drop(Place::Castillo)});
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    SECTION("prevented")
    {
        play(state, veto);
        CHECK(bearer(state, 2) == Place::Granada);
        CHECK(count(state, Place::Granada, 2) == 2);
    }
    SECTION("allowed, and the next one prevented")
    {
        play(state, allow);
        REQUIRE(state.decision == Decision{Question::NameBearer, 2});
        play_all(state, {name(Place::Seville), by_bearer(lift(2, Place::Seville)), drop(Place::Aragon), veto});
        CHECK(bearer(state, 2) == Place::Seville);
        CHECK(state.decision == Decision{Question::Place, 1});
    }
}
