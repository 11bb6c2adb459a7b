#pragma once

#include "rules/state.hpp"
#include "search/payout_table.hpp"

/// Internal to the search: the results of scorings at the end of a turn. `cache` holds payouts, and is kept by the
/// caller for other ends of the same turn; it may be null.
namespace elgrande::search
{

/// Returns each seat's score if the Castillo and all regions were scored now and nobody left the Castillo.
PerSeat<int> scores_as_it_stands(const State& state, ScoringCache* cache = nullptr);

/// Returns the score of `player` minus the highest score of an opponent.
int lead_of(const State& state, Seat player, const PerSeat<int>& scores);

/// Returns the player's lead after a general scoring now. The opponents' disks show their homes; the player's disk
/// shows the best region given these.
int lead_with_disks_at_home(const State& state, Seat player, ScoringCache* cache = nullptr);

/// A general scoring before the player's disk: the Castillo has paid, and the opponents have gone to their homes.
struct BeforeOwnDisk
{
    State state;                   ///< the player's Grande is in the Castillo if the player's disk will move it
    PerSeat<int> score{};          ///< including what the Castillo paid
    bool disk_moves_piece = false; ///< True if the player's disk will move a piece
};

/// Returns the general scoring of `state` up to the player's disk.
BeforeOwnDisk scoring_before_own_disk(const State& state, Seat player);

/// Returns the state of `landed` after the player's disk, which shows the region `disk`, has moved its pieces. `landed`
/// must be scoring_before_own_disk(state, player).
State with_disk(const State& state, const BeforeOwnDisk& landed, Seat player, Place disk);

} // namespace elgrande::search
