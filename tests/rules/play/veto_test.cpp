// The Veto: classic 1996, "Action cards in the 2 stack".
#include "rules/cards/stacks.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"

#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Seat 0 has laid down a Veto; seat 1 has taken the card of `stack`.
State against_veto(Start start, int stack)
{
    start.cards[1] = "veto";
    State state = after_taking(start, 2);
    play_all(state, {act, done});
    REQUIRE(state.vetoes[0] == 1);
    play(state, with(ActionKind::TakeCard, stack));
    return state;
}

/// Plays the last answer, which changes nothing, until the question is asked.
void pass_until(State& state, Question question, Seat seat)
{
    while (state.decision != Decision{question, seat})
    {
        const ActionList answers = legal(state);
        play(state, answers[answers.size() - 1]);
    }
}

/// The second round: seat 0 laid down a Veto in the first one, `second` is now on top of stack 2, and `taker` chooses
/// first.
State in_second_round(Start start, std::string_view second, Seat taker)
{
    RoundStart position;
    position.setup.edition = start.edition;
    position.first_bidder = 0;
    position.king = start.king;
    position.home = start.home;
    position.court = start.court;
    position.caballeros.emplace();
    for (const Group& group : start.groups)
    {
        (*position.caballeros)[index(group.place)][group.seat] = group.count;
    }
    const State any = new_game(position.setup);
    for (std::size_t round = 0; round < 2; ++round)
    {
        std::array<CardId, stack_count> cards{};
        for (int stack = 1; stack <= 4; ++stack)
        {
            cards[static_cast<std::size_t>(stack) - 1] = deck(any, stack)[round];
        }
        cards[1] = card_named(round == 0 ? "veto" : second, start.edition);
        cards[3] = card_named(round == 0 ? "move-board" : "royal-adviser", start.edition);
        position.cards.push_back(cards);
    }
    State game;
    REQUIRE_FALSE(set_up(position, game).has_value());
    bid_in_seat_order(game);
    play_all(game, {with(ActionKind::TakeCard, 2), act, done});
    pass_until(game, Question::Bid, 3);
    REQUIRE(game.round == 2);
    for (int i = 0; i < game.players(); ++i)
    {
        const ActionList bids = legal(game);
        play(game, game.decision.seat == taker ? bids[bids.size() - 1] : bids[0]);
    }
    REQUIRE(game.old_vetoes[0] == 1);
    REQUIRE(game.active() == taker);
    if (game.decision.question == Question::Recruit)
    {
        play(game, with(ActionKind::Recruit, 0));
    }
    return game;
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

TEST_CASE("a player who lets the whole action pass is not asked again, and keeps their Veto")
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

TEST_CASE("a Veto can stop the rest of an eviction when the disks are open, before each player's part")
{
    // classic 1996, lines 476-478: "You may also prevent only part of a special action"; Big Box, line 472
    const auto edition = GENERATE(Edition::Classic, Edition::BigBox);
    State state = against_veto({.edition = edition,
                                .cards = {"", "", "", "evict"},
                                .groups = {{Place::Granada, 2, 3}, {Place::Granada, 3, 2}, {Place::Granada, 0, 1}}},
                               4);
    const auto set = play_all(state, {act, at(ActionKind::EvictFrom, Place::Granada), allow, disk(Place::Valencia),
                                      disk(Place::Seville), disk(Place::Aragon)});
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    CHECK(
        std::count_if(set.begin(), set.end(), [](const Event& event) { return event.kind == EventKind::DiskRevealed; })
        == 3);
    const Sealed shown = view(state, 0).sealed;
    CHECK(shown.given() == 0b1101);
    CHECK(shown.place(0) == Place::Aragon);
    CHECK(shown.place(2) == Place::Valencia);
    CHECK(shown.place(3) == Place::Seville);
    // Clockwise from the left of seat 1; the King's region sends caballeros to the court.
    CHECK(state.progress.step == Action{ActionKind::MoveAway, 2, Place::Court});
    play(state, allow);
    CHECK(state.court[2] == 10);
    CHECK(state.progress.step == Action{ActionKind::MoveAway, 3, Place::Seville});
    play(state, veto);
    CHECK(count(state, Place::Granada, 2) == 0);
    CHECK(count(state, Place::Granada, 3) == 2);
    CHECK(count(state, Place::Granada, 0) == 1);
    CHECK(state.sealed.purpose == SealedPurpose::None);
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("a Veto can stop the rest of what secret disks return")
{
    // classic 1996, lines 476-478; Big Box, line 472
    const auto edition = GENERATE(Edition::Classic, Edition::BigBox);
    State state = in_second_round(
        {.edition = edition,
         .groups = {{Place::Granada, 0, 2}, {Place::Seville, 2, 3}, {Place::Aragon, 2, 1}, {Place::Galicia, 3, 2}}},
        "disk-return-all", 1);
    play_all(state, {with(ActionKind::TakeCard, 2), act, allow, disk(Place::Seville), disk(Place::Galicia),
                     disk(Place::Granada)});
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    CHECK(state.progress.step == Action{ActionKind::SendBack, 2, Place::Seville});
    play(state, allow);
    CHECK(count(state, Place::Seville, 2) == 0);
    CHECK(state.progress.step == Action{ActionKind::SendBack, 3, Place::Galicia});
    play(state, veto);
    CHECK(count(state, Place::Galicia, 3) == 2);
    CHECK(count(state, Place::Granada, 0) == 2);
    CHECK(state.sealed.purpose == SealedPurpose::None);
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("a Veto can stop the rest of what opponents return from their courts")
{
    // classic 1996, lines 476-478; Big Box, line 472
    const auto edition = GENERATE(Edition::Classic, Edition::BigBox);
    const std::string card = GENERATE("return-court-all", "return-court-three");
    State state = in_second_round({.edition = edition, .court = {7, 7, 0, 3}}, card, 1);
    const PerSeat<std::uint8_t> before = state.court;
    play_all(state, {with(ActionKind::TakeCard, 2), act});
    // Clockwise from the left of seat 1; from an empty court nothing is returned.
    CHECK(state.progress.step == Action{ActionKind::SendBack, 3, Place::Court});
    play(state, allow);
    CHECK(state.court[3] == 0);
    CHECK(state.progress.step == Action{ActionKind::SendBack, 0, Place::Court});
    play(state, veto);
    CHECK(state.court == PerSeat<std::uint8_t>{before[0], before[1], 0, 0, 0});
    CHECK(state.decision == Decision{Question::Place, 1});
}

TEST_CASE("a player who has two Vetoes uses the one that they would lose sooner")
{
    // The rule books are silent; see src/rules/README.md.
    State state = in_second_round({}, "veto", 0);
    play_all(state, {with(ActionKind::TakeCard, 2), act, done});
    REQUIRE(state.vetoes[0] == 1);
    while (state.decision.question != Question::TakeCard)
    {
        play(state, with(ActionKind::Recruit, 0));
    }
    play_all(state, {with(ActionKind::TakeCard, 4), act});
    play(state, legal(state)[0]);
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    play(state, veto);
    CHECK(state.old_vetoes[0] == 0);
    CHECK(state.vetoes[0] == 1);
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
    RoundStart position;
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
