#include "rules/outlook/puzzle.hpp"

#include "rules/complete.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

struct IdeaRow
{
    Idea idea{};
    std::string_view id;
};

constexpr std::array<IdeaRow, idea_count> idea_rows{{
    {Idea::TieOnPurpose, "tie-on-purpose"},
    {Idea::TakeRegion, "take-region"},
    {Idea::TakeRank, "take-rank"},
    {Idea::LastRank, "last-rank"},
    {Idea::SendAway, "send-away"},
    {Idea::UseRival, "use-rival"},
    {Idea::Castillo, "castillo"},
    {Idea::SecretDisk, "secret-disk"},
    {Idea::King, "king"},
    {Idea::KingAway, "king-away"},
    {Idea::Home, "home"},
    {Idea::MoveGrande, "move-grande"},
    {Idea::MoveBoard, "move-board"},
    {Idea::Surplus, "surplus"},
    {Idea::Spread, "spread"},
    {Idea::SmallRegions, "small-regions"},
    {Idea::SmallCard, "small-card"},
    {Idea::ActFirst, "act-first"},
    {Idea::ActLast, "act-last"},
    {Idea::NoAction, "no-action"},
}};

static_assert(is_complete(idea_rows, &IdeaRow::idea));

} // namespace

std::string_view idea_id(Idea idea)
{
    return idea_rows[static_cast<std::size_t>(idea)].id;
}

std::optional<Idea> idea_named(std::string_view id)
{
    const auto* const row =
        std::find_if(idea_rows.begin(), idea_rows.end(), [id](const IdeaRow& one) { return one.id == id; });
    return row != idea_rows.end() ? std::optional(row->idea) : std::nullopt;
}

} // namespace elgrande
