#pragma once

#include "table/history.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::table
{

/// An event as one viewer may know it. If its contents are secret, it has only kind, seat and card.
struct VisibleEvent
{
    Event event;
    bool secret = false;

    bool operator==(const VisibleEvent&) const = default;
};

/// One line of the log: an action and its events, as far as a viewer may know them.
struct LogLine
{
    Moment moment = 0;                ///< after the action: look_at(moment) shows its result
    Seat seat = nobody;               ///< the seat that decided
    std::uint8_t round = 0;           ///< State::round when it was played
    Question question{};              ///< the question that was answered
    std::optional<Action> action;     ///< nothing while it is hidden from the viewer, see is_public()
    std::vector<VisibleEvent> events; ///< in order; may be empty
    Seat active = nobody;             ///< the seat whose turn it was; nobody between turns
    /// The number of events that belong to the action, which come first. The others belong to the dummy's turn, the
    /// next round, a general scoring or the end of the game.
    std::size_t of_turn = 0;

    bool operator==(const LogLine&) const = default;
};

/// Returns a number above 0 for the turn at a moment (0 … history.end()), higher for each later turn; 0 between
/// turns: before the first round, in bids, in general scorings and after the end.
int turn_at(const History& history, Moment moment);

/// Identifies the contents of a log line: within a history, lines with equal keys are equal.
struct LogLineKey
{
    std::uint64_t entry = 0; ///< Entry::number
    bool is_public = false;  ///< Entry::public_from has been reached
    Seat viewer = nobody;    ///< the viewer, if the entry holds secrets of theirs

    bool operator==(const LogLineKey&) const = default;
};

/// Returns the key of log_line() for the same arguments, without building the line.
LogLineKey log_line_key(const History& history, std::size_t index, Moment now, Seat viewer);

/// Returns entry `index` as `viewer`, a seat or `nobody`, may read it when the game is at moment `now` (index < now ≤
/// history.end()).
LogLine log_line(const History& history, std::size_t index, Moment now, Seat viewer);

} // namespace elgrande::table
