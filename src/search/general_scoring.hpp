#pragma once

#include "rules/state.hpp"
#include "search/known_payouts.hpp"

/// Inside the search: what scorings at the end of a turn would come to.
namespace elgrande::search
{

/// Everybody's score if the Castillo and all regions were scored now, and nobody left the Castillo. `known`, if there
/// is one, saves time, here and below.
PerSeat<int> scores_as_it_stands(const State& state, KnownPayouts* known = nullptr);

/// The score of `player` less the highest of another player.
int lead_of(const State& state, Seat player, const PerSeat<int>& scores);

/// The lead after a general scoring now with these disks.
int lead_after_disks(const State& state, Seat player, const PerSeat<Place>& disks);

/// The lead after a general scoring now: opponents set their homes, the player what is best against that.
int lead_with_disks_at_home(const State& state, Seat player, KnownPayouts* known = nullptr);

/// The disks of opponents who go home, by seat.
PerSeat<Place> homes(const State& state);

/// A general scoring that waits for the player's disk: the Castillo has paid, and opponents have gone where their disks
/// say.
struct OthersLanded
{
    State state;                ///< the player's Grande is in the Castillo if the disk says where it goes
    PerSeat<int> score{};       ///< with what the Castillo paid
    bool player_leaves = false; ///< else the player's disk moves nobody
};

/// The player's own disk is not looked at.
OthersLanded others_landed(const State& state, Seat player, const PerSeat<Place>& disks);

/// The same when the player's disk shows this region.
State with_disk(const State& state, const OthersLanded& landed, Seat player, Place disk);

} // namespace elgrande::search
