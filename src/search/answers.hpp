#pragma once

#include "rules/game.hpp"

#include <cstdint>

/// Inside the search: how turns are played on, and which states are the same.
namespace elgrande::search
{

/// Does somebody else have to answer now?
inline bool asks_another(const State& state, Seat player)
{
    return state.decision.seat != player;
}

/// Is somebody else asked for what the player chooses in secret, too? The player chooses first then.
inline bool owes_disk(const State& state, Seat player)
{
    return asks_another(state, player) && state.sealed.is_called() && state.sealed.is_due(player);
}

/// The disks that the player can set, as answers to the question that the engine asks last.
inline ActionList own_disks(const State& state, Seat player)
{
    State asked = state;
    asked.decision.seat = player;
    return legal(asked);
}

/// The player's disk lies there before the others are asked.
inline void set_own_disk(State& state, Seat player, Action disk)
{
    state.sealed.answer(player, disk.place);
}

/// Tells apart the ends of a turn, where nothing is asked.
inline std::uint64_t end_key(const State& ended)
{
    State end = ended;
    end.decision = {}; // what was asked last
    return turn_key(end);
}

} // namespace elgrande::search
