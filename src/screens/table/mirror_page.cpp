#include "screens/table/mirror_page.hpp"

#include "screens/help/seat_facts.hpp"
#include "screens/help/topics.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/history_buttons.hpp"
#include "screens/table/seat_rows.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr std::size_t log_lines = 40;

void append(std::string& list, const std::string& entry)
{
    list += (list.empty() ? "" : ", ") + entry;
}

std::string counts(const TableModel& shown, const PerOwner<std::uint8_t>& caballeros)
{
    std::string list;
    for (int seat = 0; seat < shown.view.owner_count(); ++seat)
    {
        const int count = caballeros[static_cast<std::size_t>(seat)];
        if (count > 0)
        {
            append(list, shown.names[static_cast<std::size_t>(seat)] + " " + std::to_string(count));
        }
    }
    return list;
}

std::string seat_line(const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    const words::Argument who("player", words::player(shown.names, seat));
    const words::Argument points("points", view.score[seat]);
    const words::Argument court("count", view.court[seat]);
    const words::Argument province("left", view.province[seat]);
    std::string line =
        view.bid[seat] == 0
            ? shown.localizer.text(Key::MirrorSeatNoBid, {who, points, court, province})
            : shown.said(Key::MirrorSeat, {who, points, court, province, {"value", shown.bid_text(seat)}});
    if (const std::string title = shown.title(seat); !title.empty())
    {
        append(line, title);
    }
    if (!shown.over() && shown.foretells)
    {
        append(line, shown.localizer.text(Key::SeatNowPoints, {{"points", scored_now(view).points[seat]}}));
    }
    if (const int order = order_of(view, seat); order > 0 && !shown.over())
    {
        append(line, shown.localizer.text(Key::SeatOrder, {{"value", order}}));
    }
    if (const int vetoes = view.vetoes[seat] + view.old_vetoes[seat]; vetoes > 0)
    {
        append(line, shown.localizer.text(Key::SeatVeto, {{"count", vetoes}}));
    }
    if (view.shows_disk(seat))
    {
        append(line, shown.localizer.text(
                         Key::SeatDiskOpen,
                         {{"place", words::place(shown.localizer, view.setup.edition, view.sealed.place(seat))}}));
    }
    else if (view.sealed.holds(SealedKind::Place) && view.sealed.is_given(seat))
    {
        append(line, shown.localizer.text(Key::SeatDiskSet));
    }
    return line;
}

std::string place_line(const TableModel& shown, Place place)
{
    const PlayerView& view = shown.view;
    const words::Argument name("place", words::place(shown.localizer, view.setup.edition, place));
    const words::Argument board("board", words::score_values(view.values[index(place)]));
    if (place == Place::Castillo && !view.castillo)
    {
        return shown.localizer.text(Key::MirrorCastilloHidden, {board});
    }
    const std::string list = counts(shown, place == Place::Castillo ? *view.castillo : view.caballeros[index(place)]);
    if (place == Place::Ship && is_grandissimo(view.setup))
    {
        return shown.localizer.text(list.empty() ? Key::MirrorShipEmpty : Key::MirrorShip, {{"list", list}});
    }
    return list.empty() ? shown.localizer.text(Key::MirrorPlaceEmpty, {name, board})
                        : shown.localizer.text(Key::MirrorPlace, {name, board, {"list", list}});
}

std::string card_line(const TableModel& shown)
{
    std::string list;
    for (const RoundCard& card : round_cards(shown.view))
    {
        if (card.card >= catalogue().size())
        {
            continue;
        }
        const std::string title = words::card_name(shown.localizer, card.card);
        append(list, card.owner < shown.names.size() ? shown.said(
                         Key::MirrorCardTaken, {{"card", title}, {"player", words::player(shown.names, card.owner)}})
                                                     : title + " – " + words::card_line(shown.localizer, card.card));
    }
    return shown.said(Key::MirrorCards, {{"list", list}});
}

/// Adds a line of the position and what it is about.
void tell(const TableModel& shown, Mirror& mirror, const std::string& line, std::initializer_list<words::Topic> topics)
{
    mirror.position.push_back(words::plain(line));
    std::string about;
    for (const words::Topic topic : topics)
    {
        about += (about.empty() ? "" : " ") + words::explanation(shown.localizer, shown.view.setup, topic);
    }
    mirror.about.push_back(words::plain(about));
}

void tell_seats(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    for (int seat = 0; seat < view.players(); ++seat)
    {
        const auto who = static_cast<Seat>(seat);
        tell(shown, mirror, seat_line(shown, who), {words::Topic::Court, words::Topic::Province});
        mirror.about.back() = power_facts(shown, who) + "; " + point_facts(shown, who) + "; " + now_facts(shown, who)
                              + ". " + mirror.about.back();
    }
    if (has_dummy(view.setup))
    {
        const Seat dummy = dummy_seat(view.setup);
        const std::string line = shown.localizer.text(Key::MirrorDummy, {{"player", words::player(shown.names, dummy)},
                                                                         {"value", view.bid[dummy]},
                                                                         {"left", view.province[dummy]}});
        tell(shown, mirror, line, {words::Topic::Dummy});
    }
}

/// Where a piece of a player stands; nothing is said of one that stands nowhere.
void tell_pieces(const TableModel& shown, Mirror& mirror, Key key, const PerSeat<Place>& at, words::Topic topic)
{
    const PlayerView& view = shown.view;
    for (int seat = 0; seat < view.players(); ++seat)
    {
        if (const Place place = at[static_cast<std::size_t>(seat)]; place != Place::Nowhere)
        {
            const words::Argument who("player", words::player(shown.names, static_cast<Seat>(seat)));
            const words::Argument where("place", words::place(shown.localizer, view.setup.edition, place));
            tell(shown, mirror, shown.localizer.text(key, {who, where}), {topic});
        }
    }
}

/// What cards have left behind (Intrigue & the King).
void tell_lasting(const TableModel& shown, Mirror& mirror)
{
    const auto where = [&](Place place) { return words::place(shown.localizer, shown.view.setup.edition, place); };
    const Lasting& lasting = shown.view.lasting;
    if (lasting.quarantine != Place::Nowhere)
    {
        tell(shown, mirror, shown.localizer.text(Key::MirrorQuarantine, {{"place", where(lasting.quarantine)}}),
             {words::Topic::Quarantine});
    }
    if (lasting.bridge[0] != Place::Nowhere)
    {
        tell(shown, mirror,
             shown.localizer.text(Key::MirrorBridge,
                                  {{"from", where(lasting.bridge[0])}, {"to", where(lasting.bridge[1])}}),
             {words::Topic::Bridge});
    }
    if (lasting.grandes_follow)
    {
        tell(shown, mirror, shown.localizer.text(Key::LogGrandesWillFollow), {words::Topic::Grande});
    }
}

/// Who has which figures and tokens (Grandissimo).
void tell_courts(const TableModel& shown, Mirror& mirror)
{
    const Grandissimo& grand = shown.view.grand;
    for (const Seat seat : Seats(shown.view.players()))
    {
        std::string list;
        const auto add = [&](bool has, Key key)
        {
            if (has)
            {
                append(list, shown.localizer.text(key));
            }
        };
        add(grand.characters[queen] == seat, Key::FigureQueen);
        add(grand.characters[jester] == seat, Key::FigureJester);
        add(grand.inquisitor == seat, Key::FigureInquisitor);
        add((grand.tokens >> seat & 1U) != 0, Key::FigureToken);
        const words::Argument who("player", words::player(shown.names, seat));
        if (!list.empty())
        {
            tell(shown, mirror, shown.localizer.text(Key::MirrorCourt, {who, {"list", list}}), {words::Topic::Figures});
        }
        PerOwner<std::uint8_t> gifts{};
        std::copy(grand.gifts[seat].begin(), grand.gifts[seat].end(), gifts.begin());
        if (const std::string due = counts(shown, gifts); !due.empty())
        {
            tell(shown, mirror, shown.localizer.text(Key::MirrorGifts, {who, {"list", due}}), {words::Topic::Figures});
        }
    }
    PerOwner<std::uint8_t> prisoners{};
    std::copy(grand.prison.begin(), grand.prison.end(), prisoners.begin());
    if (const std::string inside = counts(shown, prisoners); !inside.empty())
    {
        tell(shown, mirror, shown.localizer.text(Key::MirrorPrison, {{"list", inside}}), {words::Topic::Prison});
    }
}

/// What waits for the next general scoring (Grandissimo).
void tell_next_scoring(const TableModel& shown, Mirror& mirror)
{
    const Grandissimo& grand = shown.view.grand;
    const auto line = [&](Seat seat, Place place, Key key)
    {
        if (seat != nobody)
        {
            const std::string where = words::place(shown.localizer, shown.view.setup.edition, place);
            tell(shown, mirror,
                 words::plain(shown.localizer.text(
                     key, {{"player", words::player(shown.names, seat)}, {"place", where}, {"to", where}})),
                 {words::Topic::NextScoring});
        }
    };
    line(grand.region_card_of[0], grand.region_card[0], Key::LogAllied);
    line(grand.region_card_of[1], grand.region_card[1], Key::LogBoycott);
    line(grand.rebel, shown.view.king, Key::LogRevolted);
    line(grand.free_mover, shown.view.king, Key::LogMovesKept);
}

void tell_cards(const TableModel& shown, Mirror& mirror)
{
    const std::vector<RoundCard> cards = round_cards(shown.view);
    if (std::all_of(cards.begin(), cards.end(), [](const RoundCard& card) { return card.card == no_card; }))
    {
        return; // modifiers are passed before the cards come up
    }
    tell(shown, mirror, card_line(shown), {words::Topic::Card});
    for (const RoundCard& card : cards)
    {
        const CardId id = card.card;
        if (id < catalogue().size())
        {
            const std::string outlook =
                shown.foretells ? words::plain(words::card_outlook(shown.localizer, shown.view, shown.names, id))
                                : std::string();
            mirror.about.back() += " " + words::card_name(shown.localizer, id) + ": " + outlook
                                   + (outlook.empty() ? "" : ". ") + words::plain(card_facts(shown, id));
        }
    }
}

/// The round track: what comes next on it, and all that is on it.
void tell_track(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    const int scoring = (view.round + 2) / 3 * 3;
    const words::Argument round("round", round_number(view.setup, scoring));
    const std::string next = scoring == view.round ? shown.localizer.text(Key::RoundScoringNext)
                                                   : shown.localizer.text(Key::RoundScoringAfter, {round});
    const std::string now = words::round_of(shown.localizer, view.setup, view.round);
    tell(shown, mirror, shown.over() ? shown.localizer.text(Key::RoundOver) : now + ", " + next, {words::Topic::Track});
    std::string steps;
    const board::Track track = board::track_of(view.setup.rounds, view.round, false);
    for (int i = 0; i < track.count; ++i)
    {
        append(steps, explanation_of(shown, board::Target::of_step(i), {})->title);
    }
    mirror.about.back() = steps + ". " + mirror.about.back();
}

/// All lines of the position, each with what it is about.
void tell_position(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    tell_seats(shown, mirror);
    for (const Place here : places(view.setup))
    {
        const auto& payout = view.payouts[index(here)];
        const std::string list =
            payout ? words::payout_list(shown.localizer, *payout, view.players(), shown.names) : std::string();
        const words::Argument name("place", words::place(shown.localizer, view.setup.edition, here));
        const std::string now =
            list.empty() ? list : "; " + shown.localizer.text(Key::TablePreview, {name, {"list", list}});
        tell(shown, mirror, place_line(shown, here) + now,
             {here == Place::Castillo ? words::Topic::Castillo
              : is_region(here)       ? words::Topic::Region
                                      : words::Topic::Overseas});
    }
    const std::string king = words::kings_place(shown.localizer, view.setup.edition, view.king);
    tell(shown, mirror, shown.localizer.text(Key::MirrorKing, {{"place", king}}), {words::Topic::King});
    tell_pieces(shown, mirror, Key::MirrorGrande, view.grande, words::Topic::Grande);
    tell_pieces(shown, mirror, Key::MirrorBearer, view.bearer, words::Topic::Bearer);
    tell_lasting(shown, mirror);
    if (is_grandissimo(view.setup))
    {
        tell_courts(shown, mirror);
        tell_next_scoring(shown, mirror);
    }
    tell_cards(shown, mirror);
    tell_track(shown, mirror);
}

} // namespace

std::vector<std::string> position_of_table(const TableModel& shown)
{
    Mirror mirror;
    tell_position(shown, mirror);
    return std::move(mirror.position);
}

Mirror mirror_of_table(const TableModel& shown)
{
    Mirror mirror;
    mirror.title = shown.over() ? shown.localizer.text(Key::RoundOver)
                                : words::round_of(shown.localizer, shown.view.setup, shown.view.round);
    mirror.prompt = words::plain(shown.looking_back     ? past_moment(shown, shown.comment.size())
                                 : shown.computer_asked ? computer_thinks(shown)
                                                        : words::prompt(shown.localizer, shown.view, shown.names));
    mirror.rule = words::explanation(shown.localizer, shown.view.setup,
                                     topic_of(shown.view.decision.question, shown.view.sealed.purpose));
    tell_position(shown, mirror);
    for (auto row = shown.log.rbegin(); row != shown.log.rend() && mirror.log.size() < log_lines; ++row)
    {
        if (!row->sums_up) // what it sums up has been read here, action by action
        {
            mirror.log.push_back(words::plain(row->said));
        }
    }
    std::reverse(mirror.log.begin(), mirror.log.end());
    for (int i = 0; i < shown.view.legal.size(); ++i)
    {
        const Action action = shown.view.legal[i];
        mirror.answers.push_back(
            {.id = i,
             .label = words::plain(words::answer(shown.localizer, shown.view, shown.names, action)),
             .about = shown.foretells ? words::plain(words::outlook(shown.localizer, shown.view, shown.names, action))
                                      : std::string()});
    }
    return mirror;
}

} // namespace elgrande::screens
