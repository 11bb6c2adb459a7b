// The effects of answers and scorings in words, for the map, the keyboard and the mirror.
#include "rules/order.hpp"
#include "words/sentences.hpp"

#include <array>
#include <numeric>

namespace elgrande::words
{

namespace
{

void append_sentence(std::string& text, const std::string& sentence)
{
    text += (text.empty() || sentence.empty() ? "" : ". ") + sentence;
}

/// Returns "Red 7 (+3), Blue 4": the players who have points or whose points change, the highest first.
std::string list_of(const Localizer& localizer, Names names, int players, const PerSeat<int>& points,
                    const PerSeat<int>& change)
{
    std::array<Seat, max_players> seats{};
    std::iota(seats.begin(), seats.end(), Seat{0});
    put_in_order(std::span(seats).first(static_cast<std::size_t>(players)),
                 [&](Seat a, Seat b) { return points[a] > points[b]; });
    std::string list;
    for (int i = 0; i < players; ++i)
    {
        const Seat seat = seats[static_cast<std::size_t>(i)];
        if (points[seat] == 0 && change[seat] == 0)
        {
            continue;
        }
        const Argument who("player", player(names, seat));
        const Argument due("points", points[seat]);
        list += (list.empty() ? "" : ", ")
                + (change[seat] == 0
                       ? localizer.text(Key::TablePreviewEntry, {who, due})
                       : localizer.text(Key::TablePreviewChange, {who, due, {"value", signed_number(change[seat])}}));
    }
    return list;
}

/// Returns the payout of a place after an action: "Aragon then: Red 7 (+3), Blue 4".
std::string payout_after(const Localizer& localizer, const PlayerView& view, Names names, const Consequence& outcome,
                         Place place)
{
    PerSeat<int> points{};
    PerSeat<int> change{};
    for (const Seat seat : Seats(view.players()))
    {
        points[seat] = outcome.after[index(place)][seat];
        change[seat] = outcome.difference(place, seat);
    }
    const Argument where("place", words::place(localizer, view.setup.edition, place));
    const std::string list = list_of(localizer, names, view.players(), points, change);
    return list.empty() ? localizer.text(Key::TablePreviewThenNobody, {where})
                        : localizer.text(Key::TablePreviewThen, {where, {"list", list}});
}

/// Returns what a scoring pays, with a warning if it pays nobody or only opponents. `key`: the text for the list of
/// points; `covered`: some of the points are still covered.
std::string scoring_payout(const Localizer& localizer, const PlayerView& view, Names names, Key key,
                           const PerSeat<int>& points, bool covered, Profit profit)
{
    std::string list = list_of(localizer, names, view.players(), points, {});
    std::string text;
    if (!list.empty())
    {
        list += profit == Profit::OthersOnly ? ", " + localizer.text(Key::TableScoredOthers) : std::string();
        append_sentence(text, localizer.text(key, {{"list", list}}));
    }
    else if (!covered)
    {
        append_sentence(text, localizer.text(Key::TableScoredNobody));
    }
    append_sentence(text, covered ? localizer.text(Key::TableScoredCovered) : std::string());
    return text;
}

std::string scoring(const Localizer& localizer, const PlayerView& view, Names names, const Effect& effect)
{
    const CardScoring result = card_scoring(view, effect);
    if (!result.scores)
    {
        return {};
    }
    return result.by_disks
               ? localizer.text(Key::TableScoredDisks)
               : scoring_payout(localizer, view, names, result.chosen ? Key::TableScoredAtMost : Key::TableScoredPays,
                                result.points, result.covered, profit_of(result, view.decision.seat));
}

} // namespace

std::string payout_list(const Localizer& localizer, const Payout& payout, int players, Names names)
{
    PerSeat<int> points{};
    for (const Seat seat : Seats(players))
    {
        points[seat] = payout.total(seat);
    }
    return list_of(localizer, names, players, points, {});
}

std::string card_outlook(const Localizer& localizer, const PlayerView& view, Names names, CardId id)
{
    const Card& row = card(id);
    std::string text;
    for (std::size_t i = 0; i < row.effect_count; ++i)
    {
        append_sentence(text, scoring(localizer, view, names, row.effects[i]));
    }
    return text;
}

std::string outlook(const Localizer& localizer, const PlayerView& view, Names names, Action action)
{
    if (sends_to_court(view, action.place) && action.kind == ActionKind::SetDisk)
    {
        return localizer.text(Key::TableDiskToCourt, {{"player", player(names, view.decision.seat)}});
    }
    const bool of_card = view.turn.card < catalogue().size() && view.decision.question != Question::UseAbility;
    if (of_card && action.kind == ActionKind::Act)
    {
        return card_outlook(localizer, view, names, view.turn.card);
    }
    if (of_card && action.kind == ActionKind::ChooseEffect)
    {
        return scoring(localizer, view, names, card(view.turn.card).effects[action.a]);
    }
    const Consequence outcome = consequence(view, action);
    if (!outcome.scored.empty())
    {
        return scoring_payout(localizer, view, names, Key::TableScoredPays, outcome.points, outcome.covered,
                              profit_of(view, action));
    }
    std::string text;
    for (const Place place : places(view.setup))
    {
        if (outcome.changed.contains(place))
        {
            append_sentence(text, payout_after(localizer, view, names, outcome, place));
        }
    }
    return text;
}

} // namespace elgrande::words
