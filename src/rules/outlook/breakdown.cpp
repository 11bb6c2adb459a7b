#include "rules/outlook/breakdown.hpp"

#include "rules/majority.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>
#include <optional>

namespace elgrande
{
namespace
{

/// Returns all parts without points.
std::vector<PointsPart> empty_parts(const Setup& setup, Objective objective)
{
    std::vector<PointsPart> parts{{PartKind::Score}, {PartKind::Place, Place::Castillo}};
    for (const Place region : regions(setup))
    {
        parts.push_back({PartKind::Place, region});
    }
    parts.push_back({PartKind::KingBonus});
    parts.push_back({PartKind::HomeBonus});
    if (has_colonies(setup))
    {
        parts.push_back({PartKind::SpaceBonus});
    }
    if (objective == Objective::LeadAfterScoring)
    {
        parts.push_back({PartKind::Disks});
    }
    return parts;
}

/// Returns a reference to the points of a part: the first part, PartKind::Score, if there is no such part.
PerSeat<int>& points_of(std::vector<PointsPart>& parts, PartKind kind, Place place = Place::Nowhere)
{
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [&](const PointsPart& part) { return part.kind == kind && part.place == place; });
    return found == parts.end() ? parts.front().points : found->points;
}

PartKind part_of(Payment payment)
{
    switch (payment)
    {
    case Payment::Place:
        return PartKind::Place;
    case Payment::King:
        return PartKind::KingBonus;
    case Payment::Home:
        return PartKind::HomeBonus;
    case Payment::Space:
        return PartKind::SpaceBonus;
    case Payment::Disc:
    case Payment::Nothing:
        break;
    }
    return PartKind::Score;
}

/// Adds what the turn has paid the player.
void add_gains(std::vector<PointsPart>& parts, std::span<const Event> turn, Seat player)
{
    for (const Event& event : turn)
    {
        if (event.seat == player && pays(event))
        {
            const PartKind kind = part_of(traits_of(event.kind).payment);
            points_of(parts, kind, kind == PartKind::Place ? event.to : Place::Nowhere)[player] += event.points;
        }
    }
}

/// Adds the scores and what the Castillo and all regions would pay now; if `general`, as in a general scoring.
void add_position(std::vector<PointsPart>& parts, const State& end, bool general)
{
    std::vector<Place> scored{Place::Castillo};
    const auto all = regions(end.setup);
    scored.insert(scored.end(), all.begin(), all.end());
    for (const Seat seat : end.seats())
    {
        parts.front().points[seat] = end.score[seat];
    }
    for (const Place place : scored)
    {
        const Payout due = general && place != Place::Castillo ? general_payout(end, place) : payout(end, place);
        for (const Seat seat : end.seats())
        {
            points_of(parts, PartKind::Place, place)[seat] += due.standing.points[seat];
            points_of(parts, PartKind::KingBonus)[seat] += due.king_bonus[seat];
            points_of(parts, PartKind::HomeBonus)[seat] += due.home_bonus[seat];
            points_of(parts, PartKind::SpaceBonus)[seat] += due.space_bonus[seat];
        }
    }
}

PerSeat<int> sum_of(const State& state, const std::vector<PointsPart>& parts)
{
    PerSeat<int> sum{};
    for (const PointsPart& part : parts)
    {
        for (const Seat seat : state.seats())
        {
            sum[seat] += part.points[seat];
        }
    }
    return sum;
}

Seat highest_rival(const State& state, Seat player, const PerSeat<int>& total)
{
    Seat rival = nobody;
    for (const Seat seat : state.seats())
    {
        const bool higher = seat != player && (rival == nobody || total[seat] > total[rival]);
        rival = higher ? seat : rival;
    }
    return rival;
}

/// A general scoring with the disks of Objective::LeadAfterScoring.
struct BestDisk
{
    Place disk = Place::Nowhere;
    PerSeat<int> points{};
};

BestDisk best_disk(const State& end, Seat player)
{
    PerSeat<Place> disks{};
    for (const Seat seat : end.seats())
    {
        disks[seat] = is_region(end.grande[seat]) ? end.grande[seat] : Place::Galicia;
    }
    if ((leaving_castillo(end) & bit_of(player)) == 0)
    {
        return {Place::Nowhere, projected_scoring(end, disks)};
    }
    const auto lead_of = [&](const PerSeat<int>& points)
    {
        PerSeat<int> total{};
        for (const Seat seat : end.seats())
        {
            total[seat] = end.score[seat] + points[seat];
        }
        return total[player] - total[highest_rival(end, player, total)];
    };
    std::optional<BestDisk> best;
    for (const Place disk : all_regions)
    {
        disks[player] = disk;
        const PerSeat<int> points = projected_scoring(end, disks);
        if (!best || lead_of(points) > lead_of(best->points))
        {
            best = BestDisk{disk, points};
        }
    }
    return *best;
}

} // namespace

Breakdown breakdown_of(const State& end, Seat player, Objective objective, std::span<const Event> turn)
{
    Breakdown result;
    result.parts = empty_parts(end.setup, objective);
    if (objective == Objective::PointsGained)
    {
        add_gains(result.parts, turn, player);
    }
    else
    {
        add_position(result.parts, end, objective == Objective::LeadAfterScoring);
    }
    if (objective == Objective::LeadAfterScoring)
    {
        const BestDisk best = best_disk(end, player);
        result.disk = best.disk;
        const PerSeat<int> without = sum_of(end, result.parts);
        for (const Seat seat : end.seats())
        {
            result.parts.back().points[seat] = end.score[seat] + best.points[seat] - without[seat];
        }
    }
    result.total = sum_of(end, result.parts);
    result.rival = highest_rival(end, player, result.total);
    const int own = result.total[player];
    const int rivals = result.total[result.rival];
    const bool leads = objective == Objective::Lead || objective == Objective::LeadAfterScoring;
    result.value = objective == Objective::HoldRivals ? -rivals : leads ? own - rivals : own;
    return result;
}

} // namespace elgrande
