// Several screens: seats with screens of their own at the table, and the sitting of such a screen.
#include "games.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <set>
#include <vector>

using namespace elgrande;
using namespace elgrande::table;

namespace
{

/// Returns the log of `sitting` as a seat may read it.
std::vector<LogLine> log_for(const Sitting& sitting, Seat seat)
{
    std::vector<LogLine> lines;
    for (std::size_t i = 0; i < sitting.log_size(); ++i)
    {
        lines.push_back(log_line(sitting.history(), i, sitting.now(), seat));
    }
    return lines;
}

record::Game at_state(const Sitting& sitting)
{
    const State& state = sitting.exact_state();
    return {.setup = state.setup, .players = sitting.game().players, .start = state, .actions = {}, .comments = {}};
}

} // namespace

TEST_CASE("the screen that all see never asks a seat with another screen for secrets, and never shows them")
{
    const int players = GENERATE(2, 3, 5);
    const bool hidden = GENERATE(false, true);
    const bool hot_seat = GENERATE(false, true);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 5)));
    CAPTURE(players, hidden, hot_seat, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed, hidden));
    const Seat here = 0; // the others have screens of their own
    sitting.set_other_screens(static_cast<SeatBits>((1U << players) - 2));
    sitting.set_hot_seat(hot_seat);
    while (!sitting.over())
    {
        const State& state = sitting.exact_state();
        const ActionList options = legal(state);
        const Seat asked = state.decision.seat;
        const bool secret = is_secret(state.setup, state.decision.question);
        const bool forced = state.decision.question == Question::SetDisk && options.size() == 1;
        const std::set<Seat> may_see{nobody, here};
        REQUIRE(may_see.contains(sitting.shown().viewer));
        REQUIRE(may_see.contains(sitting.private_viewer()));
        if (asked != here)
        {
            REQUIRE_FALSE(sitting.curtain());
            REQUIRE(sitting.is_answered_elsewhere() == (secret && !forced));
        }
        if (sitting.is_answered_elsewhere())
        {
            REQUIRE(sitting.shown() == view(state, nobody));
            REQUIRE(sitting.shown().legal.empty());
        }
        for (const Seat waiting : sitting.hand_overs())
        {
            REQUIRE(waiting == here);
        }
        play_one(sitting, random);
    }
}

TEST_CASE("the screen that all see redoes no secret answer of a seat with another screen")
{
    Sitting sitting(a_game(2, 1, true));
    Random random(1);
    sitting.set_other_screens(0b10);
    REQUIRE(play_until(sitting, random, Question::Bid));
    while (sitting.decision().seat != 1)
    {
        play_one(sitting, random);
    }
    play_one(sitting, random);
    REQUIRE(sitting.undo_with_consent());
    REQUIRE(sitting.is_answered_elsewhere());
    CHECK_FALSE(sitting.can_redo());
    CHECK_FALSE(sitting.redo());
    sitting.set_other_screens(0);
    CHECK(sitting.can_redo());
}

TEST_CASE("a person alone at the screen that all see gets a curtain")
{
    Sitting sitting(a_game(3, 1, true));
    Random random(1);
    sitting.set_other_screens(0b110);
    REQUIRE(play_until(sitting, random, Question::Bid));
    while (sitting.decision().seat != 0)
    {
        play_one(sitting, random);
    }
    CHECK(sitting.curtain() == Curtain{0, sitting.decision().question});
}

TEST_CASE("a screen of one seat shows what that seat sees and takes its answers alone")
{
    const auto owner = static_cast<Seat>(GENERATE(0, 1, 2));
    const bool hidden = GENERATE(false, true);
    CAPTURE(owner, hidden);
    Random random(7);
    Sitting table(a_game(3, 7, hidden));
    Sitting own(at_state(table));
    own.give_to(owner);
    while (!table.over())
    {
        own.follow(at_state(table), log_for(table, owner), {});
        const State& state = table.exact_state();
        const bool asked = state.decision.seat == owner;
        PlayerView expected = view(state, owner);
        REQUIRE_FALSE(own.curtain());
        REQUIRE(own.is_answered_elsewhere() == !asked);
        REQUIRE(own.shown().legal.size() == (asked ? legal(state).size() : 0));
        expected.legal = own.shown().legal;
        REQUIRE(own.shown() == expected);
        REQUIRE(own.undo_right() == UndoRight::Nothing);
        REQUIRE(own.lines_before() == table.log_size());
        play_one(table, random);
    }
}

TEST_CASE("a watcher's screen shows what everybody sees and asks nothing")
{
    Random random(3);
    Sitting table(a_game(4, 3, true));
    Sitting own(at_state(table));
    own.give_to(nobody);
    while (!table.over())
    {
        own.follow(at_state(table), {}, {});
        REQUIRE(own.shown().legal.empty());
        REQUIRE(own.shown().viewer == nobody);
        REQUIRE_FALSE(own.curtain());
        play_one(table, random);
    }
}

TEST_CASE("lines of a told log keep their keys while they stay the same, and get new ones when they change")
{
    Random random(5);
    Sitting table(a_game(3, 5));
    for (int i = 0; i < 12; ++i)
    {
        play_one(table, random);
    }
    Sitting own(at_state(table));
    own.give_to(1);
    std::vector<LogLine> lines = log_for(table, 1);
    own.follow(at_state(table), lines, {});
    std::vector<LogLineKey> keys;
    for (std::size_t i = 0; i < own.lines_before(); ++i)
    {
        CHECK(own.line_before(i) == lines[i]);
        keys.push_back(own.line_key_before(i));
    }
    lines[10].round = 9;
    own.follow(at_state(table), lines, {});
    for (std::size_t i = 0; i < own.lines_before(); ++i)
    {
        CHECK((own.line_key_before(i) == keys[i]) == (i < 10));
    }
}
