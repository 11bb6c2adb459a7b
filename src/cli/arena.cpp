// The command "arena": plays computer players against one another and prints how often they win.
#include "cli/commands.hpp"
#include "cli/rules.hpp"
#include "opponents/tournament.hpp"
#include "rules/cards/card.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <thread>
#include <vector>

namespace elgrande::cli
{

namespace
{

using opponents::Contestant;
using opponents::Match;
using opponents::MatchGame;

/// A row of --table: a pair of players, and the share of victories that `one` should reach against `others`.
struct Row
{
    Contestant one;
    Contestant others;
    std::uint8_t players;
    Edition edition;
    int wanted; ///< in percent
};

constexpr std::array<Row, 14> table{{
    {Contestant::Easy, Contestant::RandomBusy, 4, Edition::Classic, 92},
    {Contestant::Medium, Contestant::Calm, 4, Edition::Classic, 62},
    {Contestant::Medium, Contestant::Calm, 4, Edition::BigBox, 62},
    {Contestant::Medium, Contestant::Calm, 4, Edition::Edition2023, 62},
    {Contestant::Medium, Contestant::Calm, 4, Edition::Colonies, 62},
    {Contestant::Hard, Contestant::Medium, 2, Edition::Classic, 90},
    {Contestant::Hard, Contestant::Medium, 3, Edition::Classic, 80},
    {Contestant::Hard, Contestant::Medium, 4, Edition::Classic, 80},
    {Contestant::Hard, Contestant::Medium, 5, Edition::Classic, 75},
    {Contestant::Hard, Contestant::Medium, 4, Edition::BigBox, 65},
    {Contestant::Hard, Contestant::Medium, 2, Edition::Edition2023, 85},
    {Contestant::Hard, Contestant::Medium, 4, Edition::Edition2023, 75},
    {Contestant::Hard, Contestant::Medium, 4, Edition::Intrigue, 60},
    {Contestant::Hard, Contestant::Medium, 4, Edition::Colonies, 45},
}};

Contestant contestant_of(const std::string& name)
{
    const auto contestant = opponents::contestant_named(name);
    if (!contestant)
    {
        throw Failure("unknown player " + name);
    }
    return *contestant;
}

/// How many games of a match are played.
struct MatchSeries
{
    int games = 100;
    int jobs = 1; ///< number of threads
    std::uint64_t seed = 1;
};

/// Plays the games of a series on MatchSeries::jobs threads. Returns them in order.
std::vector<MatchGame> play_all(const Match& match, const MatchSeries& series)
{
    std::vector<MatchGame> played(static_cast<std::size_t>(series.games));
    std::atomic<int> next = 0;
    const auto work = [&]
    {
        for (int game = next++; game < series.games; game = next++)
        {
            played[static_cast<std::size_t>(game)] = opponents::play(match, series.seed, game);
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < series.jobs; ++i)
    {
        others.emplace_back(work);
    }
    work();
    for (std::thread& other : others)
    {
        other.join();
    }
    return played;
}

/// Plays a match and prints its result. Returns the share of victories in percent.
double play_row(const Match& match, const MatchSeries& series)
{
    const auto begin = std::chrono::steady_clock::now();
    const std::vector<MatchGame> played = play_all(match, series);
    const std::chrono::duration<double> elapsed_s = std::chrono::steady_clock::now() - begin;
    double won = 0;
    double squares = 0;
    double lead = 0;
    std::uint64_t digest = 0;
    for (const MatchGame& game : played)
    {
        if (!game.legal)
        {
            throw Failure("a computer player gave an illegal answer");
        }
        won += game.won;
        squares += game.won * game.won;
        lead += game.lead;
        digest = Random(digest ^ game.digest).next();
    }
    const double share = won / series.games;
    const double error = std::sqrt(std::max(0.0, squares / series.games - share * share) / series.games);
    std::cout << std::left << std::setw(8) << opponents::name_of(match.one) << " against " << match.setup.players - 1
              << ' ' << std::setw(12) << opponents::name_of(match.others) << std::setw(9)
              << edition_row(match.setup.edition).id << std::right << std::fixed << std::setprecision(1) << std::setw(6)
              << 100 * share << " % +- " << std::setw(3) << 100 * error << ", fair " << 100.0 / match.setup.players
              << ", lead " << std::setw(5) << lead / series.games << ", " << series.games << " games, "
              << elapsed_s.count() << " s, digest " << std::hex << digest << std::dec << std::endl;
    return 100 * share;
}

/// Plays the matches of `table`, with the budget of `match`, and prints those that fall short.
void play_table(Match match, const MatchSeries& series)
{
    for (const Row& row : table)
    {
        match.one = row.one;
        match.others = row.others;
        match.setup = {};
        match.setup.edition = row.edition;
        match.setup.players = row.players;
        match.setup.hidden_hands = usually_hides_hands(row.edition);
        if (play_row(match, series) < row.wanted)
        {
            std::cout << "  less than " << row.wanted << " %" << std::endl;
        }
    }
}

} // namespace

void arena(Arguments& arguments)
{
    Match match;
    MatchSeries series;
    const bool whole = arguments.flag("--table");
    match.setup = rules_of(arguments);
    match.setup.players = static_cast<std::uint8_t>(arguments.number("--players", 2, max_players, 4));
    match.setup.hidden_hands = usually_hides_hands(match.setup.edition);
    match.one = contestant_of(arguments.text("--one").value_or("hard"));
    match.others = contestant_of(arguments.text("--others").value_or("medium"));
    match.budget.playouts =
        static_cast<std::uint32_t>(arguments.number("--playouts", 1, 1'000'000, match.budget.playouts));
    series.games = static_cast<int>(arguments.number("--games", 1, 1'000'000, 100));
    series.jobs = static_cast<int>(arguments.number("--jobs", 1, 64, 1));
    series.seed = arguments.number("--seed", 0, ~std::uint64_t{0}, 1);
    arguments.done();
    match.setup = checked(match.setup);
    if (whole)
    {
        play_table(match, series);
    }
    else
    {
        play_row(match, series);
    }
}

} // namespace elgrande::cli
