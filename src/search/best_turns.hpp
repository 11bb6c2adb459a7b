#pragma once

#include "rules/action.hpp"
#include "search/objective.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace elgrande
{
struct PlayerView;
}

/// The exact solver: what the rest of one turn can come to, and how its player plays it best. Of the rules alone; it
/// decides by verbs and questions, never by the name of a card.
namespace elgrande::search
{

/// When the search gives up. What it has found until then is a bound.
struct Limits
{
    /// Positions that may be kept at a time, 1 … 2³¹, each in less than 64 bytes. For each of them sixteen changes of counts
    /// may be put together.
    std::uint32_t most_positions = 400'000;
    /// Ends that are given with their actions, 0 … 64.
    int most_turns = 64;
    /// Asked about every thousand positions, if there is one: true ends the search.
    std::function<bool()> cancelled = {};
};

/// One way to play the turn.
using ActionSequence = std::vector<Action>;

/// What a turn can come to. The player is the one whose turn it is.
///
/// An *end* is what the player's own answers lead to: a state at the end of the turn, or, if it comes before, the first
/// question to somebody else (a return, a secret disk, a Veto, a standard-bearer); where the player owes a secret disk
/// then, one end for each that they can set. Two ends are the same if the states are, whatever led to them: what lies
/// where, points, hands, cards taken, and whether the Castillo was seen. With own cards (Intrigue & the King) two cards
/// can lead to the same state; where the card is free these are two ends.
///
/// Others answer as is worst for the player, who answers best what comes after: the least that the player can make sure
/// of. Others know all that was answered before them, also one another's secret disks; the player's own disk is chosen
/// before theirs. Who owns a Veto may use it.
struct BestTurns
{
    bool found = false; ///< is there any end? Not if the search was ended before the first; all else is empty then
    bool exact = false; ///< else `value` is a lower bound, and the rest tells only of what was seen
    int value = 0;      ///< of the best ends
    std::optional<int> second;   ///< the next lower value of an end; nothing if all are worth the same
    std::uint64_t best_ends = 0; ///< ends worth `value`
    std::uint64_t ends = 0;      ///< all ends
    std::uint64_t positions = 0; ///< looked at: the cost of the search
    /// For the first of the best ends a shortest sequence of actions each, up to Limits::most_turns. One is empty if
    /// `state` asks another player. In one that ends with the player's secret disk this comes last, although the others
    /// are asked before.
    std::vector<ActionSequence> turns;
};

/// Of a state of which validate_state() finds nothing wrong, in the turn of a player: any question of theirs from
/// recruiting on, or of others in the middle of their special action.
BestTurns best_turns(const State& state, Objective objective, const Limits& limits = {});

/// The same of what a seat sees of such a state; best of what the active player sees. What the view hides makes no
/// difference within a turn but for the power cards that somebody else could take back.
BestTurns best_turns(const PlayerView& view, Objective objective, const Limits& limits = {});

/// Is it the turn of a player, so that best_turns() may be asked?
bool is_within_turn(const State& state);

} // namespace elgrande::search
