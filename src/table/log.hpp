#pragma once

#include "table/history.hpp"

#include <optional>
#include <vector>

namespace elgrande::table
{

/// An event as one viewer is told it. When its contents are secret, only kind, seat and card are left of it.
struct Told
{
    Event event;
    bool secret = false;
};

/// One line of the log: an action and what happened by it, without what the viewer may not know.
struct LogLine
{
    Moment moment = 0;  ///< after the action: look_at(moment) shows its result
    Seat seat = nobody; ///< who decided
    std::uint8_t round = 0;
    Question question{};          ///< that was answered
    std::optional<Action> action; ///< nothing if the choice is secret: a disk not yet revealed, a Veto kept back
    std::vector<Told> events;     ///< may be empty
    Seat active = nobody;         ///< whose turn it was, if it was one
    /// So many of the events belong to what was answered; the others begin what comes next: the turn of the dummy, a
    /// round, a general scoring, the end.
    std::size_t of_turn = 0;
};

/// Which turn is played at a moment: another number for every turn of a game, 0 between turns (bids, general scorings,
/// the end).
int turn_at(const History& history, Moment moment);

/// What of an entry can be read: as long as it is the same, so is its log_line().
struct Reading
{
    std::uint64_t entry = 0; ///< Entry::number
    bool told = false;
    Seat viewer = nobody; ///< if his own secrets are in it

    bool operator==(const Reading&) const = default;
};

/// Of entry `index`, for the same arguments as log_line(); costs nothing beside it.
Reading reading(const History& history, std::size_t index, Moment now, Seat viewer);

/// Entry `index` of the line as `viewer` may read it when the game stands at moment `now` (index < now).
LogLine log_line(const History& history, std::size_t index, Moment now, Seat viewer);

} // namespace elgrande::table
