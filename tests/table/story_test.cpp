#include "games.hpp"
#include "table/story.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::table;

TEST_CASE("story: each point has the scores of its moment, and the last one the final scores")
{
    const int players = GENERATE(2, 3, 4, 5);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 10)));
    CAPTURE(players, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed));
    while (!sitting.over())
    {
        const Story told = story(sitting.history());
        REQUIRE(told.points.front().score == PerSeat<int>{});
        REQUIRE(told.points.back().score == scores(sitting.exact_state()));
        REQUIRE(told.points.back().round == sitting.exact_state().round);
        play_one(sitting, random);
    }
    const Story told = story(sitting.history());
    REQUIRE(told.points.size() == 1 + 9 + 3);
    for (std::size_t i = 0; i < told.points.size(); ++i)
    {
        const ChartPoint& point = told.points[i];
        CAPTURE(i, int(point.round), int(point.general), point.moment);
        const bool scored = i % 4 == 0 && i > 0;
        CHECK(point.round == (scored ? i / 4 * 3 : i - i / 4));
        CHECK(point.general == (scored ? i / 4 : 0));
        CHECK(point.score == scores(sitting.history().state_at(point.moment)));
        CHECK((i == 0 || point.moment > told.points[i - 1].moment || point.general != 0));
    }
}

TEST_CASE("story: the log alone tells the same course, also of a game that began in its middle")
{
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 10)));
    const Moment skipped = GENERATE(0, 150);
    CAPTURE(seed, skipped);
    Random random(seed);
    Sitting sitting(a_game(3, seed));
    for (Moment moment = 0; moment < skipped; ++moment)
    {
        play_one(sitting, random);
    }
    record::Game game = a_game(3, seed);
    game.start = sitting.exact_state();
    Sitting rest(game);
    while (!rest.over())
    {
        play_one(rest, random);
    }
    std::vector<LogLine> log;
    for (std::size_t index = 0; index < rest.now(); ++index)
    {
        log.push_back(log_line(rest.history(), index, rest.now(), nobody));
    }
    const Story exact = story(rest.history());
    const Story told = story(log, rest.exact_state());
    CHECK(told.points == exact.points);
    CHECK(told.best_scoring == exact.best_scoring);
    CHECK(told.longest_lead == exact.longest_lead);
    CHECK_FALSE(told.best_turn);
}

TEST_CASE("story: a short game has six rounds")
{
    record::Game game = a_game(3, 5);
    game.setup.rounds = 6;
    Random random(5);
    Sitting sitting(game);
    std::vector<int> rounds;
    while (!sitting.over())
    {
        const int round = sitting.exact_state().round;
        if (rounds.empty() || rounds.back() != round)
        {
            rounds.push_back(round);
        }
        play_one(sitting, random);
    }
    const Story told = story(sitting.history());
    std::vector<int> in_points;
    for (const ChartPoint& point : told.points)
    {
        if (point.round != 0 && point.general == 0)
        {
            in_points.push_back(point.round);
        }
    }
    CHECK(rounds.size() == 6);
    CHECK(in_points == rounds);
}

TEST_CASE("story: finds the longest lead, the best turn and the best scoring")
{
    const int players = GENERATE(2, 3, 4, 5);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 10)));
    CAPTURE(players, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed));
    play_until(sitting, random, Question::GameOver);
    const Story told = story(sitting.history());

    // Finds the longest lead by trying every interval.
    std::size_t longest = 0;
    for (std::size_t first = 0; first < told.points.size(); ++first)
    {
        const Seat leader = sole_leader(told.points[first].score, players);
        std::size_t last = first;
        while (leader != nobody && last < told.points.size() && sole_leader(told.points[last].score, players) == leader)
        {
            ++last;
        }
        longest = std::max(longest, last - first);
    }
    REQUIRE(told.longest_lead);
    CHECK(told.longest_lead->length() == longest);
    for (std::size_t i = told.longest_lead->first; i <= told.longest_lead->last; ++i)
    {
        CHECK(sole_leader(told.points[i].score, players) == told.longest_lead->seat);
    }

    // Computes the gain of a turn from scores instead of events: a turn lasts until another player is asked about
    // theirs.
    int best = 0;
    for (Moment from = 0; from < sitting.history().end(); ++from)
    {
        const State& before = sitting.history().state_at(from);
        if (before.decision.question != Question::TakeCard)
        {
            continue;
        }
        Moment to = from + 1;
        while (to < sitting.history().end() && sitting.history().state_at(to).turns_done == before.turns_done
               && sitting.history().state_at(to).round == before.round
               && sitting.history().state_at(to).sealed.purpose != SealedPurpose::GeneralScoring)
        {
            ++to;
        }
        const State& after = sitting.history().state_at(to);
        // If the scoring is part of the turn's last step, its points must be subtracted.
        int gained = after.score[before.active()] - before.score[before.active()];
        for (const Gain& gain : gains(sitting.history()))
        {
            if (gain.moment == to && gain.general != 0 && gain.seat == before.active())
            {
                gained -= gain.points;
            }
        }
        best = std::max(best, gained);
    }
    CHECK((told.best_turn ? told.best_turn->points : 0) == best);
    if (told.best_turn)
    {
        const State& before = sitting.history().state_at(told.best_turn->moment);
        const State& after = sitting.history().state_at(told.best_turn->moment + 1);
        CHECK(before.round == told.best_turn->round);
        CHECK(before.active() == told.best_turn->seat);
        CHECK(after.score[told.best_turn->seat] > before.score[told.best_turn->seat]);
    }

    int scored = 0;
    for (const ScoringSheet& sheet : scoring_sheets(sitting.history()))
    {
        for (Seat seat = 0; seat < players; ++seat)
        {
            scored = std::max(scored, sheet.total(seat));
        }
    }
    REQUIRE(told.best_scoring);
    CHECK(told.best_scoring->points == scored);
    const auto& [best_seat, general, points, before_scoring] = *told.best_scoring;
    CHECK(sitting.history().state_at(before_scoring + 1).score[best_seat]
              - sitting.history().state_at(before_scoring).score[best_seat]
          >= points);
    CHECK(scoring_sheets(sitting.history()).at(told.best_scoring->general - 1U).total(told.best_scoring->seat)
          == scored);
}
