#include "screens/help/topics.hpp"

#include "screens/model/questions.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;
using words::Topic;

/// Returns "Caballeros here: Red 3, Blue 1"; empty if there are none or the number is secret.
std::string standing_line(const TableModel& shown, Place place)
{
    if (place == Place::Castillo && !shown.view.castillo)
    {
        return {};
    }
    const auto& here = place == Place::Castillo ? *shown.view.castillo : shown.view.caballeros[index(place)];
    std::string list;
    for (const Seat owner : shown.view.owners_on_board())
    {
        if (here[owner] > 0 && owner < shown.names.size())
        {
            list += (list.empty() ? "" : ", ")
                    + shown.localizer.text(Key::TablePreviewEntry,
                                           {{"player", words::player(shown.names, owner)}, {"points", here[owner]}});
        }
    }
    return list.empty() ? list : shown.localizer.text(Key::TableStanding, {{"list", list}});
}

/// Returns "Scored now, Aragon pays Red 7, Blue 4"; empty if the payout is secret or previews are off.
std::string payout_line(const TableModel& shown, Place place)
{
    const auto& payout = shown.view.payouts[index(place)];
    if (!payout || !shown.shows_previews)
    {
        return {};
    }
    const words::Argument name("place", words::place(shown.localizer, shown.view.setup.edition, place));
    const std::string list = words::payout_list(shown.localizer, *payout, shown.view.players(), shown.names);
    return list.empty() ? shown.localizer.text(Key::TablePreviewNobody, {name})
                        : shown.localizer.text(Key::TablePreview, {name, {"list", list}});
}

/// Returns who has caballeros there, and what the place would pay.
std::string place_facts(const TableModel& shown, Place place)
{
    const std::string standing = standing_line(shown, place);
    const std::string payout = payout_line(shown, place);
    return standing + (standing.empty() || payout.empty() ? "" : ". ") + payout;
}

Explanation of_place(const TableModel& shown, Place place, Topic topic, const Box& at)
{
    const std::string name = words::place(shown.localizer, shown.view.setup.edition, place);
    if (is_abroad(place) && !is_region(shown.view.setup, place))
    {
        return {.topic = Topic::Abroad, .title = name, .at = at};
    }
    const bool board = topic == Topic::Scoreboard;
    return {.topic = board                      ? topic
                     : place == shown.view.king ? Topic::King
                     : place == Place::Castillo ? Topic::Castillo
                     : !is_region(place)        ? Topic::Overseas
                                                : topic,
            .title = board ? name + " " + words::score_values(shown.view.values[index(place)]) : name,
            .details = place_facts(shown, place),
            .at = at};
}

/// Places have the same numbers in the rules and on the board.
Place place_of(int place)
{
    return static_cast<Place>(place);
}

Explanation of_group(const TableModel& shown, const board::Target& target, const Box& at)
{
    const Place place = place_of(target.place);
    const auto seat = static_cast<Seat>(target.seat);
    const int count = place == Place::Castillo ? 0 : shown.view.caballeros[index(place)][seat];
    if (count == 0)
    {
        return of_place(shown, place, Topic::Region, at);
    }
    const bool bears = seat < shown.view.bearer.size() && shown.view.bearer[seat] == place; // black ones have no bearer
    return {.topic = bears ? Topic::Bearer : Topic::Caballero,
            .title = words::plain(shown.names[seat]) + " · " + std::to_string(count) + " · "
                     + words::place(shown.localizer, shown.view.setup.edition, place),
            .details = place_facts(shown, place),
            .at = at};
}

Explanation of_step(const TableModel& shown, int step, const Box& at)
{
    const board::Track track = board::track_of(shown.view.setup.rounds, shown.view.round, false);
    const board::Track::Step& row = track.steps[static_cast<std::size_t>(step)];
    const Key key = row.scoring ? Key::LogGeneralScoringBegan : Key::LogRoundBegan;
    return {.topic = row.scoring ? Topic::General : Topic::Track,
            .title = words::plain(shown.localizer.text(key, {{"round", row.number}})),
            .at = at};
}

/// Returns the region to which a target on the map belongs.
std::optional<Place> region_of(const TableModel& shown, const board::Target& target)
{
    switch (target.kind)
    {
    case board::Target::Kind::Place:
    case board::Target::Kind::Scoreboard:
    case board::Target::Kind::Caballeros:
        return place_of(target.place);
    case board::Target::Kind::Grande:
        return shown.view.grande[static_cast<std::size_t>(target.seat)];
    case board::Target::Kind::King:
        return shown.view.king;
    default:
        return std::nullopt;
    }
}

std::optional<Explanation> plain_explanation_of(const TableModel& shown, const board::Target& target, const Box& at)
{
    using Kind = board::Target::Kind;
    const Edition edition = shown.view.setup.edition;
    switch (target.kind)
    {
    case Kind::Place:
        return of_place(shown, place_of(target.place), Topic::Region, at);
    case Kind::Scoreboard:
        return of_place(shown, place_of(target.place), Topic::Scoreboard, at);
    case Kind::Caballeros:
        return of_group(shown, target, at);
    case Kind::Grande:
    {
        const auto seat = static_cast<Seat>(target.seat);
        const words::Argument where("place", words::place(shown.localizer, edition, shown.view.grande[seat]));
        return Explanation{.topic = Topic::Grande,
                           .title = words::plain(shown.localizer.text(
                               Key::MirrorGrande, {{"player", words::player(shown.names, seat)}, where})),
                           .at = at};
    }
    case Kind::King:
        return Explanation{
            .topic = Topic::King,
            .title = shown.localizer.text(Key::MirrorKing,
                                          {{"place", words::kings_place(shown.localizer, edition, shown.view.king)}}),
            .at = at};
    case Kind::Mobile:
        return Explanation{.topic = Topic::Mobile,
                           .title = shown.localizer.text(
                               Key::MirrorMobile,
                               {{"board", words::score_values(mobile_boards[static_cast<std::size_t>(target.index)])}}),
                           .at = at};
    case Kind::Step:
        return of_step(shown, target.index, at);
    case Kind::Nothing:
        break;
    }
    return std::nullopt;
}

} // namespace

words::Topic topic_of(Question question, SealedPurpose purpose)
{
    if (question != Question::SetDisk)
    {
        return row_of(question).explained_by;
    }
    return purpose == SealedPurpose::Return  ? Topic::DiskReturn
           : purpose == SealedPurpose::Evict ? Topic::DiskEvict
           : purpose == SealedPurpose::Score ? Topic::DiskScore
                                             : row_of(question).explained_by;
}

words::Topic topic_of(Rule rule)
{
    static constexpr std::array topics{
        Topic::End,        Topic::Order,      Topic::Order,      Topic::Power,       Topic::Power,
        Topic::Recruit,    Topic::Recruit,    Topic::Move,       Topic::Move,        Topic::Card,
        Topic::King,       Topic::Place,      Topic::Court,      Topic::Castillo,    Topic::Special,
        Topic::PlaceOrAct, Topic::Move,       Topic::Move,       Topic::Move,        Topic::Move,
        Topic::Move,       Topic::Castillo,   Topic::KingsMoves, Topic::Mobile,      Topic::TakeBack,
        Topic::DiskReturn, Topic::DiskReturn, Topic::Special,    Topic::Move,        Topic::KingsMoves,
        Topic::Abroad,     Topic::ScorePlace, Topic::DiskEvict,  Topic::Quarantine,  Topic::Bridge,
        Topic::Mobile,     Topic::ScorePlace, Topic::LimitTable, Topic::Disc,        Topic::Overseas,
        Topic::Sail,       Topic::Sail,       Topic::LimitTable, Topic::Overseas,    Topic::Overseas,
        Topic::Disc,       Topic::Inquisitor, Topic::Inquisitor, Topic::NextScoring, Topic::ShipToken,
        Topic::Figures};
    static_assert(topics.size() == static_cast<std::size_t>(last_rule) + 1);
    return topics[static_cast<std::size_t>(rule)];
}

std::optional<Explanation> explanation_of(const TableModel& shown, const board::Target& target, const Box& at)
{
    auto explanation = plain_explanation_of(shown, target, at);
    const auto region = explanation ? region_of(shown, target) : std::nullopt;
    if (region && sends_to_court(shown.view, *region))
    {
        const words::Argument who("player", words::player(shown.names, shown.view.decision.seat));
        const std::string warning = words::plain(shown.localizer.text(Key::TableDiskToCourt, {who}));
        explanation->details = explanation->details.empty() ? warning : warning + ". " + explanation->details;
    }
    return explanation;
}

std::string card_facts(const TableModel& shown, CardId id)
{
    const Setup& setup = shown.view.setup;
    std::string said = words::card_full(shown.localizer, setup.edition, id);
    if (const int stack = card(id).stack; stack > 0 && stack == card(id).places) // the number in the corner means both
    {
        said += " " + shown.localizer.text(Key::CardBadge, {{"value", stack}});
    }
    const std::string traits = words::card_traits(shown.localizer, setup, id);
    said += (traits.empty() ? "" : " ") + traits;
    const PlayerView& view = shown.view;
    const auto offered = std::find(view.offered.begin(), view.offered.end(), id);
    const Seat taker = offered == view.offered.end()
                           ? nobody
                           : view.taken_by[static_cast<std::size_t>(offered - view.offered.begin())];
    if (taker < shown.names.size())
    {
        said += " " + shown.localizer.text(Key::CardBand, {{"player", words::player(shown.names, taker)}});
    }
    return said;
}

Explanation explanation_of(const TableModel& shown, CardId id, const Box& at)
{
    const std::string provenance = words::card_provenance(shown.localizer, id);
    const std::string outlook =
        shown.shows_previews ? words::card_outlook(shown.localizer, shown.view, shown.names, id) : std::string();
    const int value = card(id).value;
    const bool scores = card(id).effect_count > 0 && card(id).effects[0].verb == Verb::Score;
    return {.topic = scores ? Topic::ScorePlace : Topic::Card,
            .title = (value > 0 ? std::to_string(value) + " · " : "") + words::card_title(shown.localizer, id),
            .details = card_facts(shown, id) + (outlook.empty() ? "" : " " + outlook + ".")
                       + (provenance.empty() ? "" : " " + provenance),
            .without_rule = true,
            .at = at,
            .card = id};
}

} // namespace elgrande::screens
