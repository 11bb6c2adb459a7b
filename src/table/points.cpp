#include "table/points.hpp"

#include "rules/order.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande::table
{

namespace
{

/// The scoring to which the current event belongs.
struct Occasion
{
    std::uint8_t general = 0;
    CardId card = no_card;
};

/// Calls `visit(moment, event, occasion)` for every event up to the cursor. `moment` is the one after the action.
template <class Visit>
void for_each_event(const History& history, Visit visit)
{
    const State& start = history.state_at(0);
    std::uint8_t general = start.sealed.purpose == SealedPurpose::GeneralScoring ? general_after(start.round) : 0;
    for (Moment moment = 0; moment < history.cursor(); ++moment)
    {
        const CardId card = history.state_at(moment).turn.card;
        for (const Event& event : history.entries()[moment].events)
        {
            if (event.kind == EventKind::GeneralScoringBegan)
            {
                general = general_after(event.count);
            }
            else if (event.kind == EventKind::RoundBegan)
            {
                general = 0;
            }
            visit(moment + 1, event, general != 0 ? Occasion{general, no_card} : Occasion{0, card});
        }
    }
}

Source source_of(const Event& event, const Occasion& occasion)
{
    switch (traits_of(event.kind).payment)
    {
    case Payment::King:
        return Source::KingBonus;
    case Payment::Home:
        return Source::HomeBonus;
    case Payment::Space:
        return Source::SpaceBonus;
    case Payment::Disc:
        return Source::Disc;
    case Payment::Place:
    case Payment::Nothing:
        break;
    }
    if (occasion.general == 0)
    {
        return Source::Special;
    }
    return event.to == Place::Castillo ? Source::GeneralCastillo : Source::GeneralRegions;
}

/// Returns the row for a source, which it adds if there is none.
PointsRow& row(std::vector<PointsRow>& rows, Source source, Occasion occasion)
{
    const bool bonus = source >= Source::KingBonus;
    const Occasion key = bonus ? Occasion{} : occasion;
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const PointsRow& candidate) {
                                        return candidate.source == source && candidate.general == key.general
                                               && candidate.card == key.card;
                                    });
    if (found != rows.end())
    {
        return *found;
    }
    return rows.emplace_back(PointsRow{source, key.general, key.card, {}});
}

/// True if `left` comes before `right` on the end screen: first the general scorings, each with the Castillo first;
/// then the cards.
bool comes_before(const PointsRow& left, const PointsRow& right)
{
    const auto group = [](const PointsRow& r)
    { return r.source == Source::GeneralCastillo ? Source::GeneralRegions : r.source; };
    if (group(left) != group(right))
    {
        return group(left) < group(right);
    }
    return left.general != right.general ? left.general < right.general : left.source < right.source;
}

/// Returns the row of the sheet to which the points of the event belong.
PerSeat<int>& row_of(ScoringSheet& sheet, const Event& event)
{
    switch (traits_of(event.kind).payment)
    {
    case Payment::King:
        return sheet.king;
    case Payment::Home:
        return sheet.home;
    case Payment::Space:
        return sheet.space;
    case Payment::Place:
    case Payment::Disc: // not in a general scoring
    case Payment::Nothing:
        break;
    }
    return sheet.board[index(event.to)];
}

} // namespace

std::vector<Gain> gains(const History& history)
{
    std::vector<Gain> result;
    const State& start = history.state_at(0);
    for (const Seat seat : start.seats())
    {
        if (start.score[seat] > 0)
        {
            result.push_back({0, seat, Source::Before, Place::Nowhere, 0, no_card, start.score[seat]});
        }
    }
    for_each_event(history,
                   [&](Moment moment, const Event& event, const Occasion& occasion)
                   {
                       if (pays(event))
                       {
                           result.push_back({moment, event.seat, source_of(event, occasion), event.to, occasion.general,
                                             occasion.card, event.points});
                       }
                   });
    return result;
}

std::vector<PointsRow> points_by_source(const History& history)
{
    std::vector<PointsRow> rows;
    for (const Gain& gain : gains(history))
    {
        row(rows, gain.source, {gain.general, gain.card}).points[gain.seat] += gain.points;
    }
    for_each_event(history,
                   [&](Moment, const Event& event, const Occasion& occasion)
                   {
                       if (event.kind == EventKind::ScoringBegan && occasion.general != 0)
                       {
                           row(rows, Source::GeneralCastillo, occasion);
                           row(rows, Source::GeneralRegions, occasion);
                       }
                   });
    put_in_order(rows, comes_before);
    return rows;
}

int ScoringSheet::total(Seat seat) const
{
    return std::accumulate(board.begin(), board.end(), king[seat] + home[seat] + space[seat],
                           [seat](int sum, const PerSeat<int>& place) { return sum + place[seat]; });
}

std::vector<ScoringSheet> scoring_sheets(const History& history)
{
    std::vector<ScoringSheet> sheets;
    for_each_event(history,
                   [&](Moment, const Event& event, const Occasion& occasion)
                   {
                       if (occasion.general == 0)
                       {
                           return;
                       }
                       if (event.kind == EventKind::ScoringBegan && event.to == Place::Castillo)
                       {
                           sheets.push_back({.round = static_cast<std::uint8_t>(3 * occasion.general)});
                       }
                       if (pays(event) && !sheets.empty())
                       {
                           row_of(sheets.back(), event)[event.seat] += event.points;
                       }
                   });
    return sheets;
}

} // namespace elgrande::table
