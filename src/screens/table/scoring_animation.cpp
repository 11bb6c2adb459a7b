#include "screens/table/scoring_animation.hpp"

#include "board/arrangement.hpp"
#include "board/flat/pen.hpp"
#include "board/inset.hpp"
#include "board/marks.hpp"
#include "rules/complete.hpp"
#include "screens/model/colours.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <span>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float fade_ms = 110;

/// Returns "5 caballeros: 1st 6, King +2, home +2"; without a rank "5 caballeros: 6 points".
std::string reason(const words::Localizer& localizer, const Move& points, int caballeros)
{
    constexpr auto ranks =
        table_of<Key, 4>(Key::ScoringPoints, Key::ScoringFirst, Key::ScoringSecond, Key::ScoringThird);
    const int board = points.number - points.king - points.home - points.office;
    std::string said;
    const auto add = [&](Key key, int count)
    {
        if (count > 0)
        {
            said += (said.empty() ? "" : ", ") + localizer.text(key, {{"points", count}});
        }
    };
    add(ranks[std::min<std::size_t>(points.rank, 3)], board);
    add(Key::ScoringKing, points.king);
    add(Key::ScoringHome, points.home);
    add(Key::ScoringOffice, points.office);
    return caballeros > 0 ? localizer.text(Key::ScoringWith, {{"count", caballeros}}) + ": " + said : said;
}

/// Returns the number of the seat's caballeros that were scored. None of them moves between the scoring and this view.
int counted(const TableModel& shown, const ScoringStop& stop, Seat seat)
{
    if (is_region(stop.place))
    {
        return shown.view.caballeros[index(stop.place)][seat];
    }
    return stop.inside ? (*stop.inside)[seat] : 0;
}

/// Returns the box of the bar: it covers the question, which cannot be answered yet; in a lesson or puzzle only its
/// buttons.
Box place_of_bar(const Ui& ui, const TableModel& shown, const TableLayout& at)
{
    Box bar = at.prompt;
    if (shown.has_sheet())
    {
        Box sheet = at.prompt.inset(6, 6);
        bar = at.shape == Shape::Wide ? sheet.cut_bottom(std::max(42.0F, ui.min_touch_size() + 4)) : at.buttons;
    }
    else if (at.shape != Shape::Wide && at.buttons.h > 0)
    {
        bar.h = at.buttons.bottom() - bar.y;
    }
    bar.h = std::max(bar.h, shown.has_sheet() ? 42.0F : ui.finger() + 4);
    if (at.question_scrolls)
    {
        bar.y = std::clamp(bar.y, at.lower.y, std::max(at.lower.y, at.lower.bottom() - bar.h));
    }
    return bar;
}

/// Draws what is scored and a button to skip the rest. Returns true if it was pressed.
bool draw_bar(Ui& ui, const TableModel& shown, const Timeline& timeline, const TableLayout& at)
{
    const Box bar = place_of_bar(ui, shown, at);
    fill(ui, bar, theme::current.night, 16);
    outline(ui, bar, theme::current.gilt, 1.2F, 16);
    const std::string label = shown.localizer.text(Key::ScoringSkip);
    const Button skip{.id = id_of("skip scoring"), .label = label, .look = Look::Gold, .size = 16 * ui.letter_scale()};
    Box rest = bar.inset(16, 0);
    const Box right = rest.cut_right(button_width(skip, 96), 10);
    const bool pressed =
        button(ui,
               right.centred(right.w, std::max(34.0F * ui.letter_scale(),
                                               at.shape == Shape::Wide ? ui.min_touch_size() : ui.finger())),
               skip);
    const int round = shown.scorings.empty() ? 0 : round_number(shown.view.setup, shown.scorings.back().round);
    const std::string title = timeline.general
                                  ? words::plain(shown.localizer.text(Key::LogGeneralScoringBegan, {{"round", round}}))
                                  : shown.localizer.text(Key::ScoringSpecial);
    const Letters style{.face = Face::SmallCaps, .size = 22 * ui.letter_scale(), .colour = theme::current.cream_title};
    if (shown.has_sheet()) // only one line fits over the row of buttons
    {
        write_in(ui, style, rest, title, Align::Left);
        return pressed;
    }
    rest.y = rest.middle_y() - wrapped_height(style, rest.w, title) / 2;
    write_wrapped(ui, style, rest, title);
    return pressed;
}

/// Returns the screen box of the place and everything in it.
Box scored_box(const TableMap& map, Place place)
{
    const board::View& view = map.view();
    const board::Geometry& land = board::geometry();
    const Box box = board::drawn_box(map.scene(), place == Place::Castillo ? board::castillo_box()
                                                                           : land.regions[index(place)].bounds);
    const Vec corner = view.to_screen({box.x, box.y});
    return {corner.x, corner.y, box.w * view.scale, box.h * view.scale};
}

/// Returns the map without the part below the question.
Box room_for_cards(const TableLayout& at)
{
    Box room = at.map.inset(4, 4);
    if (at.shape == Shape::Wide)
    {
        room.cut_top(at.prompt.bottom() - room.y, 4);
    }
    return room;
}

/// Returns a box of this size in `room` that hides as little of `thing` as possible.
Box beside(const Box& thing, float width, float height, const Box& room)
{
    constexpr float gap = 6;
    const Box middle = thing.centred(std::min(width, room.w), std::min(height, room.h));
    const float x = (thing.w + middle.w) / 2 + gap;
    const float y = (thing.h + middle.h) / 2 + gap;
    std::array places{middle.moved(x, 0), middle.moved(-x, 0), middle.moved(0, y), middle.moved(0, -y)};
    for (Box& box : places)
    {
        box.x = std::clamp(box.x, room.x, room.right() - box.w);
        box.y = std::clamp(box.y, room.y, room.bottom() - box.h);
    }
    const auto hidden = [&](const Box& box)
    {
        const Box common = intersection(box, thing);
        return common.w * common.h;
    };
    return *std::min_element(places.begin(), places.end(),
                             [&](const Box& a, const Box& b) { return hidden(a) < hidden(b); });
}

/// Returns the caballeros that were counted in the Castillo: "Ana 3, Blue 1".
std::string inside_line(const TableModel& shown, const ScoringStop& stop)
{
    std::string line;
    for (std::size_t seat = 0; stop.inside && seat < shown.names.size(); ++seat)
    {
        if (const int count = (*stop.inside)[seat]; count > 0)
        {
            line += (line.empty() ? "" : ", ") + shown.names[seat] + " " + std::to_string(count);
        }
    }
    return line;
}

/// Draws beside the place its name and a line for each player who gets points.
void draw_stop(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const ScoringStop& stop,
               const TableScreen& table)
{
    const TableLayout& at = table.layout();
    const std::span points = std::span(motion.timeline().moves).subspan(stop.first, stop.count);
    const float s = ui.letter_scale();
    const Letters name{.face = Face::SmallCaps, .size = 21 * s, .colour = theme::current.cream_title};
    const Letters line{.size = 16.5F * s, .colour = theme::current.cream};
    const std::string title = words::place(shown.localizer, shown.view.setup.edition, stop.place);
    const std::string nobody_said = shown.localizer.text(Key::ScoringNobody);
    std::vector<std::string> reasons;
    float width = text_width(name, title) * 1.06F;
    const std::string inside = inside_line(shown, stop);
    width = std::max(width, text_width(line, inside));
    for (const Move& move : points)
    {
        reasons.push_back(reason(shown.localizer, move, counted(shown, stop, move.seat)));
        width = std::max(width, text_width(line, reasons.back()) + 74 * s);
    }
    const float row = 24 * s;
    const auto rows = std::max<std::size_t>(1, points.size()) + (inside.empty() ? 0 : 1);
    const Box card = beside(scored_box(table.map(), stop.place), width + 28,
                            30 * s + row * static_cast<float>(rows) + 14, room_for_cards(at));
    const float seen = std::clamp((motion.at_ms() - stop.begin_ms) / fade_ms, 0.15F, 1.0F);
    shadow(ui, card, 8, 10);
    fill(ui, card, faded(theme::current.night, 0.95F * seen), 10);
    outline(ui, card, faded(theme::current.gilt, seen), 1.2F, 10);
    Box rest = card.inset(14, 6);
    write_in(ui, name, rest.cut_top(30 * s), title);
    if (!inside.empty())
    {
        write_in(ui, line, rest.cut_top(row), inside);
    }
    if (points.empty())
    {
        write_in(ui, {.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream_quiet}, rest.cut_top(row),
                 nobody_said);
    }
    for (std::size_t i = 0; i < points.size(); ++i)
    {
        const Move& move = points[i];
        Box place = rest.cut_top(row);
        const Paint colour = theme::wood_of(shown.colour(move.seat)).letters;
        board::draw_mark(board::Pen(&ui.list(), {place.x + 8, place.middle_y()}, 1), {0, 0}, 14,
                         static_cast<int>(shown.colour(move.seat)), colour);
        place.cut_left(24);
        write_in(ui, {.face = Face::Bold, .size = 18 * s, .colour = colour}, place.cut_left(44 * s),
                 "+" + std::to_string(move.number), Align::Left);
        write_in(ui, line, place, reasons[i], Align::Left);
    }
}

} // namespace

bool draw_scoring_animation(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableScreen& table)
{
    ui.begin_modal(id_of("scoring show"));
    if (const ScoringStop* stop = motion.timeline().stop_at(motion.at_ms()))
    {
        draw_stop(ui, shown, motion, *stop, table);
    }
    const bool skipped = draw_bar(ui, shown, motion.timeline(), table.layout());
    const bool elsewhere = ui.reachable()
                           && (ImGui::GetIO().MouseClicked[0] || ui.key(ImGuiKey_Escape) || ui.key(ImGuiKey_Space)
                               || ui.key(ImGuiKey_Enter));
    ui.end_modal();
    return skipped || elsewhere;
}

} // namespace elgrande::screens
