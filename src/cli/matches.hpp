#pragma once

#include "cli/arguments.hpp"
#include "opponents/tournament.hpp"

#include <atomic>
#include <cstdint>
#include <system_error>
#include <thread>
#include <vector>

namespace elgrande::cli
{

/// A series of games of computer players.
struct MatchSeries
{
    opponents::Match match;
    int games = 100; ///< number of games, at least 1
    int jobs = 1;    ///< number of threads, 1 … 64
    std::uint64_t seed = 1;
};

/// Takes the options of a series, including RULES, out of the arguments. Options that are not given have the values of
/// `defaults`, except for the rules and the number of players, which is 4. Throws Failure for bad values, and if no
/// game can begin with the rules.
MatchSeries series_of(Arguments& arguments, const MatchSeries& defaults);

/// Calls `play(game)` for each game of the series, 0 … games − 1, on MatchSeries::jobs threads, or on fewer if the
/// system refuses to create them. Returns when all calls have returned. Calls run at the same time and end in any
/// order; they must not throw.
template <class Play>
void play_games(const MatchSeries& series, Play play)
{
    std::atomic<int> next = 0;
    const auto work = [&]
    {
        for (int game = next++; game < series.games; game = next++)
        {
            play(game);
        }
    };
    std::vector<std::thread> others;
    try
    {
        for (int i = 1; i < series.jobs; ++i)
        {
            others.emplace_back(work);
        }
    }
    catch (const std::system_error&)
    {
        // The threads that exist play all games. WebAssembly without threads has only this one.
    }
    work();
    for (std::thread& other : others)
    {
        other.join();
    }
}

} // namespace elgrande::cli
