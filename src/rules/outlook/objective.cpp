#include "rules/outlook/objective.hpp"

#include "rules/complete.hpp"

#include <algorithm>
#include <array>

namespace elgrande
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
    {Objective::HoldRivals, "hold-rivals"},
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

} // namespace elgrande
