#include "screens/table/table_screen.hpp"

#include "screens/cards/cards.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/cards/hand_deck.hpp"
#include "screens/table/map/lit_spots.hpp"
#include "screens/table/map/overseas.hpp"
#include "screens/table/round_line.hpp"
#include "screens/table/seat_column.hpp"
#include "screens/table/seat_rows.hpp"
#include "screens/table/sign_bubbles.hpp"
#include "screens/table/whose_turn.hpp"
#include "ui/widgets.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float short_log = 66; ///< three lines; less is too little to show what just happened

bool pays_next(const PlayerView& view)
{
    return view.sealed.purpose == SealedPurpose::GeneralScoring || view.decision.question == Question::GameOver;
}

/// Keeps the first of two intents.
void keep_first(std::optional<Intent>& kept, const std::optional<Intent>& other)
{
    kept = kept ? kept : other;
}

} // namespace

void TableScreen::forget()
{
    picked_ = {};
    decision_ = {};
    moment_ = table::never;
    toast_.clear();
    banner_.forget();
    log_.forget();
    explainer_.unpin();
}

void TableScreen::notice_question(Ui& ui, const TableModel& shown)
{
    const bool asks = !shown.view.legal.empty(); // not while a curtain is down
    const bool same_question = decision_ == shown.view.decision && asks_ == asks && shape_ == at_.shape;
    const std::size_t step = shown.lesson != nullptr ? shown.lesson->step + 1 : 0;
    const bool same = same_question && moment_ == shown.moment && step_ == step;
    lit_ = lit_spots(shown, picked_);
    if (same)
    {
        return;
    }
    decision_ = shown.view.decision;
    moment_ = shown.moment;
    step_ = step;
    asks_ = asks;
    picked_ = {};
    held_.reset();
    dragging_ = false;
    lit_ = lit_spots(shown, picked_);
    log_open_ = false;
    if (!same_question)
    {
        ui.scroll_to(lower_scroll, 0);
    }
    shape_ = at_.shape;
    show_asked_cards(ui, at_.cards, shape_, shown.view, lit_);
    const TableLayout& at = at_;
    for (const Spot& spot : lit_)
    {
        const Box* part = spot.kind == Spot::Kind::Card                                     ? &at.cards
                          : spot.kind == Spot::Kind::Power                                  ? &at.hand
                          : spot.kind == Spot::Kind::Seat || spot.kind == Spot::Kind::Court ? &at.seats
                                                                                            : nullptr;
        if (part != nullptr && at.lower_length > 0 && !at.question_scrolls
            && (part != &at.seats || at.shape == Shape::Short))
        {
            ui.reveal(lower_scroll, part->y - 28, part->bottom() + 3);
            return;
        }
    }
}

/// Returns what the layout depends on. The prompt must be prepared.
PromptNeeds TableScreen::needs(const Ui& ui, const TableModel& shown) const
{
    PromptNeeds needs = prompt_.needs();
    needs.finger = ui.finger();
    needs.fingers = ui.fingers();
    needs.rows = static_cast<int>(places(shown.view.setup).size());
    needs.from_afar = ui.from_afar();
    needs.cards = static_cast<int>(round_cards(shown.view).size());
    needs.black = has_colonies(shown.view.setup);
    needs.modifiers = shown.view.setup.modules.contains(Module::PowerShift);
    needs.choosing = asks_for_power(shown.view);
    needs.deck = asks_for_hand(shown.view);
    needs.taking = shown.view.decision.question == Question::TakeCard && !shown.view.legal.empty();
    if (const float room = lower_width(ui.screen().w, ui.screen().h); room > 0)
    {
        needs.log = LogList::latest_height(room, shown);
    }
    return needs;
}

std::optional<Intent> TableScreen::draw(Ui& ui, const TableModel& shown, const AnimationPlayer& motion)
{
    const Box screen = ui.screen();
    prompt_.prepare(ui, shown, picked_);
    at_ = lay_out_table(screen.w, screen.h, shown.view.owner_count(), needs(ui, shown));
    notice_question(ui, shown);
    if (prompt_.text() != question_ && at_.question_scrolls)
    {
        ui.scroll_to(lower_scroll, 0); // an answer, a hint or a verdict is read from its beginning
    }
    question_ = prompt_.text();
    drag(ui);
    const CardId card = pointed_card();
    const std::optional<Action> answer = pointed_;
    const Place row = majorities_.pointed();
    explainer_.begin();

    std::optional<Intent> intent;
    if (at_.shape != Shape::Wide)
    {
        wood(ui, at_.panel);
    }
    keep_first(intent, intent_for(shown, draw_map(ui, shown, motion)));
    explained_.reset();
    if (!at_.question_scrolls)
    {
        keep_first(intent, draw_prompt(ui, at_, shown));
    }
    if (at_.shape == Shape::Wide)
    {
        wood(ui, at_.panel);
        Box edge = at_.panel;
        fill(ui, at_.upright ? edge.cut_top(4) : edge.cut_left(4), theme::current.wood_edge);
    }
    if (at_.from_afar)
    {
        wood(ui, {at_.map.x, at_.map.bottom(), at_.map.w, screen.h - at_.map.bottom()}); // below the log
    }
    keep_first(intent, draw_round(ui, at_, shown, moving_ ? *moving_ : shown.view, map_.scene().track, explainer_));
    keep_first(intent, draw_panel(ui, shown));
    keep_first(intent, draw_deck(ui, shown));
    keep_first(intent, shortcut_keys(ui, shown));
    keep_first(intent, draw_chooser(ui, shown));
    keep_first(intent, draw_log(ui, shown));
    redraw_if_changed(ui, card, answer, row);
    keep_first(intent, take_up_or_drop(ui, shown));
    ui.begin_panel(id_of("in the air"), ui.screen(), false);
    draw_turn_frame(ui, shown);
    if (motion.going())
    {
        draw_flights(ui, shown, motion, map_, seats_);
    }
    draw_sign_bubbles(ui, shown, seats_, at_.round);
    draw_carried(ui);
    ui.end_panel();
    banner_.draw(ui, at_.map, shown, motion.going());
    keep_first(intent, draw_toast(ui, shown));
    keep_first(intent, draw_explanations(ui, shown));
    if (intent && intent_as<Play>(*intent) != nullptr)
    {
        picked_.group_region = Place::Nowhere;
    }
    return intent;
}

std::optional<Intent> TableScreen::draw_prompt(Ui& ui, const TableLayout& at, const TableModel& shown)
{
    auto intent = prompt_.draw(ui, at, shown);
    pointed_ = prompt_.pointed_answer();
    return intent;
}

std::optional<Spot> TableScreen::draw_map(Ui& ui, const TableModel& shown, const AnimationPlayer& motion)
{
    moving_.reset();
    MapContents contents{shown.localizer, shown.view, shown.players, picked_, lit_, pays_next(shown.view)};
    contents.ranks = shown.ranks;
    contents.shows_previews = shown.shows_previews;
    contents.pointed = pointed_;
    contents.card = pointed_card();
    contents.row = at_.majorities.empty() ? Place::Nowhere : majorities_.pointed();
    if (motion.going())
    {
        rewind(moving_.emplace(shown.view), motion.timeline(), motion.at_ms());
        contents.moving = &*moving_;
        contents.marker = marker_of(motion, shown.view.setup);
    }
    if (motion.is_scoring())
    {
        const ScoringStop* stop = motion.timeline().stop_at(motion.at_ms());
        contents.scored = stop != nullptr ? stop->place : Place::Nowhere;
    }
    update_carried(ui, shown, motion, contents);
    const Box free = map_room(at_, shown.has_sheet(), has_colonies(shown.view.setup));
    // On a small map, enlarged letters would cover the land, so they keep their normal size; players can zoom in. Read
    // from afar, letters are as large, relative to the map, as on a phone, for which the pieces leave room.
    constexpr float point_from_afar = 1.6F;
    const float point =
        at_.from_afar ? point_from_afar : std::clamp(at_.map.w / 390, std::min(1.0F, 1 / ui.zoom()), 1.0F);
    const std::optional<Spot> spot = map_.draw(ui, at_.map, free, point, contents);
    if (asks_for_hand(shown.view) && at_.shape != Shape::Tall)
    {
        wood(ui, at_.map); // the wooden ground below the cards of the hand to choose
    }
    return spot;
}

/// Draws the seats; during a motion, as they are at its time.
std::optional<Spot> TableScreen::draw_seats(Ui& ui, const Box& box, const TableModel& shown)
{
    const Box whole = at_.seats_scroll() ? at_.lower : box;
    const int seats = shown.view.owner_count();
    seats_ = {box, whole, at_.shape, seats, at_.from_afar};
    const auto touched = draw_seat_rows(ui, box, at_.shape, moving_ ? shown.with(*moving_) : shown, lit_, explainer_);
    const Shape shape = at_.from_afar ? Shape::Tall : at_.shape; // columns have such figures where chips have them
    if (const Seat holder = shown.view.colonies.inquisitor; holder < shown.view.players())
    {
        const Spot court{Spot::Kind::Seat, holder, Place::Nowhere};
        draw_inquisitor(ui, seat_box(box, at_.shape, seats, court, at_.from_afar), shape);
    }
    for (const Seat seat : Seats(is_grandissimo(shown.view.setup) ? shown.view.players() : 0))
    {
        const Spot court{Spot::Kind::Seat, seat, Place::Nowhere};
        draw_court(ui, seat_box(box, at_.shape, seats, court, at_.from_afar), shape, shown.view, seat);
    }
    return touched;
}

// --- the panel -------------------------------------------------------------------------------------------------------

std::optional<Intent> TableScreen::draw_panel(Ui& ui, const TableModel& shown)
{
    std::optional<Intent> intent;
    if (at_.shape != Shape::Wide
        && icon_button(ui, id_of("menu"), at_.menu, Icon::Menu, theme::current.cream_title,
                       shown.localizer.text(Key::TableMenu)))
    {
        intent = Intent{PageCommand::OpenMenu};
    }
    if (!at_.seats_scroll())
    {
        keep_first(intent, intent_for(shown, draw_seats(ui, at_.seats, shown)));
    }
    if (at_.shape != Shape::Wide)
    {
        // On a phone held upright, the cards of the deck need all of this room.
        keep_first(intent,
                   at_.shape == Shape::Tall && asks_for_hand(shown.view) ? std::nullopt : draw_lower(ui, shown));
        return intent;
    }
    if (at_.from_afar)
    {
        draw_column_labels(ui, at_.seat_labels, shown);
    }
    keep_first(intent, draw_cards_and_hand(ui, shown, at_));
    keep_first(intent, draw_majorities(ui, shown));
    if (at_.log.h >= min_log_height)
    {
        if (!at_.log_heading.empty())
        {
            heading(ui, at_.log_heading, shown.localizer.text(Key::TableLog), 1);
        }
        if (at_.log_heading.h >= std::max(1.0F, ui.min_touch_size()))
        {
            log_.draw_rounds(ui, at_.log_heading, shown);
        }
        keep_first(intent, log_.draw(ui, at_.log, ui.letter_scale(), shown, ui.min_touch_size(), covered_of_log()));
    }
    keep_first(intent, draw_footer(ui, at_.footer, shown));
    return intent;
}

std::optional<Intent> TableScreen::draw_majorities(Ui& ui, const TableModel& shown)
{
    if (at_.majorities.empty())
    {
        return std::nullopt;
    }
    if (!at_.majorities_heading.empty())
    {
        heading(ui, at_.majorities_heading, shown.localizer.text(Key::TableMajorities), 1);
    }
    const Place under = map_.under() ? map_.under()->place : Place::Nowhere;
    return intent_for(
        shown, majorities_.draw(ui, at_.majorities, moving_ ? shown.with(*moving_) : shown, lit_, under, explainer_));
}

std::optional<Intent> TableScreen::draw_lower(Ui& ui, const TableModel& shown)
{
    std::optional<Intent> intent;
    const float dy = at_.lower.y + ui.begin_scroll(lower_scroll, at_.lower, at_.lower_length, Ui::Along::Y);
    TableLayout moved = at_;
    for (Box* box : {&moved.cards_heading, &moved.cards, &moved.hand_heading, &moved.hand, &moved.log_heading,
                     &moved.log, &moved.footer})
    {
        *box = box->moved(at_.lower.x, dy);
    }
    if (at_.question_scrolls)
    {
        at_.prompt = moved.prompt = at_.prompt.moved(at_.lower.x, dy);
        at_.buttons = moved.buttons = at_.buttons.moved(at_.lower.x, dy);
        keep_first(intent, draw_prompt(ui, moved, shown));
    }
    if (at_.seats_scroll())
    {
        moved.seats = at_.seats.moved(at_.lower.x, dy);
        keep_first(intent, intent_for(shown, draw_seats(ui, moved.seats, shown)));
    }
    keep_first(intent, draw_cards_and_hand(ui, shown, moved));
    keep_first(intent, draw_footer(ui, moved.footer, shown));
    heading(ui, moved.log_heading, shown.localizer.text(Key::TableLog), 1);
    log_open_ = LogList::draw_latest(ui, moved.log, shown) || log_open_;
    ui.end_scroll();
    return intent;
}

std::optional<Intent> TableScreen::draw_cards_and_hand(Ui& ui, const TableModel& shown, const TableLayout& at)
{
    std::optional<Intent> intent;
    if (!at.cards_heading.empty())
    {
        explainer_.offer(ui, at.cards_heading, words::Topic::Stack);
        heading(ui, at.cards_heading, shown.said(Key::TableCards), 1);
    }
    explainer_.offer(ui, at.hand, words::Topic::Power);
    const bool modifies = shown.view.setup.modules.contains(Module::PowerShift);
    explainer_.offer(ui, at.hand_heading, modifies ? words::Topic::Modifier : words::Topic::Power);
    keep_first(intent, intent_for(shown, draw_action_cards(ui, at.cards, at.shape, shown, lit_, explained_)));
    const Seat owner = hand_owner(shown);
    if (owner != nobody)
    {
        const std::string title =
            words::plain(shown.said(Key::TableHand, {{"player", words::player(shown.names, owner)}}));
        if (!at.hand_heading.empty())
        {
            heading(ui, at.hand_heading, title, 1);
            draw_modifiers(ui, at.hand_heading, shown);
        }
        keep_first(intent, intent_for(shown, draw_hand(ui, at.hand, shown, lit_, explained_)));
    }
    return intent;
}

std::optional<Intent> TableScreen::draw_footer(Ui& ui, const Box& box, const TableModel& shown)
{
    struct Entry
    {
        const char* id;
        Key key;
        Intent intent;
    };
    const std::array entries{Entry{"open log", Key::TableLog, {GameCommand::LookBack}},
                             Entry{"history", Key::TableHistory, {GameCommand::LookBack}},
                             Entry{"help", Key::RulesTitle, Intent{OpenRules{}}},
                             Entry{"share", Key::TableShare, {PageCommand::OpenShare}},
                             Entry{"menu", Key::TableMenu, {PageCommand::OpenMenu}}};
    // The "log" button is shown if the log is out of sight or cut to a line or two. On phones it replaces the history
    // button, and the menu is above; beside a map there is room for all.
    const bool phone = at_.shape != Shape::Wide;
    const bool opens = phone || at_.log.h < short_log;
    const int count = phone ? 3 : opens ? 5 : 4;
    std::optional<Intent> intent;
    for (int i = 0; i < count; ++i)
    {
        const int skipped = phone && i > 0 ? 1 : opens ? 0 : 1;
        const Entry& entry = entries[static_cast<std::size_t>(i) + static_cast<std::size_t>(skipped)];
        const std::string label = shown.localizer.text(entry.key);
        const bool past = entry.intent == Intent(GameCommand::LookBack);
        if (button(ui, box.column(i, count, opens && !phone ? 4.0F : 7.0F),
                   {.id = id_of(entry.id),
                    .label = label,
                    .look = Look::Plain,
                    .enabled = !past || shown.now > 0,
                    .size = 16 * ui.letter_scale()}))
        {
            log_open_ = entry.key == Key::TableLog;
            intent = log_open_ ? std::nullopt : std::optional(entry.intent);
        }
    }
    return intent;
}

/// Draws the whole log on a sheet, for tables that have no room for it.
std::optional<Intent> TableScreen::draw_log(Ui& ui, const TableModel& shown)
{
    if (!log_open_)
    {
        return std::nullopt;
    }
    Box box = begin_dialog(ui, 560, ui.screen().h, shown.localizer.text(Key::TableLog), 1);
    Box close = box.cut_bottom(ui.finger(), 10);
    log_.draw_rounds(ui, close.cut_right(LogList::rounds_width(ui), 8), shown);
    auto intent = log_.draw(ui, box, 1.1F, shown, ui.finger());
    const std::string label = shown.localizer.text(Key::ButtonClose);
    const bool closed = button(ui, close.centred(std::min(close.w, 200.0F), close.h),
                               {.id = id_of("close log"), .label = label, .look = Look::Gold, .size = 17});
    log_open_ = !end_dialog(ui) && !closed && !intent;
    return intent;
}

// --- choosing between colours ----------------------------------------------------------------------------------------

namespace
{

/// Draws a button with a caballero of the region: its owner and, if any of the choices names one, its space.
bool draw_choice(Ui& ui, const TableModel& shown, const Action& choice, Box box, bool has_spaces)
{
    const auto found = std::find(shown.view.legal.begin(), shown.view.legal.end(), choice);
    const Touch touch = ui.area(id_of("whose", static_cast<int>(found - shown.view.legal.begin())), box);
    fill(ui, box, touch.hovered ? theme::current.parchment_bright : theme::current.parchment, 8);
    glow_ring(ui, box, 8, 0.6F);
    if (touch.focused)
    {
        focus_ring(ui, box, 8);
    }
    const Seat owner = owner_of(choice);
    const float cube = has_spaces ? 18 : 22;
    draw_cube(ui, box.middle_x(), box.y + cube * 0.95F, cube, shown.colour(owner));
    const int there = shown.view.caballeros[index(choice.place)][owner];
    const std::string name = has_spaces ? shown.names[owner] : shown.names[owner] + " " + std::to_string(there);
    box.cut_top(cube * 1.86F);
    write_in(ui, {.face = Face::Bold, .size = 14, .colour = theme::current.ink}, box.cut_top(18).inset(2, 0), name);
    const std::string space =
        has_spaces ? words::space_name(shown.localizer, choice.place, space_of(choice)) : std::string();
    write_wrapped(ui, {.size = 13, .colour = theme::current.ink}, box.inset(3, 0), space, Align::Centre);
    return touch.clicked;
}

} // namespace

std::optional<Intent> TableScreen::draw_chooser(Ui& ui, const TableModel& shown)
{
    if (picked_.group_region == Place::Nowhere)
    {
        return std::nullopt;
    }
    const Place region = picked_.group_region;
    const std::vector<Action> choices = answers_at(shown.view, region);
    const bool has_spaces = has_colonies(shown.view.setup)
                            && std::any_of(choices.begin(), choices.end(),
                                           [](const Action& choice) { return space_of(choice) != Space::Region; });
    constexpr float between = 6;
    const float chip = has_spaces ? 104 : 62;
    const auto count = static_cast<float>(choices.size());
    const float fitting = std::floor((ui.screen().w - 2 * between - 18) / (chip + between));
    const float columns = std::max(1.0F, std::min(count, fitting));
    const float rows = std::ceil(count / columns);
    const float height = std::min(has_spaces ? 100.0F : chip, (ui.screen().h - 2 * between - 46) / rows - between);
    ui.begin_modal(id_of("choose whose"));
    const auto at = map_.point({Spot::Kind::Place, 0, region});
    const ImVec2 middle = at ? ImVec2(at->x, at->y) : ImVec2(at_.map.middle_x(), at_.map.middle_y());
    const float width = std::max(190.0F, columns * (chip + between) + 18);
    Box sheet{middle.x - width / 2, middle.y - 40, width, rows * (height + between) + 40};
    sheet.x = std::clamp(sheet.x, between, std::max(between, ui.screen().w - sheet.w - between));
    sheet.y = std::clamp(sheet.y, between, std::max(between, ui.screen().h - sheet.h - between));
    shadow(ui, sheet, 8, 10);
    fill(ui, sheet, faded(theme::current.night, 0.96F), 10);
    outline(ui, sheet, theme::current.gilt, 1.2F, 10);
    write_in(ui, {.size = 17, .colour = theme::current.cream}, {sheet.x, sheet.y + 8, sheet.w, 22},
             shown.localizer.text(Key::TableChooseWhose));
    std::optional<Intent> intent;
    const float left = sheet.middle_x() - (columns * (chip + between) - between) / 2;
    Box box{left, sheet.y + 36, chip, height};
    for (const Action& choice : choices)
    {
        if (box.right() > left + columns * (chip + between))
        {
            box.x = left;
            box.y += height + between;
        }
        if (draw_choice(ui, shown, choice, box, has_spaces))
        {
            intent = Intent{Play{choice}};
        }
        box.x += chip + between;
    }
    const ImVec2 mouse = ui.mouse();
    const bool beside = ImGui::GetIO().MouseReleased[0] && !sheet.is_under(mouse);
    if (ui.reachable() && !intent && (beside || ui.key(ImGuiKey_Escape)))
    {
        picked_.group_region = Place::Nowhere;
        ui.settle();
    }
    ui.end_modal();
    return intent;
}

} // namespace elgrande::screens
