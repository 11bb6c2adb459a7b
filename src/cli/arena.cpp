// The command "arena": plays computer players against one another and prints how often they win.
#include "cli/commands.hpp"
#include "cli/matches.hpp"
#include "rules/cards/card.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

namespace elgrande::cli
{

namespace
{

using opponents::Contestant;
using opponents::Match;
using opponents::MatchGame;

/// A row of --table: a match, and the share of victories that `one` should reach against `others`.
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

/// Plays a match and prints its result. Returns the share of victories in percent.
double play_row(const MatchSeries& series)
{
    const Match& match = series.match;
    std::vector<MatchGame> played(static_cast<std::size_t>(series.games));
    const auto begin = std::chrono::steady_clock::now();
    play_games(series,
               [&](int game) { played[static_cast<std::size_t>(game)] = opponents::play(match, series.seed, game); });
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

/// Plays the matches of `table` with the options of `series` and reports results below `wanted`.
void play_table(MatchSeries series)
{
    for (const Row& row : table)
    {
        series.match.one = row.one;
        series.match.others = row.others;
        series.match.setup = {};
        series.match.setup.edition = row.edition;
        series.match.setup.players = row.players;
        series.match.setup.hidden_hands = hides_hands_by_default(row.edition);
        if (play_row(series) < row.wanted)
        {
            std::cout << "  less than " << row.wanted << " %" << std::endl;
        }
    }
}

} // namespace

void arena(Arguments& arguments)
{
    const bool whole = arguments.flag("--table");
    const MatchSeries series = series_of(arguments, {});
    arguments.done();
    if (whole)
    {
        play_table(series);
    }
    else
    {
        play_row(series);
    }
}

} // namespace elgrande::cli
