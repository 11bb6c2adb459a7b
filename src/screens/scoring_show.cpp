#include "screens/scoring_show.hpp"

#include "board/arrangement.hpp"
#include "board/marks.hpp"
#include "board/pen.hpp"
#include "screens/widgets.hpp"

#include <algorithm>
#include <span>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float fade_ms = 110;

/// "1st 6, King +2, home +2"
std::string reason(const words::Speech& speech, const Move& points)
{
    constexpr std::array ranks{Key::ScoringFirst, Key::ScoringSecond, Key::ScoringThird};
    const int board = points.number - points.king - points.home;
    std::string said;
    const auto add = [&](Key key, int count)
    {
        if (count > 0)
        {
            said += (said.empty() ? "" : ", ") + speech.say(key, {{"points", count}});
        }
    };
    add(ranks[static_cast<std::size_t>(std::clamp<int>(points.rank, 1, 3) - 1)], board);
    add(Key::ScoringKing, points.king);
    add(Key::ScoringHome, points.home);
    return said;
}

/// Over the question, which waits: what is scored, and how to leave. True when left.
bool draw_bar(Ui& ui, const Shown& shown, const Timeline& timeline, const TableLayout& at)
{
    const float s = std::max(1.0F, at.scale);
    Box bar = at.prompt;
    if (at.shape != Shape::Wide && at.buttons.h > 0)
    {
        bar.h = at.buttons.bottom() - bar.y;
    }
    bar.h = std::max(bar.h, ui.finger() + 4);
    fill(ui, bar, theme::night, 16 * s);
    outline(ui, bar, theme::gilt, 1.2F * s, 16 * s);
    const std::string label = shown.speech.say(Key::ScoringSkip);
    const Button skip{.id = id_of("skip scoring"), .label = label, .look = Look::Gold, .size = 16 * s};
    Box rest = bar.inset(16 * s, 0);
    const Box right = rest.cut_right(button_width(skip, 96 * s), 10 * s);
    const bool pressed = button(
        ui, right.centred(right.w, std::max(34 * s, at.shape == Shape::Wide ? ui.least_touch() : ui.finger())), skip);
    const int round = shown.scorings.empty() ? 0 : shown.scorings.back().round;
    const std::string title = timeline.general
                                  ? words::plain(shown.speech.say(Key::LogGeneralScoringBegan, {{"round", round}}))
                                  : shown.speech.say(Key::ScoringSpecial);
    const Letters how{.face = Face::SmallCaps, .size = 22 * s, .colour = theme::cream_title};
    rest.y = rest.middle_y() - wrapped_height(how, rest.w, title) / 2;
    write_wrapped(ui, how, rest, title);
    return pressed;
}

/// Beside the scoreboard of the place: its name, and a line for each player who gets something.
void draw_stop(Ui& ui, const Shown& shown, const Motion& motion, const Stop& stop, const TableScreen& table)
{
    const TableLayout& at = table.layout();
    const float s = std::max(1.0F, at.scale);
    const std::span points = std::span(motion.timeline().moves).subspan(stop.first, stop.count);
    const Letters name{.face = Face::SmallCaps, .size = 21 * s, .colour = theme::cream_title};
    const Letters line{.size = 16.5F * s, .colour = theme::cream};
    const std::string title = words::place(shown.speech, shown.view.setup.edition, stop.place);
    const std::string nobody_said = shown.speech.say(Key::ScoringNobody);
    std::vector<std::string> reasons;
    float width = text_width(name, title) * 1.06F;
    for (const Move& move : points)
    {
        reasons.push_back(reason(shown.speech, move));
        width = std::max(width, text_width(line, reasons.back()) + 74 * s);
    }
    const float row = 24 * s;
    Box card{0, 0, std::min(width + 28 * s, at.map.w - 8),
             30 * s + row * static_cast<float>(std::max<std::size_t>(1, points.size())) + 14 * s};
    const board::Vec anchor = table.map().view().to_screen(board::scoreboard_centre(static_cast<int>(stop.place)));
    const float half = 0.5F * board::scoreboard_height * table.map().view().scale + 10 * s;
    card.x = std::clamp(anchor.x - card.w / 2, at.map.x + 4, std::max(at.map.x + 4, at.map.right() - card.w - 4));
    const bool below = anchor.y + half + card.h < at.map.bottom() - 4;
    card.y = std::max(at.map.y + 4, below ? anchor.y + half : anchor.y - half - card.h);
    const float seen = std::clamp((motion.at_ms() - stop.begin_ms) / fade_ms, 0.15F, 1.0F);
    shadow(ui, card, 8 * s, 10 * s);
    fill(ui, card, faded(theme::night, 0.95F * seen), 10 * s);
    outline(ui, card, faded(theme::gilt, seen), 1.2F * s, 10 * s);
    Box rest = card.inset(14 * s, 6 * s);
    write_in(ui, name, rest.cut_top(30 * s), title);
    if (points.empty())
    {
        write_in(ui, {.face = Face::Italic, .size = 16 * s, .colour = theme::cream_quiet}, rest.cut_top(row),
                 nobody_said);
    }
    for (std::size_t i = 0; i < points.size(); ++i)
    {
        const Move& move = points[i];
        Box place = rest.cut_top(row);
        const Paint colour = theme::of(shown.colour(move.seat)).letters;
        board::draw_mark(board::Pen(&ui.list(), {place.x + 8 * s, place.middle_y()}, 1), {0, 0}, 14 * s,
                         static_cast<int>(shown.colour(move.seat)), colour);
        place.cut_left(24 * s);
        write_in(ui, {.face = Face::Bold, .size = 18 * s, .colour = colour}, place.cut_left(44 * s),
                 "+" + std::to_string(move.number), Align::Left);
        write_in(ui, line, place, reasons[i], Align::Left);
    }
}

} // namespace

bool draw_show(Ui& ui, const Shown& shown, const Motion& motion, const TableScreen& table)
{
    ui.open_layer();
    if (const Stop* stop = motion.timeline().stop_at(motion.at_ms()))
    {
        draw_stop(ui, shown, motion, *stop, table);
    }
    const bool skipped = draw_bar(ui, shown, motion.timeline(), table.layout());
    const bool elsewhere = ui.reachable()
                           && (ImGui::GetIO().MouseClicked[0] || ui.key(ImGuiKey_Escape) || ui.key(ImGuiKey_Space)
                               || ui.key(ImGuiKey_Enter));
    ui.close_layer();
    return skipped || elsewhere;
}

} // namespace elgrande::screens
