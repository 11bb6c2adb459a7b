#pragma once

#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

namespace elgrande::search
{

using elgrande::Objective;
using elgrande::objective_count;
using elgrande::objective_id;
using elgrande::objective_named;

/// What `end`, where apply_within_turn() has stopped, is worth to the seat `player` ("General scoring", "Score the
/// Regions"). `score_before` is their score in the position from which the turn is judged. In the objective with a
/// general scoring the opponents set their homes and the player the disk that is best against that; a disk that shows
/// the King's region sends to the court. An opponent whose Grande stands in the Castillo has no home, and sets Galicia.
int worth(const State& end, Seat player, Objective objective, int score_before);

} // namespace elgrande::search
