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
    Seat seat = nobody;               ///< who decided
    std::uint8_t round = 0;           ///< State::round when it was played
    Question question{};              ///< the question that was answered
    std::optional<Action> action;     ///< nothing while it is secret: a disk, or whether a Veto was used
    std::vector<VisibleEvent> events; ///< may be empty
    Seat active = nobody;             ///< whose turn it was; nobody between turns
    /// The number of events that belong to the action. The remaining ones belong to what follows: the dummy's turn, a
    /// round, a general scoring, the end of the game.
    std::size_t of_turn = 0;

    bool operator==(const LogLine&) const = default;
};

/// Returns a number above 0 for the turn at a moment (0 … history.end()), higher for each later turn; 0 between turns:
/// in bids, in general scorings and after the end.
int turn_at(const History& history, Moment moment);

/// Identifies the contents of a log line: within a history, lines with equal keys are equal.
struct LogLineKey
{
    std::uint64_t entry = 0; ///< Entry::number
    bool is_public = false;  ///< Entry::public_from has been reached
    Seat viewer = nobody;    ///< the viewer, if the entry holds secrets of theirs

    bool operator==(const LogLineKey&) const = default;
};

/// Returns the key of log_line() for the same arguments. Cheap.
LogLineKey log_line_key(const History& history, std::size_t index, Moment now, Seat viewer);

/// Returns entry `index` as `viewer` may read it when the game is at moment `now` (index < now).
LogLine log_line(const History& history, std::size_t index, Moment now, Seat viewer);

} // namespace elgrande::table
