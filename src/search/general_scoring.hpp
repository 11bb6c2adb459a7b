#pragma once

#include "rules/state.hpp"
#include "search/known_payouts.hpp"

/// Internal to the search: the results of scorings at the end of a turn. `known` is a cache of payouts, which the
/// caller keeps for other ends of the same turn, or null.
namespace elgrande::search
{

/// Returns each seat's score if the Castillo and all regions were scored now, and nobody left the Castillo.
PerSeat<int> scores_as_it_stands(const State& state, KnownPayouts* known = nullptr);

/// Returns the score of `player` less the highest score of an opponent.
int lead_of(const State& state, Seat player, const PerSeat<int>& scores);

/// Returns the player's lead after a general scoring now. The opponents' disks show their homes; the player's disk
/// shows the region that is best against that.
int lead_with_disks_at_home(const State& state, Seat player, KnownPayouts* known = nullptr);

/// A general scoring before the player's disk: the Castillo has paid, and the opponents have gone to their homes.
struct OthersLanded
{
    State state;                ///< the player's Grande is in the Castillo if the player's disk will move it
    PerSeat<int> score{};       ///< including what the Castillo paid
    bool player_leaves = false; ///< True if the player's disk will move a piece
};

/// Returns the general scoring of `state` up to the player's disk.
OthersLanded others_landed(const State& state, Seat player);

/// Returns the state of `landed` after the player's disk, which shows the region `disk`, has moved its pieces. `landed`
/// must be others_landed(state, player).
State with_disk(const State& state, const OthersLanded& landed, Seat player, Place disk);

} // namespace elgrande::search
