#pragma once

#include "rules/game.hpp"

#include <cstdint>

/// Internal to the search: queries about a position within a turn. `player` is the one whose turn it is.
namespace elgrande::search
{

/// True if an opponent must answer now.
inline bool asks_opponent(const State& state, Seat player)
{
    return state.decision.seat != player;
}

/// True if an opponent is asked for a secret disk and the player must set one afterwards. The search lets the player
/// choose first.
inline bool owes_disk(const State& state, Seat player)
{
    return asks_opponent(state, player) && state.sealed.is_called() && state.sealed.is_due(player);
}

/// Returns the disks that the player can set if owes_disk(). The game asks the player after the opponents, but with the
/// same legal answers.
inline ActionList own_disks(const State& state, Seat player)
{
    State asked = state;
    asked.decision.seat = player;
    return legal(asked);
}

/// Sets the player's disk, one of own_disks(), before the opponents are asked. The question does not change.
inline void set_own_disk(State& state, Seat player, Action disk)
{
    state.sealed.answer(player, disk.place);
}

/// Returns turn_key() of the state at the end of a turn, where apply_within_turn() has stopped, without the last
/// question.
inline std::uint64_t end_key(const State& ended)
{
    State end = ended;
    end.decision = {};
    return turn_key(end);
}

} // namespace elgrande::search
