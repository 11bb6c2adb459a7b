#include "app/puzzle/verdict_table.hpp"

#include "words/names.hpp"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

std::string part_name(const TableModel& shown, const PointsPart& part, Objective objective)
{
    const words::Localizer& localizer = shown.localizer;
    switch (part.kind)
    {
    case PartKind::Place:
        return words::place(localizer, shown.view.setup.edition, part.place);
    case PartKind::KingBonus:
        return localizer.text(Key::EndKingBonus);
    case PartKind::HomeBonus:
        return localizer.text(Key::EndHomeBonus);
    case PartKind::SpaceBonus:
        return localizer.text(Key::EndSpaceBonus);
    case PartKind::Disks:
        return localizer.text(Key::VerdictDisks);
    default:
        return localizer.text(objective == Objective::PointsGained ? Key::EndDiscs : Key::VerdictScore);
    }
}

/// Returns the numbers that give a value: "101 – 93 = 8".
std::string result_text(const Breakdown& end, Seat player, Objective objective)
{
    std::string own = std::to_string(end.total[player]);
    std::string rival = end.rival != nobody ? std::to_string(end.total[end.rival]) : std::string();
    switch (objective)
    {
    case Objective::Lead:
    case Objective::LeadAfterScoring:
    {
        const std::string value = std::to_string(end.value < 0 ? -end.value : end.value);
        return own + " – " + rival + " = " + (end.value < 0 ? "–" : "") + value;
    }
    case Objective::HoldRivals:
        return rival;
    default:
        return own;
    }
}

/// True if the points of a part are not the same in all columns.
bool is_changed(const ComparedLine& line, std::span<const Seat> seats)
{
    for (const PerSeat<int>& points : line.points)
    {
        for (const Seat seat : seats)
        {
            if (points[seat] != line.points.front()[seat])
            {
                return true;
            }
        }
    }
    return false;
}

void add_points(ComparedLine& sum, const ComparedLine& line)
{
    for (std::size_t i = 0; i < line.points.size(); ++i)
    {
        for (std::size_t seat = 0; seat < line.points[i].size(); ++seat)
        {
            sum.points[i][seat] += line.points[i][seat];
        }
    }
}

} // namespace

ComparedTable verdict_table(const TableModel& shown, const PuzzleSession& puzzle, bool everything)
{
    const words::Localizer& localizer = shown.localizer;
    const Objective objective = puzzle.puzzle.task.objective;
    const State& begin = puzzle.puzzle.position;
    const VerdictBreakdown& ends = *puzzle.breakdown;
    std::vector<const Breakdown*> columns{&ends.before, &ends.yours};
    ComparedTable table;
    table.columns = {localizer.text(Key::EndBefore), localizer.text(Key::VerdictYours)};
    if (ends.best && *ends.best != ends.yours)
    {
        columns.push_back(&*ends.best);
        table.columns.push_back(localizer.text(Key::VerdictBest));
    }
    for (const Seat seat : begin.seats())
    {
        if (objective != Objective::PointsGained || seat == begin.active())
        {
            table.seats.push_back(seat);
        }
    }
    ComparedLine others{localizer.text(Key::VerdictOthers), std::vector<PerSeat<int>>(columns.size())};
    bool folded = false;
    for (std::size_t part = 0; part < ends.before.parts.size(); ++part)
    {
        ComparedLine line{part_name(shown, ends.before.parts[part], objective), {}};
        for (const Breakdown* column : columns)
        {
            line.points.push_back(column->parts[part].points);
        }
        if (everything || is_changed(line, table.seats))
        {
            table.lines.push_back(std::move(line));
            continue;
        }
        add_points(others, line);
        folded = true;
    }
    if (folded)
    {
        table.lines.push_back(std::move(others));
    }
    ComparedLine total{localizer.text(Key::EndTotal), {}, true};
    for (const Breakdown* column : columns)
    {
        total.points.push_back(column->total);
        table.results.push_back(result_text(*column, begin.active(), objective));
    }
    table.lines.push_back(std::move(total));
    table.result_name = localizer.text(Key::VerdictCounts);
    return table;
}

std::string disks_text(const TableModel& shown, const VerdictBreakdown& ends)
{
    const auto name = [&](Place place) { return words::place(shown.localizer, shown.view.setup.edition, place); };
    std::string text;
    if (ends.yours.disk != Place::Nowhere)
    {
        text = shown.localizer.text(Key::VerdictYourDisk, {{"place", name(ends.yours.disk)}});
    }
    if (ends.best && ends.best->disk != Place::Nowhere && ends.best->disk != ends.yours.disk)
    {
        text +=
            (text.empty() ? "" : " ") + shown.localizer.text(Key::VerdictBestDisk, {{"place", name(ends.best->disk)}});
    }
    return text;
}

} // namespace elgrande::screens
