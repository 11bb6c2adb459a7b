// The Veto: classic 1996, "Action cards in the 2 stack".
#include "rules/stacks.hpp"
#include "table.hpp"

#include <algorithm>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Seat 0 has laid a Veto before himself; seat 1 has taken the card of `stack`.
State against_veto(Start start, int stack)
{
    start.cards[1] = "veto";
    State state = after_taking(start, 2);
    play_all(state, {act, done});
    REQUIRE(state.vetoes[0] == 1);
    play(state, with(ActionKind::TakeCard, stack));
    return state;
}

} // namespace

TEST_CASE("a Veto prevents a special action, but not the placing of its player")
{
    // classic 1996, Veto!
    State state = against_veto({.cards = {"", "", "", "royal-adviser"}}, 4);
    play_all(state, {act, at(ActionKind::MoveKing, Place::Granada)});
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    CHECK(state.king == Place::Valencia); // announced, not executed
    CHECK(state.progress.step == at(ActionKind::MoveKing, Place::Granada));
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    play(state, veto);
    CHECK(state.king == Place::Valencia);
    CHECK(state.vetoes[0] == 0);
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("the Veto prevents the rest of an action; what was done before stays")
{
    // classic 1996, "You may also prevent only part of a special action"; Big Box, example of four moves
    State state = against_veto({.cards = {"move-four-any", "", "", ""}, .groups = {{Place::Granada, 2, 4}}}, 1);
    play_all(state, {act, lift(2, Place::Granada), drop(Place::Seville), allow, lift(2, Place::Granada),
                     drop(Place::Seville), allow, lift(2, Place::Granada), drop(Place::Seville)});
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    play(state, veto);
    CHECK(count(state, Place::Seville, 2) == 2);
    CHECK(count(state, Place::Granada, 2) == 2);
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("who lets the whole action pass is not asked again, and keeps his Veto")
{
    State state = against_veto({.cards = {"move-four-any", "", "", ""}, .groups = {{Place::Granada, 2, 4}}}, 1);
    play_all(state, {act, lift(2, Place::Granada), drop(Place::Seville), allow_all, lift(2, Place::Granada),
                     drop(Place::Seville)});
    CHECK(state.decision == Decision{Question::Lift, 1});
    CHECK(state.vetoes[0] == 1);
}

TEST_CASE("a Veto can be held over to the next round and is lost at its end")
{
    // classic 1996, "If you have not used the veto by the end of the next round, it is discarded"
    State state = against_veto({.players = 2}, 5);
    play_all(state, {done, skip});
    REQUIRE(state.round == 2);
    CHECK(state.old_vetoes[0] == 1);
    std::vector<Event> events;
    while (state.round == 2)
    {
        const ActionList answers = legal(state);
        const auto more = play(state, answers[answers.size() - 1]);
        events.insert(events.end(), more.begin(), more.end());
    }
    CHECK(state.old_vetoes[0] == 0);
    const auto expired = [](const Event& event) { return event.kind == EventKind::VetoExpired && event.seat == 0; };
    CHECK(std::count_if(events.begin(), events.end(), expired) == 1);
}

TEST_CASE("a Veto stops secret disks before they are set, and the eviction when the region is named")
{
    State state = against_veto({.cards = {"", "", "", "evict"}, .groups = {{Place::Granada, 2, 3}}}, 4);
    play_all(state, {act, at(ActionKind::EvictFrom, Place::Granada), veto});
    CHECK(count(state, Place::Granada, 2) == 3);
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("a scoring of several regions can be prevented from the second region on")
{
    // classic 1996, "The veto prevents the remainder of the special action"
    State state = against_veto({.cards = {"", "", "score-fours", ""},
                                .groups = {{Place::Galicia, 1, 1}, {Place::Catalonia, 1, 1}, {Place::Seville, 1, 1}}},
                               3);
    const auto events = play_all(state, {act, allow, veto});
    CHECK(points(events)[1] == 4); // Galicia only; it is not seat 1's home
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("taking a Veto is a special action and can be prevented by the owner of the other one")
{
    // The rule books are silent; "You can prevent one special action" makes no exception.
    Position position;
    position.setup.players = 2;
    position.first_bidder = 0;
    position.king = Place::Valencia;
    position.home = {Place::Galicia, Place::Aragon, Place::Nowhere, Place::Nowhere, Place::Nowhere};
    const std::array<CardId, stack_count> twice{card_named("move-five-from-one"), card_named("veto"),
                                                card_named("score-fives"), card_named("move-board")};
    position.cards = {twice, twice};
    State game;
    REQUIRE_FALSE(set_up(position, game).has_value());
    bid_in_seat_order(game);
    play_all(game, {with(ActionKind::TakeCard, 2), act, done, with(ActionKind::TakeCard, 5), done, skip});
    REQUIRE(game.round == 2);
    play_all(game, {with(ActionKind::Bid, 13), with(ActionKind::Bid, 12), with(ActionKind::TakeCard, 2), act});
    REQUIRE(game.decision == Decision{Question::Veto, 0});
    play(game, veto);
    CHECK(game.vetoes[1] == 0);
    CHECK(game.old_vetoes[0] == 0);
}

TEST_CASE("with the option off no Veto is in the stacks")
{
    Setup setup;
    setup.vetoes = false;
    const State state = new_game(setup);
    CHECK(deck(state, 2).size() == 9);
    for (const CardId id : deck(state, 2))
    {
        CHECK(card(id).id != "veto");
    }
}
