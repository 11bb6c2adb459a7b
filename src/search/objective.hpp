#pragma once

#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <limits>

namespace elgrande::search
{

using elgrande::Objective;
using elgrande::objective_count;
using elgrande::objective_id;
using elgrande::objective_named;

/// Higher than the value of any end; −infinity is lower.
inline constexpr int infinity = std::numeric_limits<int>::max() / 4;

/// Returns the value in points of `end`, where apply_within_turn() has stopped, to the seat `player` (rule book:
/// "General scoring", "Score the Regions"). `score_before` is the player's score in the position from which the turn is
/// judged; it matters for Objective::PointsGained only. For Objective::LeadAfterScoring the opponents' disks show their
/// homes, the regions of their Grandes (Galicia if the Grande is in no region of Spain), and the player's disk shows
/// the region that is best against that. A disk that shows the King's region sends to the court.
int worth(const State& end, Seat player, Objective objective, int score_before);

} // namespace elgrande::search
