#pragma once

#include "rules/state.hpp"

/// Inside the search: what scorings at the end of a turn would come to.
namespace elgrande::search
{

/// Everybody's score if the Castillo and all regions were scored now, and nobody left the Castillo.
PerSeat<int> scores_as_it_stands(const State& state);

/// The score of `player` less the highest of another player.
int lead_of(const State& state, Seat player, const PerSeat<int>& scores);

/// The lead after a general scoring now: opponents set their homes, the player what is best against that.
int lead_with_disks_at_home(const State& state, Seat player);

/// The lead after a general scoring now that the player can make sure of: the best of their disks, each with those of
/// the opponents that are worst together.
int lead_with_worst_disks(const State& state, Seat player);

} // namespace elgrande::search
