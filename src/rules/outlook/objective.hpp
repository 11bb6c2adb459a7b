#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace elgrande
{

/// How the value of a turn is measured, in points for its player.
enum class Objective : std::uint8_t
{
    PointsGained,     ///< the points that the player gets from the given position to the end of the turn
    OwnPoints,        ///< the player's score if the Castillo and all regions were scored at the end of the turn
    Lead,             ///< OwnPoints, minus the highest OwnPoints of an opponent
    LeadAfterScoring, ///< the lead after a general scoring at the end, where opponents set their home on the disk
    HoldRivals,       ///< the highest OwnPoints of an opponent, negated
};

inline constexpr int objective_count = 5;

/// Returns the id of an objective, which must be valid, for command lines: "points-gained", "own-points", "lead",
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
