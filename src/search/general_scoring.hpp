#pragma once

#include "rules/state.hpp"
#include "search/known_payouts.hpp"

/// Inside the search: what scorings at the end of a turn would come to. Each function takes payouts that are known from
/// other ends of the turn, if there are any, to save time.
namespace elgrande::search
{

/// Everybody's score if the Castillo and all regions were scored now, and nobody left the Castillo.
PerSeat<int> scores_as_it_stands(const State& state, KnownPayouts* known = nullptr);

/// The score of `player` less the highest score of an opponent.
int lead_of(const State& state, Seat player, const PerSeat<int>& scores);

/// The lead after a general scoring now. The opponents' disks show their homes, the player's disk shows the region that
/// is best against that.
int lead_with_disks_at_home(const State& state, Seat player, KnownPayouts* known = nullptr);

/// A general scoring that waits for the player's disk: the Castillo has paid, and opponents have gone to their homes.
struct OthersLanded
{
    State state;                ///< the player's Grande is in the Castillo if the disk says where it goes
    PerSeat<int> score{};       ///< with what the Castillo paid
    bool player_leaves = false; ///< else the player's disk moves nobody
};

OthersLanded others_landed(const State& state, Seat player);

/// The state of `landed` after the player has gone where the disk says. `state` is the one before the scoring.
State with_disk(const State& state, const OthersLanded& landed, Seat player, Place disk);

} // namespace elgrande::search
