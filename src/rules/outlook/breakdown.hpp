#pragma once

#include "rules/event.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <span>
#include <vector>

/// The value of a position by an Objective as a sum of parts, for players who want to see where its points come from.
namespace elgrande
{

/// The kinds of parts.
enum class PartKind : std::uint8_t
{
    Score,     ///< points that the players have already; for PointsGained those without a place, such as gold
    Place,     ///< what PointsPart::place pays for its ranks
    KingBonus, ///< the bonuses of all places
    HomeBonus,
    SpaceBonus, ///< for the Ambassador, the Envoy and the Viceroy; only with the colonies
    /// The difference that it makes to ranks and bonuses that the secret disks empty the Castillo; only for
    /// Objective::LeadAfterScoring.
    Disks
};

/// One part of the points of all players. For PointsGained only the player has points.
struct PointsPart
{
    PartKind kind{};
    Place place = Place::Nowhere; ///< of PartKind::Place
    PerSeat<int> points{};        ///< negative for what the disks take away

    bool operator==(const PointsPart&) const = default;
};

/// A value and its parts.
struct Breakdown
{
    /// In a fixed order, which depends on set-up and objective only: Score, the Castillo and the regions, the bonuses,
    /// the disks. Parts without points are included.
    std::vector<PointsPart> parts;
    PerSeat<int> total{}; ///< the sum of `parts`
    Seat rival = nobody;  ///< the opponent with the highest total, the first of equal ones
    /// The value: the player's total for PointsGained and OwnPoints, less the rival's for Lead and LeadAfterScoring,
    /// the rival's negated for HoldRivals.
    int value = 0;
    /// For LeadAfterScoring the region that is best on the player's disk; Nowhere if the disk moves none of the
    /// player's pieces, and for other objectives.
    Place disk = Place::Nowhere;

    bool operator==(const Breakdown&) const = default;
};

/// Returns the value of `end` to `player` (search::worth()) and its parts. `end` is where apply_within_turn() has
/// stopped, or any position within the turn. `turn`: the events from the position from which the turn is judged to
/// `end`; only PointsGained needs them.
Breakdown breakdown_of(const State& end, Seat player, Objective objective, std::span<const Event> turn);

} // namespace elgrande
