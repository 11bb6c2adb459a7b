#include "app/puzzle/verdict_breakdown.hpp"

#include "app/analysis/turn_end.hpp"

#include <span>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// Returns the parts at the end of a line; nothing if it is not legal or has another value.
std::optional<Breakdown> breakdown_after(const record::Puzzle& puzzle, std::span<const Action> line, int value)
{
    const State& begin = puzzle.position;
    const auto end = end_of_turn(begin, line);
    if (!end)
    {
        return std::nullopt;
    }
    Breakdown parts = breakdown_of(end->state, begin.active(), puzzle.task.objective, end->events);
    return parts.value == value ? std::optional(std::move(parts)) : std::nullopt;
}

} // namespace

std::optional<VerdictBreakdown> verdict_breakdown(const record::Puzzle& puzzle, const brains::TurnAnswer& answer)
{
    const State& begin = puzzle.position;
    auto yours = answer.played ? breakdown_after(puzzle, answer.played_line, *answer.played) : std::nullopt;
    auto best = answer.exact ? breakdown_after(puzzle, answer.best_line, answer.value) : std::nullopt;
    if (!yours || (answer.exact && !best))
    {
        return std::nullopt;
    }
    return VerdictBreakdown{breakdown_of(begin, begin.active(), puzzle.task.objective, {}), std::move(*yours),
                            std::move(best)};
}

} // namespace elgrande::screens
