#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace elgrande
{

/// The measures of the value of a turn, in points for its player.
enum class Objective : std::uint8_t
{
    PointsGained, ///< the points that the player gets from the given position to the end of the turn
    OwnPoints,    ///< the player's score if the Castillo and all regions were scored at the end of the turn
    Lead,         ///< OwnPoints, minus the highest OwnPoints of an opponent
    /// The lead after a general scoring at the end of the turn. The opponents' disks show their homes (Galicia for a
    /// Grande in no region of Spain), and the player's disk shows the region that is best against that.
    LeadAfterScoring,
    HoldRivals, ///< the highest OwnPoints of an opponent, negated
};

inline constexpr int objective_count = 5;

/// Returns the id of an objective, which must be valid, on command lines: "points-gained", "own-points", "lead",
/// "lead-after-scoring", "hold-rivals".
std::string_view objective_id(Objective objective);

/// Returns the number of an objective in links and messages, which its row in objective.cpp states; 0 for a value
/// outside the enum.
std::uint8_t wire_number(Objective objective);

/// Returns the objective with this number in links and messages, if there is one.
std::optional<Objective> objective_of_wire(unsigned number);

/// Returns the objective with this id, if there is one.
std::optional<Objective> objective_named(std::string_view id);

} // namespace elgrande
