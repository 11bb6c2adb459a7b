#include "screens/table/round_line.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "screens/help/seat_facts.hpp"
#include "screens/help/topics.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>

namespace elgrande::screens
{

using words::Key;

namespace
{

constexpr float least_step = 5; ///< with less room for a step, the track would lie on the title

/// Returns the width of one step of the track.
float step_width(const Box& box, const board::Track& track)
{
    return std::clamp(box.w / static_cast<float>(std::max(1, track.count)), 6.0F, 15.0F);
}

/// Explains the step under the pointer.
void explain_steps(Ui& ui, const Box& box, const TableModel& shown, const board::Track& track, Explainer& explainer)
{
    const float step = step_width(box, track);
    Box signs = box;
    signs = signs.cut_right(step * static_cast<float>(track.count));
    if (!ui.wants_tooltip(signs))
    {
        return;
    }
    const int number = std::clamp(static_cast<int>((ui.mouse().x - signs.x) / step), 0, track.count - 1);
    if (auto explanation = explanation_of(shown, board::Target::of_step(number), signs))
    {
        explainer.offer(*explanation);
    }
}

/// Draws the rounds and scorings of the track, for screens whose map has no room for it.
void draw_steps(Ui& ui, const Box& box, const board::Track& track)
{
    const float step = step_width(box, track);
    float x = box.right() - step * (static_cast<float>(track.count) - 0.5F);
    for (int i = 0; i < track.count; ++i)
    {
        const bool scoring = track.steps[static_cast<std::size_t>(i)].scoring;
        const float r = step * (scoring ? 0.42F : 0.3F);
        const Paint colour = scoring ? theme::current.wine : theme::current.parchment_row;
        const ImVec2 at{x, box.middle_y()};
        ui.list().AddCircleFilled(at, r, i < track.current ? faded(colour, 0.4F) : colour, scoring ? 4 : 0);
        if (scoring)
        {
            ui.list().AddCircle(at, r, faded(theme::current.cream, i < track.current ? 0.4F : 0.9F), 4, 1);
        }
        x += step;
    }
    if (track.current >= 0)
    {
        const float marker = track.marker < 0 ? static_cast<float>(track.current) : track.marker;
        const float from_right = static_cast<float>(track.count) - 0.5F - marker;
        ui.list().AddCircle({box.right() - step * from_right, box.middle_y()}, 0.4F * step + 2, theme::current.glow, 0,
                            2);
    }
}

/// Draws the mark and thinking time of each player, on a phone only of the asked one. Returns false if there is no
/// room.
bool draw_clock(Ui& ui, Box box, const TableModel& shown, bool phone)
{
    constexpr float mark = 12;
    const Seat asked = shown.view.decision.seat;
    const Letters style{.size = 15 * ui.letter_scale(), .colour = theme::current.cream_quiet};
    const auto width = [&](Seat seat) { return mark + 6 + text_width(style, thinking_time(shown, seat)) + 12; };
    float all = 0;
    for (const Seat seat : Seats(shown.view.players()))
    {
        all += !phone || seat == asked ? width(seat) : 0;
    }
    if (shown.thinking_ms.empty() || all > box.w)
    {
        return false;
    }
    box.cut_left(box.w - all);
    for (const Seat seat : Seats(shown.view.players()))
    {
        if (phone && seat != asked)
        {
            continue;
        }
        Box part = box.cut_left(width(seat));
        part.cut_left(12);
        const board::Pen pen(&ui.list(), {part.x + mark / 2, part.middle_y()}, 1);
        board::draw_mark(pen, {0, 0}, mark, static_cast<int>(shown.colour(seat)));
        part.cut_left(mark + 6);
        Letters letters = style;
        letters.colour = seat == asked ? theme::current.cream_title : style.colour;
        write_in(ui, letters, part, thinking_time(shown, seat), Align::Left);
    }
    return true;
}

} // namespace

std::optional<Intent> draw_round(Ui& ui, const TableLayout& at, const TableModel& shown, const PlayerView& view,
                                 const board::Track& track, Explainer& explainer)
{
    constexpr float gap = 10;
    explainer.offer(ui, at.round, words::Topic::Track);
    const bool over = view.decision.question == Question::GameOver;
    const std::string title =
        over ? shown.localizer.text(Key::RoundOver) : words::round_of(shown.localizer, view.setup, view.round);
    board::Lettering style{.face = Face::SmallCaps,
                           .size = (at.round.w > 240 ? 23.0F : 20.0F) * ui.letter_scale(),
                           .colour = theme::current.cream_title,
                           .anchor = board::Anchor::Middle,
                           .spacing = 0.04F};
    Box rest = at.round.inset(4, 0);
    const bool short_of_room = at.shape != Shape::Wide || at.upright;
    const float beside = short_of_room && !shown.scorings.empty() ? ui.finger() + gap : gap;
    style.size *= std::min(1.0F, (rest.w - beside) / board::text_width(title, style));
    board::draw_text(&ui.list(), {rest.x, rest.middle_y()}, title, style);
    rest.cut_left(board::text_width(title, style), gap);
    std::optional<Intent> intent;
    if (!shown.scorings.empty())
    {
        const std::string label = shown.localizer.text(Key::ScoringLast);
        const Button last{.id = id_of("last scoring"), .label = label, .size = 15 * ui.letter_scale()};
        const float button_height = std::max(30.0F * ui.letter_scale(), ui.min_touch_size());
        const Box box = rest.cut_right(short_of_room ? ui.finger() : std::min(rest.w, button_width(last, 0)), gap);
        const bool pressed = short_of_room
                                 ? icon_button(ui, last.id, box, Icon::Points, theme::current.cream_title, label)
                                 : button(ui, box.centred(box.w, button_height), last);
        intent = pressed ? std::optional(Intent{PageCommand::ShowScoring}) : std::nullopt;
    }
    if (short_of_room)
    {
        const Box time = rest.cut_right(shown.thinking_ms.empty() ? 0 : std::min(rest.w * 0.45F, 90.0F));
        draw_clock(ui, time, shown, true);
        if (rest.w >= least_step * static_cast<float>(track.count))
        {
            draw_steps(ui, rest, track);
            explain_steps(ui, rest, shown, track, explainer);
        }
        return intent;
    }
    if (draw_clock(ui, rest, shown, false))
    {
        return intent;
    }
    const int scoring = next_scoring_round(view.round);
    const std::string next =
        scoring == view.round
            ? shown.localizer.text(Key::RoundScoringNext)
            : shown.localizer.text(Key::RoundScoringAfter, {{"round", round_number(view.setup, scoring)}});
    const Letters quiet{.face = Face::Italic, .size = 15.5F * ui.letter_scale(), .colour = theme::current.cream_quiet};
    // The track shows the next scoring, too. If both do not fit, the button stays.
    if (!over && (shown.scorings.empty() || text_width(quiet, next) <= rest.w))
    {
        write_in(ui, quiet, rest, next, Align::Right);
    }
    return intent;
}

} // namespace elgrande::screens
