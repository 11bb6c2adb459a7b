#include "games.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <chrono>
#include <iostream>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::table;

TEST_CASE("undo to the start and redo to the end pass every moment of the game")
{
    const int players = GENERATE(2, 3, 4, 5);
    const bool hidden = GENERATE(false, true);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 10)));
    CAPTURE(players, hidden, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed, hidden));
    std::vector<State> states{sitting.exact_state()};
    while (!sitting.over())
    {
        play_one(sitting, random);
        states.push_back(sitting.exact_state());
    }
    const Moment end = sitting.now();
    REQUIRE(end + 1 == states.size());

    Moment reached = end;
    while (sitting.undo_with_consent())
    {
        REQUIRE(sitting.now() < reached);
        reached = sitting.now();
        REQUIRE(sitting.exact_state() == states[reached]);
    }
    CHECK(reached == 0);
    CHECK(sitting.undo() == UndoRight::Nothing);
    for (Moment moment = 1; moment <= end; ++moment)
    {
        REQUIRE(sitting.redo());
        REQUIRE(sitting.exact_state() == states[moment]);
    }
    CHECK_FALSE(sitting.redo());
    CHECK(sitting.exact_state() == record::last_state(sitting.game()));
}

TEST_CASE("going back replays nothing: the stored state is shown")
{
    Random random(3);
    Sitting sitting(a_game(5, 3));
    std::vector<const State*> kept;
    while (!sitting.over())
    {
        play_one(sitting, random);
    }
    const Moment end = sitting.now();
    for (Moment moment = 0; moment <= end; ++moment)
    {
        kept.push_back(&sitting.history().state_at(moment));
    }
    const auto before = std::chrono::steady_clock::now();
    REQUIRE(sitting.undo_to_with_consent(0));
    const auto took = std::chrono::steady_clock::now() - before;
    CHECK(&sitting.exact_state() == kept[0]);
    for (Moment moment = 1; moment <= end; ++moment)
    {
        REQUIRE(sitting.redo());
        REQUIRE(&sitting.exact_state() == kept[moment]);
    }
    std::cout << "undo of " << end << " actions: " << std::chrono::duration<double, std::micro>(took).count()
              << " µs\n";
}

TEST_CASE("a player undoes their own actions freely, one after the other")
{
    Random random(5);
    Sitting sitting(a_game(4, 5));
    REQUIRE(play_until(sitting, random, Question::PlaceOrAct));
    const Seat seat = sitting.decision().seat;
    REQUIRE_FALSE(sitting.play(sitting.shown().legal[0]));
    CHECK(sitting.undo_right() == UndoRight::Free);
    CHECK(sitting.undo() == UndoRight::Free);
    CHECK(sitting.undo() == UndoRight::Free); // the card just taken
    CHECK(sitting.decision() == Decision{Question::TakeCard, seat});
    CHECK(sitting.can_redo());
}

TEST_CASE("undo takes back a drop together with its pick-up, and redo continues from one to the other")
{
    Random random(15);
    Sitting sitting(a_game(4, 15));
    int drops = 0;
    while (!sitting.over())
    {
        const Question asked = sitting.decision().question;
        play_one(sitting, random);
        const Moment after = sitting.now();
        if (asked != Question::Drop || sitting.history().entries()[after - 2].action.kind != ActionKind::Lift)
        {
            continue;
        }
        ++drops;
        Sitting copy = sitting;
        REQUIRE(copy.undo_with_consent());
        REQUIRE(copy.now() <= after - 2);
        REQUIRE(copy.decision().question != Question::Drop);
        REQUIRE_FALSE(copy.redo_continues_move());
        REQUIRE(copy.redo());
        while (copy.redo_continues_move())
        {
            REQUIRE(copy.redo());
        }
        REQUIRE(copy.now() == after);
    }
    CHECK(drops > 2);
}

TEST_CASE("the deciders since a moment are listed once each, in order")
{
    Random random(7);
    Sitting sitting(a_game(3, 7));
    REQUIRE(play_until(sitting, random, Question::Bid));
    const Moment begin = sitting.now();
    std::vector<Seat> bidders;
    while (sitting.decision().question == Question::Bid)
    {
        bidders.push_back(sitting.decision().seat);
        play_one(sitting, random);
    }
    CHECK(sitting.deciders_since(begin) == bidders);
    CHECK(sitting.deciders_since(sitting.now()).empty());
}

TEST_CASE("undoing another player's decision needs consent, even step by step")
{
    Random random(7);
    Sitting sitting(a_game(3, 7));
    REQUIRE(play_until(sitting, random, Question::Bid));
    play_one(sitting, random);
    play_one(sitting, random);
    const Moment two_bids = sitting.now();
    CHECK(sitting.right_to_undo_to(two_bids - 2) == UndoRight::AnotherDecided);
    CHECK(sitting.undo() == UndoRight::Free);
    CHECK(sitting.undo() == UndoRight::AnotherDecided);
    CHECK(sitting.now() == two_bids - 1);
    CHECK(sitting.undo_with_consent());
    CHECK(sitting.now() == two_bids - 2);

    // A new decision drops the undone actions, and can be undone freely.
    const ActionList legal = sitting.shown().legal;
    const Action other = legal[0] == sitting.game().actions[two_bids - 2] ? legal[1] : legal[0];
    REQUIRE_FALSE(sitting.play(other));
    CHECK_FALSE(sitting.can_redo());
    CHECK(sitting.undo_right() == UndoRight::Free);
}

TEST_CASE("undoing what revealed something needs consent: new cards and revealed disks")
{
    Random random(9);
    Sitting sitting(a_game(4, 9));
    int rounds = 0;
    int disks = 0;
    while (!sitting.over())
    {
        play_one(sitting, random);
        bool seen = false;
        for (const VisibleEvent& told : sitting.last_events())
        {
            rounds += told.event.kind == EventKind::RoundBegan ? 1 : 0;
            disks += told.event.kind == EventKind::DiskRevealed ? 1 : 0;
            seen = seen || told.event.kind == EventKind::RoundBegan || told.event.kind == EventKind::DiskRevealed;
        }
        if (seen)
        {
            const Moment now = sitting.now();
            REQUIRE(sitting.undo() == UndoRight::HiddenRevealed);
            REQUIRE(sitting.now() == now);
        }
    }
    CHECK(rounds == 8); // the first round's cards lie open from the start
    CHECK(disks > 0);
}

TEST_CASE("a disk may be set again until the last one reveals them all")
{
    Random random(13);
    Sitting sitting(a_game(3, 13));
    REQUIRE(play_until(sitting, random, Question::SetDisk));
    while (sitting.decision().question == Question::SetDisk)
    {
        const Seat seat = sitting.decision().seat;
        play_one(sitting, random);
        if (sitting.decision().question == Question::SetDisk)
        {
            REQUIRE(sitting.undo() == UndoRight::Free);
            REQUIRE(sitting.curtain() == Curtain{seat, Question::SetDisk});
            REQUIRE(sitting.redo());
        }
    }
    CHECK(sitting.undo_right() == UndoRight::HiddenRevealed);
}

TEST_CASE("reset turn returns to the beginning of the current turn")
{
    Random random(17);
    Sitting sitting(a_game(4, 17));
    CHECK(sitting.reset_right() == UndoRight::Nothing);
    for (int turns = 0; turns < 8; ++turns)
    {
        REQUIRE(play_until(sitting, random, Question::PlaceOrAct));
        const Seat seat = sitting.decision().seat;
        REQUIRE(sitting.reset_right() == UndoRight::Free);
        REQUIRE(sitting.reset_turn() == UndoRight::Free);
        REQUIRE(sitting.decision().seat == seat);
        REQUIRE(sitting.exact_state().turn.card == no_card);
        REQUIRE(sitting.reset_turn() == UndoRight::Nothing);
        REQUIRE(play_until(sitting, random, Question::PlaceOrAct));
        play_one(sitting, random);
    }
}

TEST_CASE("reset turn needs consent once another player decided within the turn")
{
    // Plays until a turn contains another player's decision: a Veto considered, or caballeros returned.
    Random random(19);
    Sitting sitting(a_game(5, 19));
    bool found = false;
    for (std::uint64_t seed = 20; !found && seed < 40; seed += sitting.over() ? 1 : 0)
    {
        if (sitting.over())
        {
            sitting = Sitting(a_game(5, seed));
        }
        play_one(sitting, random);
        const Moment start = sitting.turn_start();
        bool others = false;
        bool seen = false;
        for (Moment moment = start; moment < sitting.now(); ++moment)
        {
            others = others || sitting.history().entries()[moment].seat != sitting.history().entries()[start].seat;
            seen = seen || sitting.history().entries()[moment].reveals;
        }
        if (others && !seen)
        {
            found = true;
            const Moment now = sitting.now();
            CHECK(sitting.reset_turn() == UndoRight::AnotherDecided);
            CHECK(sitting.now() == now);
            CHECK(sitting.reset_turn_with_consent());
            CHECK(sitting.now() == start);
        }
    }
    CHECK(found);
}

TEST_CASE("a reload keeps the undone actions, and undo works as before")
{
    Random random(23);
    Sitting sitting(a_game(3, 23));
    for (int i = 0; i < 80; ++i)
    {
        play_one(sitting, random);
    }
    REQUIRE(sitting.undo_to_with_consent(60));

    Sitting reloaded(sitting.game(), sitting.cursor());
    CHECK(reloaded.now() == 60);
    CHECK(look_the_same(sitting, reloaded));
    CHECK(reloaded.undo_right() == sitting.undo_right());
    CHECK(reloaded.exact_state() == sitting.exact_state());
    while (sitting.redo())
    {
        REQUIRE(reloaded.redo());
        REQUIRE(reloaded.exact_state() == sitting.exact_state());
    }
    CHECK_FALSE(reloaded.can_redo());
    CHECK(reloaded.played().actions.size() == 80);
}

TEST_CASE("a game that begins in the middle, like a link, can be undone to that beginning")
{
    Random random(29);
    Sitting original(a_game(4, 29));
    for (int i = 0; i < 90; ++i)
    {
        play_one(original, random);
    }
    record::Game game = a_game(4, 29);
    game.start = original.exact_state();
    Sitting opened(game);
    CHECK(opened.exact_state() == original.exact_state());
    CHECK(opened.start_events().empty());
    CHECK(opened.undo() == UndoRight::Nothing);
    for (int i = 0; i < 30; ++i)
    {
        play_one(opened, random);
    }
    CHECK(opened.undo_to_with_consent(0));
    CHECK(opened.exact_state() == original.exact_state());
}

TEST_CASE("a forbidden action changes nothing and returns the rule")
{
    Sitting sitting(a_game(4, 31));
    const auto revision = sitting.revision();
    const State before = sitting.exact_state();
    CHECK(sitting.play(Action{ActionKind::Drop, 0, Place::Castillo}) == Refusal{Rule::OtherQuestion});
    CHECK(sitting.revision() == revision);
    CHECK(sitting.exact_state() == before);
    CHECK(sitting.log_size() == 0);
}

TEST_CASE("the revision changes with everything that must be saved, and with nothing else")
{
    Random random(37);
    Sitting sitting(a_game(2, 37));
    auto revision = sitting.revision();
    const auto changed = [&] { return std::exchange(revision, sitting.revision()) != sitting.revision(); };
    play_one(sitting, random);
    CHECK(changed());
    CHECK(sitting.undo_with_consent());
    CHECK(changed());
    CHECK(sitting.redo());
    CHECK(changed());
    sitting.look_at(0);
    sitting.branch_here();
    play_one(sitting, random);
    sitting.end_analysis();
    CHECK_FALSE(changed());
}
