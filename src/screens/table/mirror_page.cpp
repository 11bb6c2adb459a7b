#include "screens/table/mirror_page.hpp"

#include "screens/help/seat_facts.hpp"
#include "screens/help/topics.hpp"
#include "screens/model/questions.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/history_buttons.hpp"
#include "screens/table/seat_rows.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <bit>
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

std::string name_of(const TableModel& shown, Place place)
{
    return words::place(shown.localizer, shown.view.setup.edition, place);
}

std::string counts(const TableModel& shown, const PerOwner<std::uint8_t>& caballeros)
{
    std::string list;
    for (const Seat owner : shown.view.owners_on_board())
    {
        if (const int count = caballeros[owner]; count > 0)
        {
            append(list, shown.names[owner] + " " + std::to_string(count));
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
    if (const std::string screen = screen_of(shown, seat); !screen.empty())
    {
        append(line, screen);
    }
    if (!shown.over() && shown.shows_previews)
    {
        append(line, shown.localizer.text(Key::SeatNowPoints, {{"points", scored_now(view).points[seat]}}));
    }
    if (const int order = order_of(view, seat); order > 0 && !shown.over())
    {
        append(line, shown.localizer.text(Key::SeatOrder, {{"value", order}}));
    }
    if (const int vetoes = view.usable_vetoes(seat); vetoes > 0)
    {
        append(line, shown.localizer.text(Key::SeatVeto, {{"count", vetoes}}));
    }
    if (view.shows_disk(seat))
    {
        append(line, shown.localizer.text(Key::SeatDiskOpen, {{"place", name_of(shown, view.sealed.place(seat))}}));
    }
    else if (view.sealed.holds(SealedKind::Place) && view.sealed.is_given(seat))
    {
        append(line, shown.localizer.text(Key::SeatDiskSet));
    }
    return line;
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

/// Adds a line to the position. Its description is `facts`, then the explanations of its topics.
void add_line(const TableModel& shown, Mirror& mirror, const std::string& line,
              std::initializer_list<words::Topic> topics, std::string facts = {})
{
    mirror.position.push_back(words::plain(line));
    std::string about = std::move(facts);
    for (const words::Topic topic : topics)
    {
        about += (about.empty() ? "" : " ") + words::explanation(shown.localizer, shown.view.setup, topic);
    }
    mirror.about.push_back(words::plain(about));
}

void add_seats(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    for (const Seat seat : Seats(view.players()))
    {
        const std::string now = shown.shows_previews ? "; " + now_facts(shown, seat) : std::string();
        add_line(shown, mirror, seat_line(shown, seat), {words::Topic::Court, words::Topic::Province},
                 power_facts(shown, seat) + "; " + point_facts(shown, seat) + now + ".");
    }
    if (has_dummy(view.setup))
    {
        const Seat dummy = dummy_seat(view.setup);
        const std::string line = shown.localizer.text(Key::MirrorDummy, {{"player", words::player(shown.names, dummy)},
                                                                         {"value", view.bid[dummy]},
                                                                         {"left", view.province[dummy]}});
        add_line(shown, mirror, line, {words::Topic::Dummy});
    }
}

/// Adds the Limit table with its free spaces.
void add_limit_table(const TableModel& shown, Mirror& mirror, const State& state)
{
    add_line(shown, mirror,
             shown.localizer.text(Key::MirrorTable, {{"count", table_spaces(state.setup)},
                                                     {"left", free_table_spaces(state)},
                                                     {"place", name_of(shown, state.colonies.table)}}),
             {words::Topic::LimitTable});
}

/// Adds the unclaimed discs of a place, even if there are none.
void add_unclaimed(const TableModel& shown, Mirror& mirror, Place place)
{
    const auto& unclaimed = shown.view.colonies.unclaimed;
    for (const auto& [disc, key] :
         {std::pair(Disc::Gold, Key::MirrorUnclaimedGold), std::pair(Disc::Wares, Key::MirrorUnclaimedWares)})
    {
        if (home_of(disc) == place)
        {
            const int count = unclaimed[static_cast<std::size_t>(disc) - 1];
            add_line(shown, mirror, shown.localizer.text(key, {{"place", name_of(shown, place)}, {"count", count}}),
                     {words::Topic::Disc});
        }
    }
}

/// Adds the caballero on a space, with the name of the space: "Ambassador, with gold".
void add_post(const TableModel& shown, Mirror& mirror, const State& state, Place place, Space space)
{
    std::string name = words::space_name(shown.localizer, place, space);
    const words::Argument here("place", name_of(shown, place));
    const Seat holder = holder_of(state, place, space);
    if (holder == nobody)
    {
        add_line(shown, mirror, shown.localizer.text(Key::MirrorSpaceFree, {here, {"name", name}}),
                 {words::Topic::Overseas});
        return;
    }
    if (place == Place::France)
    {
        const auto number = static_cast<std::size_t>(space) - static_cast<std::size_t>(Space::First);
        if (const Disc disc = state.colonies.french_disc[number]; disc != Disc::None)
        {
            append(name, words::space_name(shown.localizer, place, ordinary_space(disc, false)));
        }
    }
    add_line(
        shown, mirror,
        shown.localizer.text(Key::MirrorSpace, {here, {"name", name}, {"list", words::player(shown.names, holder)}}),
        {words::Topic::Overseas});
}

/// Adds the caballeros of a place that carry discs, are on the Limit table or beside it.
void add_caballeros_on_space(const TableModel& shown, Mirror& mirror, const State& state, Place place, Space space)
{
    PerOwner<std::uint8_t> caballeros{};
    for (const Seat owner : state.owners_on_board())
    {
        caballeros[owner] = static_cast<std::uint8_t>(on_space(state, place, owner, space));
    }
    const bool on_table = state.colonies.table == place && !is_beside_table(space);
    std::string name = words::space_name(shown.localizer, place, space);
    if (on_table)
    {
        append(name, shown.localizer.text(Key::SpaceOnTable));
    }
    if (const std::string list = counts(shown, caballeros); !list.empty() && !name.empty())
    {
        add_line(
            shown, mirror,
            shown.localizer.text(Key::MirrorSpace, {{"place", name_of(shown, place)}, {"name", name}, {"list", list}}),
            {on_table || is_beside_table(space) ? words::Topic::LimitTable : words::Topic::Disc});
    }
}

/// Adds what the line with the caballeros of a place does not contain (Grand Inquisitor & the Colonies): posts, discs,
/// the Limit table.
void add_spaces(const TableModel& shown, Mirror& mirror, Place place)
{
    State state; // filled only as far as the functions about spaces need
    state.setup = shown.view.setup;
    state.caballeros = shown.view.caballeros;
    state.colonies = shown.view.colonies;
    if (state.colonies.table == place)
    {
        add_limit_table(shown, mirror, state);
    }
    for (int i = 0; i < space_count; ++i)
    {
        const auto space = static_cast<Space>(i);
        const bool exists =
            place == Place::France || (space == Space::First && (place == Place::Ship || place == Place::America));
        if (!is_post(space))
        {
            add_caballeros_on_space(shown, mirror, state, place, space);
        }
        else if (exists)
        {
            add_post(shown, mirror, state, place, space);
        }
    }
    add_unclaimed(shown, mirror, place);
}

/// Adds the place of one piece of each player, if it is on the board.
void add_pieces(const TableModel& shown, Mirror& mirror, Key key, const PerSeat<Place>& at, words::Topic topic)
{
    for (const Seat seat : Seats(shown.view.players()))
    {
        if (const Place place = at[seat]; place != Place::Nowhere)
        {
            const words::Argument who("player", words::player(shown.names, seat));
            const words::Argument where("place", name_of(shown, place));
            add_line(shown, mirror, shown.localizer.text(key, {who, where}), {topic});
        }
    }
}

/// Adds the modifiers in each hand, or their number if they are hidden (Power Shift).
void add_modifiers(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    for (const Seat seat : Seats(view.players()))
    {
        const words::Argument who("player", words::player(shown.names, seat));
        std::string list;
        for (ModifierId id = 0; view.modifiers[seat] && id < no_modifier; ++id)
        {
            if ((*view.modifiers[seat] >> id & 1U) != 0)
            {
                append(list, words::modifier_name(shown.localizer, id));
            }
        }
        if (!list.empty())
        {
            add_line(shown, mirror, shown.localizer.text(Key::MirrorModifiers, {who, {"list", list}}),
                     {words::Topic::Modifier});
        }
        else if (const int count = view.modifier_count[seat]; count > 0)
        {
            add_line(shown, mirror, shown.localizer.text(Key::MirrorModifiersHidden, {who, {"count", count}}),
                     {words::Topic::Modifier});
        }
    }
}

/// Adds the mobile scoreboards, including those that have no place yet.
void add_boards(const TableModel& shown, Mirror& mirror)
{
    for (std::size_t lying = 0; lying < mobile_boards.size(); ++lying)
    {
        const words::Argument values("board", words::score_values(mobile_boards[lying]));
        const words::Argument place("place", name_of(shown, shown.view.board_at[lying]));
        add_line(shown, mirror, shown.localizer.text(Key::MirrorBoard, {values, place}), {words::Topic::Mobile});
    }
}

/// Adds the lasting effects of cards (Intrigue & the King).
void add_lasting_effects(const TableModel& shown, Mirror& mirror)
{
    const Lasting& lasting = shown.view.lasting;
    if (lasting.quarantine != Place::Nowhere)
    {
        add_line(shown, mirror,
                 shown.localizer.text(Key::MirrorQuarantine, {{"place", name_of(shown, lasting.quarantine)}}),
                 {words::Topic::Quarantine});
    }
    if (lasting.bridge[0] != Place::Nowhere)
    {
        add_line(shown, mirror,
                 shown.localizer.text(Key::MirrorBridge, {{"from", name_of(shown, lasting.bridge[0])},
                                                          {"to", name_of(shown, lasting.bridge[1])}}),
                 {words::Topic::Bridge});
    }
    if (lasting.grandes_follow)
    {
        add_line(shown, mirror, shown.localizer.text(Key::LogGrandesWillFollow), {words::Topic::Grande});
    }
}

/// Returns the figures and tokens in the court of `holder`; for nobody, those that are in no court.
std::string figures_of(const TableModel& shown, Seat holder)
{
    const PlayerView& view = shown.view;
    const Grandissimo& grand = view.grand;
    std::string list;
    const auto add = [&](bool in_game, Seat owner, Key key)
    {
        if (in_game && owner == holder)
        {
            append(list, shown.localizer.text(key));
        }
    };
    add(is_grandissimo(view.setup), grand.characters[queen], Key::FigureQueen);
    add(is_grandissimo(view.setup), grand.characters[jester], Key::FigureJester);
    add(has_black(view.setup), has_colonies(view.setup) ? view.colonies.inquisitor : grand.inquisitor,
        Key::FigureInquisitor);
    const int left = ship_tokens - std::popcount(grand.tokens);
    if (holder != nobody && (grand.tokens >> holder & 1U) != 0)
    {
        append(list, shown.localizer.text(Key::FigureToken));
    }
    else if (holder == nobody && has_part(view.setup, Part::Ships) && left > 0)
    {
        append(list, shown.localizer.text(Key::MirrorTokens, {{"count", left}}));
    }
    return list;
}

/// Adds who has which figures and tokens (Grand Inquisitor & the Colonies, Grandissimo).
void add_figures(const TableModel& shown, Mirror& mirror)
{
    const words::Topic topic = has_colonies(shown.view.setup) ? words::Topic::Inquisitor : words::Topic::Figures;
    for (const Seat seat : Seats(shown.view.players()))
    {
        const words::Argument who("player", words::player(shown.names, seat));
        if (const std::string list = figures_of(shown, seat); !list.empty())
        {
            add_line(shown, mirror, shown.localizer.text(Key::MirrorCourt, {who, {"list", list}}), {topic});
        }
    }
    if (const std::string list = figures_of(shown, nobody); !list.empty())
    {
        add_line(shown, mirror, shown.localizer.text(Key::MirrorAside, {{"list", list}}), {topic});
    }
}

/// Adds the prisoners, and the caballeros that are still to be placed as a gift (Grandissimo).
void add_prisoners_and_gifts(const TableModel& shown, Mirror& mirror)
{
    const Grandissimo& grand = shown.view.grand;
    for (const Seat seat : Seats(shown.view.players()))
    {
        PerOwner<std::uint8_t> gifts{};
        std::copy(grand.gifts[seat].begin(), grand.gifts[seat].end(), gifts.begin());
        if (const std::string due = counts(shown, gifts); !due.empty())
        {
            const words::Argument who("player", words::player(shown.names, seat));
            add_line(shown, mirror, shown.localizer.text(Key::MirrorGifts, {who, {"list", due}}),
                     {words::Topic::Figures});
        }
    }
    PerOwner<std::uint8_t> prisoners{};
    std::copy(grand.prison.begin(), grand.prison.end(), prisoners.begin());
    if (const std::string inside = counts(shown, prisoners); !inside.empty())
    {
        add_line(shown, mirror, shown.localizer.text(Key::MirrorPrison, {{"list", inside}}), {words::Topic::Prison});
    }
}

/// Adds the effects that wait for the next general scoring (Grandissimo).
void add_next_scoring(const TableModel& shown, Mirror& mirror)
{
    const Grandissimo& grand = shown.view.grand;
    const auto line = [&](Seat seat, Place place, Key key)
    {
        if (seat != nobody)
        {
            const std::string where = name_of(shown, place);
            add_line(shown, mirror,
                     shown.localizer.text(
                         key, {{"player", words::player(shown.names, seat)}, {"place", where}, {"to", where}}),
                     {words::Topic::NextScoring});
        }
    };
    line(grand.region_card_of[0], grand.region_card[0], Key::LogAllied);
    line(grand.region_card_of[1], grand.region_card[1], Key::LogBoycott);
    line(grand.rebel, shown.view.king, Key::LogRevolted);
    line(grand.free_mover, shown.view.king, Key::LogMovesKept);
}

void add_cards(const TableModel& shown, Mirror& mirror)
{
    const std::vector<RoundCard> cards = round_cards(shown.view);
    if (std::all_of(cards.begin(), cards.end(), [](const RoundCard& card) { return card.card == no_card; }))
    {
        return; // modifiers are passed before the cards are revealed
    }
    add_line(shown, mirror, card_line(shown), {words::Topic::Card});
    for (const RoundCard& card : cards)
    {
        const CardId id = card.card;
        if (id < catalogue().size())
        {
            const std::string outlook =
                shown.shows_previews ? words::plain(words::card_outlook(shown.localizer, shown.view, shown.names, id))
                                     : std::string();
            mirror.about.back() += " " + words::card_name(shown.localizer, id) + ": "
                                   + words::plain(card_facts(shown, id)) + (outlook.empty() ? "" : " " + outlook + ".");
        }
    }
}

/// Adds the round track: what comes next, and all of its steps.
void add_track(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    const int scoring = next_scoring_round(view.round);
    const words::Argument round("round", round_number(view.setup, scoring));
    const std::string next = scoring == view.round ? shown.localizer.text(Key::RoundScoringNext)
                                                   : shown.localizer.text(Key::RoundScoringAfter, {round});
    const std::string now = words::round_of(shown.localizer, view.setup, view.round);
    std::string steps;
    const board::Track track = board::track_of(view.setup.rounds, view.round, false);
    for (int i = 0; i < track.count; ++i)
    {
        append(steps, explanation_of(shown, board::Target::of_step(i), {})->title);
    }
    add_line(shown, mirror, shown.over() ? shown.localizer.text(Key::RoundOver) : now + ", " + next,
             {words::Topic::Track}, steps + ".");
}

/// Adds all lines of the position, each with its explanation.
void add_position(const TableModel& shown, Mirror& mirror)
{
    const PlayerView& view = shown.view;
    add_seats(shown, mirror);
    for (const Place here : places(view.setup))
    {
        const auto& payout = view.payouts[index(here)];
        const std::string list = payout && shown.shows_previews
                                     ? words::payout_list(shown.localizer, *payout, view.players(), shown.names)
                                     : std::string();
        const words::Argument name("place", name_of(shown, here));
        const std::string now =
            list.empty() ? list : ". " + shown.localizer.text(Key::TablePreview, {name, {"list", list}});
        add_line(shown, mirror, place_in_words(shown, here) + now,
                 {here == Place::Castillo ? words::Topic::Castillo
                  : is_region(here)       ? words::Topic::Region
                                          : words::Topic::Overseas});
        if (has_colonies(view.setup))
        {
            add_spaces(shown, mirror, here);
        }
    }
    const std::string king = words::kings_place(shown.localizer, view.setup.edition, view.king);
    add_line(shown, mirror, shown.localizer.text(Key::MirrorKing, {{"place", king}}), {words::Topic::King});
    add_pieces(shown, mirror, Key::MirrorGrande, view.grande, words::Topic::Grande);
    add_pieces(shown, mirror, Key::MirrorBearer, view.bearer, words::Topic::Bearer);
    add_boards(shown, mirror);
    add_modifiers(shown, mirror);
    add_lasting_effects(shown, mirror);
    add_figures(shown, mirror);
    if (is_grandissimo(view.setup))
    {
        add_prisoners_and_gifts(shown, mirror);
        add_next_scoring(shown, mirror);
    }
    add_cards(shown, mirror);
    add_track(shown, mirror);
}

/// Returns the label of an answer's button; for an answer without a button on the table, its sentence.
std::string label_of(const TableModel& shown, const Action& action)
{
    return action.kind == ActionKind::Done
               ? shown.localizer.text(row_of(shown.view.decision.question).done)
               : words::plain(words::answer(shown.localizer, shown.view, shown.names, action));
}

} // namespace

std::string place_in_words(const TableModel& shown, Place place)
{
    const PlayerView& view = shown.view;
    const words::Argument name("place", name_of(shown, place));
    const words::Argument pays("board", words::score_values(view.values[index(place)]));
    if (place == Place::Castillo && !view.castillo)
    {
        return shown.localizer.text(Key::MirrorCastilloHidden, {pays});
    }
    const std::string list = counts(shown, place == Place::Castillo ? *view.castillo : view.caballeros[index(place)]);
    if (place == Place::Ship && is_grandissimo(view.setup))
    {
        return shown.localizer.text(list.empty() ? Key::MirrorShipEmpty : Key::MirrorShip, {{"list", list}});
    }
    return list.empty() ? shown.localizer.text(Key::MirrorPlaceEmpty, {name, pays})
                        : shown.localizer.text(Key::MirrorPlace, {name, pays, {"list", list}});
}

std::vector<std::string> position_of_table(const TableModel& shown)
{
    Mirror mirror;
    add_position(shown, mirror);
    return std::move(mirror.position);
}

Mirror mirror_of_table(const TableModel& shown)
{
    Mirror mirror;
    mirror.title = shown.over() ? shown.localizer.text(Key::RoundOver)
                                : words::round_of(shown.localizer, shown.view.setup, shown.view.round);
    mirror.prompt = words::plain(shown.looking_back         ? past_moment(shown, shown.comment.size())
                                 : shown.computer_asked     ? computer_thinks(shown)
                                 : shown.answered_elsewhere ? waits_for_screen(shown)
                                                            : words::prompt(shown.localizer, shown.view, shown.names));
    mirror.rule = words::plain(words::explanation(shown.localizer, shown.view.setup,
                                                  topic_of(shown.view.decision.question, shown.view.sealed.purpose)));
    add_position(shown, mirror);
    for (auto row = shown.log.rbegin(); row != shown.log.rend() && mirror.log.size() < log_lines; ++row)
    {
        if (!row->sums_up) // the summary repeats rows that are read action by action
        {
            mirror.log.push_back(words::plain(row->said));
        }
    }
    std::reverse(mirror.log.begin(), mirror.log.end());
    for (int i = 0; i < shown.view.legal.size(); ++i)
    {
        const Action action = shown.view.legal[i];
        mirror.answers.push_back({.id = i,
                                  .label = label_of(shown, action),
                                  .about = shown.shows_previews ? words::plain(
                                               words::outlook(shown.localizer, shown.view, shown.names, action))
                                                                : std::string()});
    }
    return mirror;
}

} // namespace elgrande::screens
