#include "search/objective.hpp"

#include "rules/complete.hpp"
#include "rules/majority.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>

namespace elgrande::search
{
namespace
{

struct ObjectiveRow
{
    Objective objective{};
    std::string_view id;
};

/// In the order of Objective: one row for each.
constexpr std::array<ObjectiveRow, objective_count> rows{{
    {Objective::PointsGained, "points-gained"},
    {Objective::OwnPoints, "own-points"},
    {Objective::Lead, "lead"},
    {Objective::LeadAfterScoring, "lead-after-scoring"},
    {Objective::LeadAfterWorstDisks, "lead-after-worst-disks"},
}};

static_assert(is_complete(rows, &ObjectiveRow::objective));

} // namespace

std::string_view objective_id(Objective objective)
{
    return rows[static_cast<std::size_t>(objective)].id;
}

std::optional<Objective> objective_named(std::string_view id)
{
    const auto* const found =
        std::find_if(rows.begin(), rows.end(), [&](const ObjectiveRow& row) { return row.id == id; });
    return found == rows.end() ? std::nullopt : std::optional(found->objective);
}

int worth(const State& end, Seat player, Objective objective, int score_before)
{
    switch (objective)
    {
    case Objective::PointsGained:
        return end.score[player] - score_before;
    case Objective::OwnPoints:
        return scores_as_it_stands(end)[player];
    case Objective::Lead:
        return lead_of(end, player, scores_as_it_stands(end));
    case Objective::LeadAfterScoring:
        return lead_with_disks_at_home(end, player);
    case Objective::LeadAfterWorstDisks:
        break;
    }
    return lead_with_worst_disks(end, player);
}

} // namespace elgrande::search
