#pragma once

#include "record/game.hpp"
#include "rules/event.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::table
{

/// A point between two actions: moment n is after the first n actions, moment 0 the start.
using Moment = std::size_t;

/// Later than every moment.
inline constexpr Moment never = std::numeric_limits<Moment>::max();

/// One action with its events. Includes secrets.
struct Entry
{
    Action action;
    Seat seat = nobody;         ///< the seat that decided
    std::uint8_t round = 0;     ///< State::round before the action
    bool reveals = false;       ///< True if it revealed hidden information, so that undo needs consent
    Moment public_from = 0;     ///< the moment from which on the action is public; `never` if it is still secret
    std::uint8_t secret_of = 0; ///< bit s: the action or its events hold secrets of seat s
    std::uint64_t number = 0;   ///< counts all entries ever added, from 1; no number is used again, even after an undo
    std::vector<Event> events;
};

/// A game with the state at each moment, at most 768 bytes each, so that undo and redo only move the cursor. Actions
/// after the cursor were undone and can be redone.
class History
{
public:
    /// `game` must pass record::validate_game(). A `cursor` beyond the last action is moved back to it.
    History(record::Game game, Moment cursor);

    /// Plays `action`, which must be legal, at the cursor. If the next undone action is the same, redoes it; otherwise
    /// drops all undone actions. Invalidates references to states and entries.
    void play(Action action);

    /// Lets a person play the seat from now on. `name` must be valid (record::Player), or empty to keep the old one.
    void seat_person(Seat seat, std::string name);
    /// Lets a computer of this level, 1 … record::max_computer_level, play the seat from now on.
    void seat_computer(Seat seat, int level);

    /// Moves the cursor to `moment`, 0 … end(), without playing or dropping actions.
    void go_to(Moment moment) { cursor_ = moment; }

    Moment cursor() const { return cursor_; }
    Moment end() const { return entries_.size(); }

    /// Returns the state at the cursor.
    const State& state() const { return states_[cursor_]; }
    /// Returns the state at a moment, 0 … end().
    const State& state_at(Moment moment) const { return states_[moment]; }

    /// Returns all actions, including undone ones. Entry n leads from moment n to n + 1.
    std::span<const Entry> entries() const { return entries_; }
    /// Returns the events of the set-up; empty for games that begin with a State (record::Game::start).
    std::span<const Event> start_events() const { return start_events_; }

    /// Returns the game with all actions, including undone ones.
    const record::Game& game() const { return game_; }

private:
    void append(Action action);
    void drop_undone_actions();
    void reveal_disk(Seat seat);

    record::Game game_;
    std::vector<State> states_; ///< one more than entries
    std::vector<Entry> entries_;
    std::vector<Event> start_events_;
    std::uint64_t played_ = 0; ///< the last Entry::number
    Moment cursor_ = 0;
};

} // namespace elgrande::table
