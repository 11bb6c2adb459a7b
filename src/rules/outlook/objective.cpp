#include "rules/outlook/objective.hpp"

#include "rules/complete.hpp"

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
    for (const ObjectiveRow& row : rows)
    {
        if (row.id == id)
        {
            return row.objective;
        }
    }
    return std::nullopt;
}

} // namespace elgrande
