#pragma once

#include "table/history.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::table
{

/// The scores at a time that a chart shows.
struct Beat
{
    Moment moment = 0;        ///< the first at which everything of it is scored
    std::uint8_t round = 0;   ///< after this round, or in it if it is the present; 0: the start
    std::uint8_t general = 0; ///< 1, 2, 3: after this general scoring; 0: before it, or after a round that has none
    PerSeat<int> score{};

    bool operator==(const Beat&) const = default;
};

/// What one seat got by one turn of its own.
struct BestTurn
{
    Seat seat = nobody;
    std::uint8_t round = 0;
    CardId card = no_card;
    int points = 0;

    bool operator==(const BestTurn&) const = default;
};

/// What one seat got by one general scoring.
struct BestScoring
{
    Seat seat = nobody;
    std::uint8_t general = 0;
    int points = 0;

    bool operator==(const BestScoring&) const = default;
};

/// Beats in a row, after each of which one seat alone had the highest score.
struct Lead
{
    Seat seat = nobody;
    std::size_t first = 0; ///< indices of beats
    std::size_t last = 0;

    std::size_t length() const { return last - first + 1; }
    bool operator==(const Lead&) const = default;
};

/// How a game went, as charts tell it, of the line up to its cursor.
struct Story
{
    /// The start; then one for each round after its last turn, and one for each general scoring. The last one is the
    /// present, also in the middle of a round.
    std::vector<Beat> beats;
    /// The first of those that brought most; nothing if no turn or scoring paid anybody.
    std::optional<BestTurn> best_turn;
    std::optional<BestScoring> best_scoring;
    /// The first of the longest; nothing if nobody ever led alone.
    std::optional<Lead> longest_lead;
};

Story story(const History& history);

/// The seat that alone has the most points, or nobody. `players`: so many first seats count.
Seat sole_leader(const PerSeat<int>& score, int players);

} // namespace elgrande::table
