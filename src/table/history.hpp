#pragma once

#include "record/game.hpp"
#include "rules/event.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace elgrande::table
{

/// A point between two actions: moment n is after the first n actions, moment 0 the start.
using Moment = std::size_t;

inline constexpr Moment never = std::numeric_limits<Moment>::max();

/// One action with what happened by it. Holds everything, secrets too.
struct Entry
{
    Action action;
    Seat seat = nobody; ///< who decided
    std::uint8_t round = 0;
    bool reveals = false; ///< it showed something to somebody that they could not know: undoing it is not free
    Moment told_at = 0;   ///< the moment from which everybody may know the action itself; `never` if no time has come
    std::uint8_t secret_of = 0; ///< one bit a seat: its secrets are in the action or the events
    std::uint64_t number = 0;   ///< of all that were ever played on this line: what is played again has another one
    std::vector<Event> events;
};

/// A game with every moment of it kept: going to any of them is one assignment, and undo never plays anything again.
/// About 0.5 KB a moment. The actions behind the cursor were taken back and can be redone.
class History
{
public:
    /// `game` must pass record::validate_game(); `cursor` is cut to the number of its actions.
    History(record::Game game, Moment cursor);

    /// Plays at the cursor; what was taken back is forgotten, unless it begins with the same action.
    /// `action` must be legal(state()).
    void play(Action action);

    /// Moves the cursor; 0 ≤ moment ≤ end().
    void go_to(Moment moment) { cursor_ = moment; }

    Moment cursor() const { return cursor_; }
    Moment end() const { return entries_.size(); }

    const State& state() const { return states_[cursor_]; }
    const State& state_at(Moment moment) const { return states_[moment]; }

    /// All actions, also those that were taken back: entry n leads from moment n to n + 1.
    std::span<const Entry> entries() const { return entries_; }
    /// What the set-up told before the first action; empty if the game begins from a moment of another one.
    std::span<const Event> start_events() const { return start_events_; }

    /// With all actions, also those that were taken back.
    const record::Game& game() const { return game_; }

private:
    void append(Action action);
    void forget_what_was_taken_back();
    void tell_disk(Seat seat);

    record::Game game_;
    std::vector<State> states_; ///< one more than entries
    std::vector<Entry> entries_;
    std::vector<Event> start_events_;
    std::uint64_t played_ = 0; ///< entries, ever
    Moment cursor_ = 0;
};

} // namespace elgrande::table
