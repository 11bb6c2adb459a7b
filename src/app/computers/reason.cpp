#include "app/computers/reason.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;

void append_reason(std::string& list, const std::string& entry)
{
    list += (list.empty() ? "" : "; ") + entry;
}

/// Appends the reasons for a bid: turn order, action card, and caballeros taken from the province.
void append_bid(const words::Localizer& localizer, const PlayerView& seen, const opponents::Advice& advice,
                std::string& list)
{
    if (advice.order > 0)
    {
        append_reason(list,
                      localizer.text(Key::ReasonBidOrder, {{"value", advice.order}, {"count", seen.owner_count()}}));
    }
    if (advice.aim != no_card)
    {
        append_reason(list, localizer.text(Key::ReasonBidCard, {{"card", words::card_name(localizer, advice.aim)}}));
    }
    const int fresh = std::min<int>(advice.recruits, seen.province[seen.viewer]);
    append_reason(list, fresh > 0 ? localizer.text(Key::ReasonBidFresh, {{"count", fresh}})
                                  : localizer.text(Key::ReasonBidNoFresh));
}

/// Returns the text for the place whose change is best for the viewer, of those where the viewer gains points; an empty
/// text if there is none.
std::string place_reason(const words::Localizer& localizer, const PlayerView& seen, const opponents::Advice& advice)
{
    const auto best = std::find_if(advice.changes.begin(), advice.changes.end(),
                                   [&](const opponents::PlaceChange& change)
                                   { return change.points[seen.viewer] > 0 && change.for_viewer > 0; });
    return best == advice.changes.end()
               ? std::string()
               : localizer.text(Key::ReasonPlace, {{"place", words::place(localizer, seen.setup.edition, best->place)},
                                                   {"points", best->points[seen.viewer]}});
}

} // namespace

std::string reason_of(const words::Localizer& localizer, words::Names names, const PlayerView& seen,
                      const opponents::Advice& advice)
{
    std::string list;
    if (advice.action.kind == ActionKind::Bid)
    {
        append_bid(localizer, seen, advice, list);
    }
    if (advice.action.kind == ActionKind::Recruit && advice.action.a > 0)
    {
        append_reason(list, localizer.text(Key::ReasonRecruit, {{"count", advice.action.a}, {"left", advice.court}}));
    }
    if (advice.scored[seen.viewer] > 0)
    {
        append_reason(list, localizer.text(Key::ReasonScored, {{"points", advice.scored[seen.viewer]}}));
    }
    if (const std::string place = place_reason(localizer, seen, advice); !place.empty())
    {
        append_reason(list, place);
    }
    if (advice.loser < seen.players() && advice.standing[advice.loser] < 0)
    {
        append_reason(list, localizer.text(Key::ReasonLoser, {{"player", words::player(names, advice.loser)},
                                                              {"points", -advice.standing[advice.loser]}}));
    }
    return (list.empty() ? localizer.text(Key::ReasonNone) : list) + ".";
}

} // namespace elgrande::screens
