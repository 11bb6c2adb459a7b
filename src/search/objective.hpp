#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace elgrande::search
{

/// What a turn is worth to its player: a number of points, more is better.
enum class Objective : std::uint8_t
{
    PointsGained,        ///< the points that the player gets from the given position to the end of the turn
    OwnPoints,           ///< the player's score if the Castillo and all regions were scored as they stand at the end
    Lead,                ///< the same, less the highest such score of an opponent
    LeadAfterScoring,    ///< the lead after a general scoring at the end, where opponents set their home on the disk
    LeadAfterWorstDisks, ///< the lead after a general scoring at the end, with the others' disks worst for the player
};

inline constexpr int objective_count = 5;

/// The word for an objective on a command line: "points-gained", "own-points", "lead", "lead-after-scoring",
/// "lead-after-worst-disks".
std::string_view objective_id(Objective objective);

/// The objective with this id, if there is one.
std::optional<Objective> objective_named(std::string_view id);

/// What `end`, where apply_within_turn() has stopped, is worth to the seat `player` ("General scoring", "Score the
/// Regions"). `score_before` is their score in the position from which the turn is judged. In both objectives with a
/// general scoring the player sets the disk that is best against all that the others may do by that objective, before
/// they set theirs; a disk that shows the King's region sends to the court. An opponent whose Grande stands in the
/// Castillo has no home, and sets Galicia where homes are set.
int worth(const State& end, Seat player, Objective objective, int score_before);

} // namespace elgrande::search
