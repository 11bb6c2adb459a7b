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

/// The exact solver: finds the best ways to play the rest of one turn. README.md explains how. It decides by verbs and
/// questions, never by the name of a card.
namespace elgrande::search
{

/// Limits of a search. A search that reaches one returns a lower bound. If the player is asked to take a card, each
/// card is searched with these limits.
struct Limits
{
    /// Maximum number of positions kept in memory, 1 … 2³¹. Each takes less than 64 bytes. Other work is limited to
    /// an equivalent amount (see Budget).
    std::uint32_t max_positions = 400'000;
    /// Maximum number of best ends returned with their actions, 0 … 64.
    int max_turns = 64;
    /// If set, called before the search with each card, and about every thousand positions. Returning true ends the
    /// search; it must then return true in all later calls, too.
    std::function<bool()> cancelled = {};

    bool is_cancelled() const { return cancelled && cancelled(); }
};

/// One way to play the turn.
using ActionSequence = std::vector<Action>;

/// The best ends of a turn. "The player" is the one whose turn it is.
///
/// An *end* is a position that the player's own answers lead to: the end of the turn, or, if it comes earlier, the
/// first question to an opponent (a return, a secret disk, a Veto, a standard-bearer). If the player owes a secret disk
/// at that moment, each disk that the player can set makes a separate end.
///
/// Two ends are the same if their states are equal (pieces, points, hands, cards taken, and whether the Castillo was
/// seen) and they were reached with the same action card. With own cards (Intrigue & the King) two cards can lead to
/// equal states; these are two ends.
///
/// The value of an end at which an opponent is asked is the highest that the player can guarantee: opponents give the
/// answers that are worst for the player, the player gives the best answers after them. Opponents know all earlier
/// answers, even one another's secret disks; the player's own disk is chosen before theirs. An opponent who owns a Veto
/// may use it.
struct BestTurns
{
    bool found = false; ///< false if the search gave up before the first end; then only `positions` is valid
    bool exact = false; ///< if false, `value` is a lower bound, and the other members describe only what was searched
    int value = 0;      ///< the highest value of an end, in points as Objective defines them
    std::optional<int> second;   ///< the next lower value of an end; nothing if all ends have the same value
    std::uint64_t best_ends = 0; ///< the number of ends with the highest value
    std::uint64_t ends = 0;      ///< the number of all ends
    std::uint64_t positions = 0; ///< the number of positions searched, as a measure of the work
    /// For each of the best ends, up to Limits::max_turns, a shortest sequence of the player's actions. It is empty if
    /// `state` asks an opponent. If an end has the player's secret disk, that comes last, even though the opponents'
    /// questions come before it in the game.
    std::vector<ActionSequence> turns;
};

/// Solves the turn from `state` on. `state` must pass validate_state() and is_within_turn(); it may ask the player
/// anything from recruiting on, or an opponent something during the player's special action.
BestTurns best_turns(const State& state, Objective objective, const Limits& limits = {});

/// Solves determinize(view) with a fixed seed. The view must be that of the player whose turn it is, within the turn.
/// What it hides does not affect the result, except that power cards which an opponent could take back are guessed.
BestTurns best_turns(const PlayerView& view, Objective objective, const Limits& limits = {});

} // namespace elgrande::search
