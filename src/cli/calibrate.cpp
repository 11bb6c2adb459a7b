// The command "calibrate": compares estimated chances of winning with the results of games between computer players.
#include "cli/commands.hpp"
#include "cli/matches.hpp"
#include "opponents/chance.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <vector>

namespace elgrande::cli
{

namespace
{

using opponents::ChanceEstimate;
using opponents::Contestant;

struct Turn
{
    State start;
    std::vector<Action> answers; ///< of all players, to its end
};

/// Collects the turns of a game while it is played.
class TurnCollector
{
public:
    void note(const State& before, Action action)
    {
        if (!within_ && is_within_turn(before))
        {
            turns_.push_back({before, {}});
            within_ = true;
            state_ = before;
        }
        if (within_)
        {
            turns_.back().answers.push_back(action);
            within_ = !apply_within_turn(state_, action);
        }
        end_ = before;
        apply(end_, action);
    }

    const std::vector<Turn>& turns() const { return turns_; }
    /// Returns the state after the last action.
    const State& end() const { return end_; }

private:
    std::vector<Turn> turns_;
    bool within_ = false;
    State state_; ///< of the turn, while within_
    State end_;
};

/// The estimates of a game and its result. All chances are from 0 to 1.
struct GameResult
{
    struct Estimate
    {
        double chance = 0;
        double won = 0; ///< the share of the victory: 1, or less for a shared victory, or 0
    };

    struct Change
    {
        Contestant who{};
        double chance = 0; ///< the player's chance after the turn, minus that before it
    };

    std::vector<Estimate> estimates; ///< for each seat at the beginning of each turn
    std::vector<Change> changes;     ///< by turn
    bool legal = true;
};

/// Estimates the chances after `answers` by this number of playouts.
PerSeat<double> chances_after(const Turn& turn, const std::vector<Action>& answers, int playouts)
{
    ChanceEstimate estimate(turn.start, answers, 0);
    for (int i = 0; i < playouts; ++i)
    {
        estimate.step();
    }
    const PerSeat<int> chances = estimate.chances();
    PerSeat<double> result{};
    std::transform(chances.begin(), chances.end(), result.begin(),
                   [](int chance) { return static_cast<double>(chance) / opponents::certain; });
    return result;
}

GameResult play_and_estimate(const MatchSeries& series, int number, int playouts)
{
    TurnCollector collector;
    GameResult result;
    result.legal = opponents::play(series.match, series.seed, number,
                                   [&collector](const State& state, Action action) { collector.note(state, action); })
                       .legal;
    if (!result.legal)
    {
        return result;
    }
    const Seat one = opponents::seat_of_one(series.match, number);
    const unsigned first = leaders(collector.end());
    for (const Turn& turn : collector.turns())
    {
        const PerSeat<double> before = chances_after(turn, {}, playouts);
        for (const Seat seat : turn.start.seats())
        {
            result.estimates.push_back({before[seat], (first >> seat & 1U) != 0 ? 1.0 / std::popcount(first) : 0});
        }
        const Seat active = turn.start.active();
        const double after = chances_after(turn, turn.answers, playouts)[active];
        result.changes.push_back({active == one ? series.match.one : series.match.others, after - before[active]});
    }
    return result;
}

/// A mean of values from several games. As the values of one game are correlated, the standard error is estimated from
/// the sums of whole games (clusters).
class MeanOverGames
{
public:
    void add(double value)
    {
        game_sum_ += value;
        ++game_count_;
    }

    void end_game()
    {
        games_.push_back({game_sum_, game_count_});
        sum_ += game_sum_;
        count_ += game_count_;
        game_sum_ = 0;
        game_count_ = 0;
    }

    int count() const { return count_; }
    double mean() const { return count_ == 0 ? 0 : sum_ / count_; }

    double error() const
    {
        double squares = 0;
        for (const auto& [sum, count] : games_)
        {
            const double off = sum - mean() * count;
            squares += off * off;
        }
        return count_ == 0 ? 0 : std::sqrt(squares) / count_;
    }

private:
    struct Game
    {
        double sum;
        int count;
    };

    std::vector<Game> games_;
    double game_sum_ = 0;
    double sum_ = 0;
    int game_count_ = 0;
    int count_ = 0;
};

constexpr int tenths = 10;

void print_table(const std::vector<GameResult>& results)
{
    std::array<MeanOverGames, tenths> chances;
    std::array<MeanOverGames, tenths> won;
    MeanOverGames squares;
    for (const GameResult& game : results)
    {
        for (const GameResult::Estimate& estimate : game.estimates)
        {
            const auto tenth = static_cast<std::size_t>(std::clamp(static_cast<int>(estimate.chance * tenths), 0, 9));
            chances[tenth].add(estimate.chance);
            won[tenth].add(estimate.won);
            squares.add((estimate.chance - estimate.won) * (estimate.chance - estimate.won));
        }
        for (std::size_t tenth = 0; tenth < tenths; ++tenth)
        {
            chances[tenth].end_game();
            won[tenth].end_game();
        }
        squares.end_game();
    }
    std::cout << "estimated    estimates        mean          won\n" << std::fixed << std::setprecision(1);
    for (std::size_t tenth = 0; tenth < tenths; ++tenth)
    {
        std::cout << std::setw(2) << tenth * tenths << " to " << std::setw(3) << (tenth + 1) * tenths << " %"
                  << std::setw(11) << chances[tenth].count() << std::setw(10) << 100 * chances[tenth].mean() << " %"
                  << std::setw(7) << 100 * won[tenth].mean() << " +- " << 100 * won[tenth].error() << " %\n";
    }
    std::cout << std::setprecision(4) << "mean squared error (Brier score) " << squares.mean() << '\n';
}

void print_changes(const std::vector<GameResult>& results)
{
    std::map<Contestant, MeanOverGames> changes;
    for (const GameResult& game : results)
    {
        for (const GameResult::Change& change : game.changes)
        {
            changes[change.who].add(change.chance);
        }
        for (auto& [who, mean] : changes)
        {
            mean.end_game();
        }
    }
    for (const auto& [who, mean] : changes)
    {
        std::cout << "a turn of " << name_of(who) << " changes its own chance by " << std::showpos << std::fixed
                  << std::setprecision(2) << 100 * mean.mean() << std::noshowpos << " +- " << 100 * mean.error()
                  << " % on average, " << mean.count() << " turns\n";
    }
}

} // namespace

void calibrate(Arguments& arguments)
{
    constexpr int default_games = 200;
    constexpr std::uint64_t default_playouts = 100;
    const auto playouts = static_cast<int>(arguments.number("--estimate", 1, 1'000'000, default_playouts));
    const MatchSeries series = series_of(
        arguments, {.match = {.setup = {}, .one = Contestant::Medium, .others = Contestant::Medium, .budget = {}},
                    .games = default_games});
    arguments.done();
    std::vector<GameResult> results(static_cast<std::size_t>(series.games));
    play_games(series,
               [&](int game) { results[static_cast<std::size_t>(game)] = play_and_estimate(series, game, playouts); });
    if (!std::all_of(results.begin(), results.end(), [](const GameResult& game) { return game.legal; }))
    {
        throw Failure("a computer player gave an illegal answer");
    }
    print_table(results);
    print_changes(results);
}

} // namespace elgrande::cli
