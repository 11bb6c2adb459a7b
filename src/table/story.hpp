#pragma once

#include "table/history.hpp"
#include "table/log.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::table
{

/// The scores at one point of a chart.
struct ChartPoint
{
    Moment moment = 0;        ///< a moment with these scores: the end of the round or the scoring
    std::uint8_t round = 0;   ///< the round that has ended, or the current one for the last point; 0: the start
    std::uint8_t general = 0; ///< number of the general scoring that has ended, 1 … 3; 0 for all other points
    PerSeat<int> score{};

    bool operator==(const ChartPoint&) const = default;
};

/// The points that a seat got in one of its own turns.
struct BestTurn
{
    Seat seat = nobody;
    std::uint8_t round = 0;
    CardId card = no_card; ///< the card in use when the turn first paid the seat; no_card if none was
    int points = 0;
    Moment moment = 0; ///< just before the turn first paid the seat

    bool operator==(const BestTurn&) const = default;
};

/// The points of one seat in one general scoring.
struct BestScoring
{
    Seat seat = nobody;
    std::uint8_t general = 0; ///< number of the general scoring, 1 … 3
    int points = 0;
    Moment moment = 0; ///< just before the scoring

    bool operator==(const BestScoring&) const = default;
};

/// A run of consecutive chart points at which one seat alone has the highest score.
struct Lead
{
    Seat seat = nobody;
    std::size_t first = 0; ///< index in Story::points
    std::size_t last = 0;  ///< the same; at least `first`

    std::size_t length() const { return last - first + 1; }
    bool operator==(const Lead&) const = default;
};

/// The course of a game up to the cursor, for charts.
struct Story
{
    /// The start, the end of each round, and each general scoring. The last point is the present, even within a round.
    std::vector<ChartPoint> points;
    /// The turn and scoring with the most points, the earliest of several; nothing if none paid anybody.
    std::optional<BestTurn> best_turn;
    std::optional<BestScoring> best_scoring;
    /// The earliest of the longest leads; nothing if nobody ever led alone.
    std::optional<Lead> longest_lead;
};

/// Returns the course of the game. Takes time proportional to the number of actions.
Story story(const History& history);

/// Returns the course of a game for a screen that has the log but not the game. `log` ends at the position `now`. The
/// result has no best_turn, because a log does not say which card was in use. If the log begins during a general
/// scoring, the rest of that scoring is part of its round, without a point of the chart or a BestScoring of its own.
Story story(std::span<const LogLine> log, const State& now);

/// Returns the only seat with the highest score among the first `players` seats (at least 1); nobody if several share
/// it.
Seat sole_leader(const PerSeat<int>& score, int players);

} // namespace elgrande::table
