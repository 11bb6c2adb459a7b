#include "games.hpp"

#include "support/game_of.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace elgrande;
using namespace elgrande::table;

namespace
{

/// Returns a sitting in which this number of random actions has been played.
Sitting played(int players, std::uint64_t seed, int actions, bool hidden = false)
{
    Random random(seed);
    Sitting sitting(a_game(players, seed, hidden));
    for (int i = 0; i < actions; ++i)
    {
        play_one(sitting, random);
    }
    return sitting;
}

} // namespace

TEST_CASE("the log has one line per action, with its seat, question and round")
{
    Random random(61);
    Sitting sitting(a_game(4, 61));
    CHECK_FALSE(sitting.start_events().empty());
    while (!sitting.over())
    {
        const Decision asked = sitting.decision();
        const std::uint8_t round = sitting.exact_state().round;
        play_one(sitting, random);
        const LogLine line = sitting.log_line(sitting.log_size() - 1);
        REQUIRE(line.moment == sitting.now());
        REQUIRE(line.seat == asked.seat);
        REQUIRE(line.question == asked.question);
        REQUIRE(line.round == round);
        if (line.action)
        {
            REQUIRE(*line.action == sitting.game().actions.back());
        }
    }
    CHECK(sitting.log_size() == sitting.game().actions.size());
}

TEST_CASE("a stated round of a game with the dummy begins with the regions that the dummy draws in it")
{
    // 2023, 2-player game: two region cards a round, none into the King's region
    RoundStart position;
    position.setup = {.edition = Edition::Edition2023, .players = 2};
    position.round = 5;
    position.first_bidder = 0;
    position.king = Place::Valencia;
    position.home = {Place::Aragon, Place::Seville, Place::Nowhere, Place::Nowhere, Place::Nowhere};
    position.dummy = {.power = {3, 5, 7, 9, 2},
                      .regions = {Place::Galicia, Place::OldCastile, Place::Granada, Place::Valencia},
                      .regions_drawn = 2};
    record::Game game = test::game_of(position.setup);
    game.start = position;
    REQUIRE(record::validate_game(game).value_or(record::LoadError{}).message.empty());
    const Sitting sitting(game);
    const std::vector<Event> expected{
        {.kind = EventKind::RoundBegan, .count = 5},
        {.kind = EventKind::Placed, .seat = 2, .from = Place::Province, .to = Place::Granada, .count = 2},
        {.kind = EventKind::Bid, .seat = 2, .count = 2}};
    const auto start = sitting.start_events();
    CHECK(std::equal(start.begin(), start.end(), expected.begin(), expected.end()));
}

TEST_CASE("looking back shows the moment as it was, without answers, and changes nothing")
{
    const bool hidden = GENERATE(false, true);
    Sitting sitting = played(3, 67, 90, hidden);
    const auto revision = sitting.revision();
    const State now = sitting.exact_state();
    for (Moment moment = 0; moment < sitting.now(); ++moment)
    {
        sitting.look_at(moment);
        REQUIRE(sitting.looking_back());
        REQUIRE(sitting.moment() == moment);
        const PlayerView shown = sitting.shown();
        REQUIRE(shown.legal.empty());
        REQUIRE(shown.score == sitting.history().state_at(moment).score);
        for (Seat seat = 0; hidden && seat < 3; ++seat)
        {
            REQUIRE((seat == sitting.private_viewer() || !shown.hand[seat]));
        }
        REQUIRE(sitting.play(legal(sitting.exact_state())[0]) == Refusal{Rule::OtherQuestion});
    }
    sitting.look_at(sitting.now());
    CHECK_FALSE(sitting.looking_back());
    sitting.look_at(5);
    sitting.return_to_now();
    CHECK(sitting.exact_state() == now);
    CHECK(sitting.revision() == revision);
}

TEST_CASE("at a past moment a player alone at the screen sees only what they may know")
{
    Sitting sitting(a_game(4, 71, true));
    Random random(71);
    REQUIRE(play_until(sitting, random, Question::Bid));
    play_one(sitting, random);
    play_one(sitting, random);
    sitting.raise_curtain();
    const Seat viewer = sitting.private_viewer();
    REQUIRE(viewer != nobody);
    sitting.look_at(sitting.now() - 1);
    CHECK(sitting.shown().viewer == viewer);
    for (Seat seat = 0; seat < 4; ++seat)
    {
        CHECK(sitting.shown().hand[seat].has_value() == (seat == viewer));
    }
}

TEST_CASE("an analysis leaves the game as it is, and everything in it may be undone")
{
    Sitting sitting = played(4, 73, 120);
    const State now = sitting.exact_state();
    const auto actions = sitting.game().actions;
    const auto revision = sitting.revision();
    sitting.look_at(60);
    const PlayerView past = view(sitting.exact_state(), nobody);
    sitting.branch_here();
    CHECK(sitting.analysing());
    CHECK_FALSE(sitting.looking_back());
    // It begins with what was visible at that moment.
    CHECK(view(sitting.exact_state(), nobody).caballeros == past.caballeros);
    CHECK(view(sitting.exact_state(), nobody).offered == past.offered);
    CHECK(view(sitting.exact_state(), nobody).score == past.score);

    Random random(74);
    while (!sitting.over())
    {
        CHECK_FALSE(sitting.curtain());
        play_one(sitting, random);
        REQUIRE(sitting.undo_right() == UndoRight::Free);
    }
    CHECK(sitting.undo_to(0) == UndoRight::Free);
    CHECK(sitting.redo());
    CHECK_FALSE(sitting.play_on_from_here());
    CHECK(sitting.game().actions == actions);
    CHECK(sitting.cursor() == 120);
    CHECK(sitting.revision() == revision);
    CHECK_FALSE(record::validate_game(sitting.played()));

    sitting.end_analysis();
    CHECK_FALSE(sitting.analysing());
    CHECK(sitting.exact_state() == now);
}

TEST_CASE("an analysis does not reveal the cards to come")
{
    Sitting sitting = played(4, 79, 20);
    const auto decks = sitting.exact_state().decks;
    sitting.branch_here();
    const State& dealt = sitting.exact_state();
    CHECK(dealt.decks != decks);
    CHECK_FALSE(validate_state(dealt));
}

TEST_CASE("at every moment an analysis begins with what everybody sees, and can be played to its end")
{
    const int players = GENERATE(2, 3, 4, 5);
    const bool hidden = GENERATE(false, true);
    CAPTURE(players, hidden);
    Random random(static_cast<std::uint64_t>(players) + 80);
    Sitting sitting(a_game(players, 80, hidden));
    while (!sitting.over())
    {
        const State truth = sitting.exact_state();
        sitting.branch_here();
        const State dealt = sitting.exact_state();
        REQUIRE_FALSE(validate_state(dealt));
        // Secret choices are made again: disks, and a power card whose return is announced.
        const bool chosen = truth.sealed.given() != 0 || (hidden && truth.progress.step.kind == ActionKind::TakeBack);
        REQUIRE((chosen || view(dealt, nobody) == view(truth, nobody)));
        while (!sitting.over())
        {
            play_one(sitting, random);
        }
        sitting.end_analysis();
        REQUIRE(sitting.exact_state() == truth);
        play_one(sitting, random);
    }
}

TEST_CASE("a finished game is analysed with its own cards")
{
    Random random(83);
    Sitting sitting(a_game(3, 83));
    while (!sitting.over())
    {
        play_one(sitting, random);
    }
    sitting.look_at(60);
    const State past = sitting.exact_state();
    sitting.branch_here();
    CHECK(sitting.exact_state() == past);
    CHECK_FALSE(sitting.over());
    CHECK(sitting.log_size() == 60);
    play_one(sitting, random);
    sitting.end_analysis();
    CHECK(sitting.over());
}

TEST_CASE("branching within an analysis continues it from the shown moment")
{
    Sitting sitting = played(2, 89, 40);
    sitting.branch_here();
    Random random(90);
    for (int i = 0; i < 10; ++i)
    {
        play_one(sitting, random);
    }
    sitting.look_at(4);
    const State there = sitting.exact_state();
    sitting.branch_here();
    CHECK(sitting.now() == 4);
    CHECK(sitting.exact_state() == there);
    CHECK(sitting.can_redo());
}

TEST_CASE("playing on from a past moment returns the old game, so that nothing is lost")
{
    Sitting sitting = played(4, 97, 110);
    const record::Game before = sitting.game();
    CHECK_FALSE(sitting.play_on_from_here()); // no past moment is shown
    sitting.look_at(70);
    const auto old = sitting.play_on_from_here();
    REQUIRE(old);
    CHECK(record::same(*old, before));
    CHECK(sitting.now() == 70);
    CHECK_FALSE(sitting.looking_back());
    CHECK(sitting.can_redo());
    Random random(98);
    play_one(sitting, random);
    CHECK(sitting.log_size() == 71);
}

TEST_CASE("playing the same action again keeps what follows")
{
    Sitting sitting = played(3, 101, 30);
    REQUIRE(sitting.undo_to_with_consent(20));
    const Action next = sitting.game().actions[20];
    sitting.raise_curtain();
    REQUIRE_FALSE(sitting.play(next));
    CHECK(sitting.now() == 21);
    CHECK(sitting.can_redo());
    CHECK(sitting.played().actions.size() == 21);
}

TEST_CASE("animations at a past moment show what was known then: a face-down disk stays face down")
{
    Random random(21);
    Sitting sitting(a_game(3, 21));
    REQUIRE(play_until(sitting, random, Question::SetDisk));
    const Moment first = sitting.now();
    while (sitting.decision().question == Question::SetDisk)
    {
        play_one(sitting, random);
    }
    const auto set = [](const std::vector<VisibleEvent>& told)
    {
        return *std::find_if(told.begin(), told.end(),
                             [](const VisibleEvent& one) { return one.event.kind == EventKind::DiskSet; });
    };
    // The log line has the region by now; the events of that moment do not.
    REQUIRE_FALSE(set(sitting.log_line(first).events).secret);
    CHECK(set(sitting.events_to(first + 1)).secret);
    CHECK(set(sitting.events_to(first + 1)).event.to == Place::Nowhere);
    CHECK(sitting.events_to(0).empty());
    CHECK(sitting.events_to(sitting.now()).size() == sitting.last_events().size());
}
