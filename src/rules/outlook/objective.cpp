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
    std::uint8_t wire = 0; ///< its number in links and messages, which never changes and is never reused
    std::string_view id;
};

/// In the order of Objective: one row for each.
constexpr std::array<ObjectiveRow, objective_count> rows{{
    {Objective::PointsGained, 1, "points-gained"},
    {Objective::OwnPoints, 2, "own-points"},
    {Objective::Lead, 3, "lead"},
    {Objective::LeadAfterScoring, 4, "lead-after-scoring"},
    {Objective::HoldRivals, 5, "hold-rivals"},
}};

static_assert(is_complete(rows, &ObjectiveRow::objective));
static_assert(has_unique_wire_numbers(rows));

} // namespace

std::string_view objective_id(Objective objective)
{
    return rows[static_cast<std::size_t>(objective)].id;
}

std::uint8_t wire_number(Objective objective)
{
    const auto row = static_cast<std::size_t>(objective);
    return row < rows.size() ? rows[row].wire : std::uint8_t{0};
}

std::optional<Objective> objective_of_wire(unsigned number)
{
    const ObjectiveRow* row = row_of_wire(rows, number);
    return row != nullptr ? std::optional(row->objective) : std::nullopt;
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
