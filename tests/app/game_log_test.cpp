// The log of an open game: extended row by row, and always equal to a log composed from the start.
#include "app/game_log.hpp"

#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/app_driver.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace elgrande;
using screens::GameLog;
using screens::LogRow;

namespace
{

const std::vector<std::string> seat_names{"Red", "Blue", "Green", "Yellow", "Purple"};

/// Checks the rows against a log composed from the start.
void check_against_fresh_log(const GameLog& log, const table::Sitting& sitting, const words::Localizer& localizer)
{
    GameLog again(localizer);
    again.follow(sitting, seat_names);
    REQUIRE(log.rows().size() == again.rows().size());
    for (std::size_t i = 0; i < log.rows().size(); ++i)
    {
        const LogRow& row = log.rows()[i];
        const LogRow& expected = again.rows()[i];
        REQUIRE(row.said == expected.said);
        REQUIRE(row.moment == expected.moment);
        REQUIRE(row.tried == expected.tried);
    }
}

/// Changes the sitting: mostly plays an answer, else undo, redo, looking back, a try-out or its end.
void do_something(table::Sitting& sitting, Random& random)
{
    sitting.raise_curtain();
    switch (random.below(24))
    {
    case 0:
        sitting.undo_with_consent();
        sitting.undo_with_consent();
        return;
    case 1:
        sitting.redo();
        return;
    case 2:
        sitting.look_at(random.below(static_cast<std::uint32_t>(sitting.now() + 1)));
        return;
    case 3:
        sitting.analysing() ? sitting.end_analysis() : sitting.branch_here();
        return;
    case 4:
        sitting.reset_turn_with_consent();
        return;
    default:
        sitting.return_to_now();
        if (!sitting.over())
        {
            sitting.play(random_action(sitting.history().state(), random, RandomPolicy::Busy));
        }
    }
}

} // namespace

TEST_CASE("a log that follows a game always equals a log composed from the start")
{
    words::Localizer localizer(words::Language::En);
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
    {
        Setup setup{.players = static_cast<std::uint8_t>(2 + seed % 4), .seed = seed};
        setup.hidden_hands = seed % 2 == 0;
        table::Sitting sitting(testing::game_of(setup));
        GameLog log(localizer);
        Random random(seed);
        for (int i = 0; i < 250; ++i)
        {
            do_something(sitting, random);
            log.follow(sitting, seat_names);
            check_against_fresh_log(log, sitting, localizer);
        }
    }
}

TEST_CASE("an action adds rows to the log and does not compose older ones again")
{
    words::Localizer localizer(words::Language::En);
    table::Sitting sitting(testing::game_of({.players = 4, .seed = 5}));
    GameLog log(localizer);
    Random random(5);
    std::size_t again = 0; // a revealed disk adds its region to an old row, as does a private permission
    std::map<std::uint64_t, std::string> told;
    while (!sitting.over())
    {
        sitting.raise_curtain();
        sitting.play(random_action(sitting.history().state(), random, RandomPolicy::Busy));
        const std::uint64_t before = told.empty() ? 0 : told.rbegin()->first;
        const std::size_t rows = log.rows().size();
        log.follow(sitting, seat_names);
        const auto old = log.rows().first(std::min(rows, log.rows().size()));
        for (const LogRow& row : old)
        {
            again += row.serial > before ? 1 : 0;
            REQUIRE((row.serial > before || told.at(row.serial) == row.said));
        }
        for (const LogRow& row : log.rows())
        {
            told[row.serial] = row.said;
        }
        const std::uint64_t changes = log.changes();
        log.follow(sitting, seat_names);
        REQUIRE(log.changes() == changes);
    }
    CHECK(again < log.rows().size() / 4);
    localizer = words::Localizer(words::Language::De);
    log.follow(sitting, seat_names);
    CHECK(log.rows().front().serial > told.rbegin()->first);
}

TEST_CASE("the log is composed again when somebody else becomes You, or nobody")
{
    const words::Localizer localizer(words::Language::En);
    table::Sitting sitting(testing::game_of({.players = 2, .seed = 5}));
    for (int i = 0; i < 4; ++i)
    {
        sitting.raise_curtain();
        sitting.play(legal(sitting.history().state())[0]);
    }
    GameLog log(localizer);
    const std::string word = "You";
    const auto calls_you = [&](Seat seat)
    {
        return std::any_of(log.rows().begin(), log.rows().end(),
                           [&](const LogRow& row)
                           { return row.said.find(words::marked_you(seat, word)) != std::string::npos; });
    };
    for (const Seat you : {Seat{0}, Seat{1}, nobody})
    {
        log.follow(sitting, {seat_names, you, word});
        CHECK(calls_you(0) == (you == 0));
        CHECK(calls_you(1) == (you == 1));
    }
}
