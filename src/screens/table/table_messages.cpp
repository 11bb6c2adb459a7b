#include "screens/table/table_screen.hpp"

#include "screens/help/topics.hpp"
#include "screens/model/tooltip_letters.hpp"
#include "ui/widgets.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

/// Messages of the table: explanations, and toasts, short messages that fade.
namespace elgrande::screens
{

namespace
{

constexpr double toast_ms = 4200;
constexpr double toast_with_more_ms = 8000;
constexpr float roomy_log = 190; ///< minimum height of a log with room for an explanation and its last lines

/// The layout of a toast, a message that fades, and of its button.
struct Toast
{
    Box box;
    Box text;
    Box button;
};

/// Returns the height of the round track at the lower edge of the map, with its margins; at least a margin.
float track_height(const TableLayout& at)
{
    return at.shape == Shape::Wide && !at.upright ? 62 : 10;
}

Toast lay_out_toast(const Ui& ui, const TableLayout& at, const Letters& style, const std::string& text,
                    const std::string& more)
{
    const float scale = ui.letter_scale();
    const float button = more.empty() ? 0 : button_width({.label = more, .size = 15 * scale}, 0) + 10;
    const float room = std::min(at.map.w - 24, 460 * scale + button) - 28 - button;
    const float inner = std::min(room, std::ceil(marked_width(style, text)) + 1);
    const float least = more.empty() ? 0 : std::max(34.0F, at.shape == Shape::Wide ? ui.min_touch_size() : ui.finger());
    const float height = std::max(least, wrapped_height(style, inner, text)) + 18;
    const float width = inner + 28 + button;
    const Box box{at.map.middle_x() - width / 2, at.map.bottom() - height - track_height(at), width, height};
    return {box,
            {box.x + 14, box.y + 9, inner, height - 18},
            {box.right() - button - 4, box.y + 9, std::max(0.0F, button - 6), height - 18}};
}

/// Puts the outlook before the explanation.
void add_outlook(Explanation& explanation, const std::string& outlook)
{
    explanation.details = explanation.details.empty() || outlook.empty() ? outlook + explanation.details
                                                                         : outlook + ". " + explanation.details;
}

/// Returns the left and the right part of a wide map, in whose corners an explanation can lie: between the question and
/// the track.
std::vector<Box> sides_of_map(const TableLayout& at)
{
    const float width = at.from_afar ? 468 : 360;
    const float top = at.prompt.bottom() + 8;
    const Box left{at.map.x + 12, top, width, at.map.bottom() - track_height(at) - top};
    return {left, left.moved(at.map.w - width - 24, 0)};
}

/// Returns the areas in which an explanation of `thing` may be placed: the lower end of the log, which is needed least,
/// if enough of the log stays visible; otherwise the corners of the map. On an upright phone, everything below the
/// round; on a phone held sideways, the half of the screen that does not contain `thing`.
std::vector<Box> note_areas(const Ui& ui, const TableLayout& at, const Box& thing)
{
    const Box screen = ui.screen();
    switch (at.shape)
    {
    case Shape::Wide:
        if (at.log.h < roomy_log)
        {
            return sides_of_map(at);
        }
        return {{at.log.x, at.round.bottom(), at.log.w, at.log.bottom() - at.round.bottom()}};
    case Shape::Tall:
        return {{6, at.round.bottom() + 4, screen.w - 12, screen.h - at.round.bottom() - 10}};
    case Shape::Short:
        break;
    }
    return {thing.middle_x() < at.panel.x ? at.panel.inset(6, 6) : at.map.inset(6, 6)};
}

Letters toast_letters(const Ui& ui)
{
    return {.size = 17 * ui.letter_scale(), .colour = theme::current.cream};
}

} // namespace

void TableScreen::notify(std::string text, double now_ms)
{
    show_toast(std::move(text), now_ms, false, {});
}

void TableScreen::refuse(std::string text, double now_ms, std::optional<words::Topic> topic)
{
    show_toast(std::move(text), now_ms, true, topic);
}

void TableScreen::show_toast(std::string text, double now_ms, bool refuses, std::optional<words::Topic> topic)
{
    toast_ = std::move(text);
    toast_topic_ = topic;
    toast_refuses_ = refuses;
    toast_until_ms_ = now_ms + (topic ? toast_with_more_ms : toast_ms);
}

void TableScreen::forget_refusal()
{
    if (toast_refuses_)
    {
        toast_.clear();
    }
}

std::string TableScreen::message(double now_ms) const
{
    return now_ms < toast_until_ms_ ? words::plain(toast_) : std::string();
}

/// Draws the toast: a refusal, with a button that opens the rule if there is one, or a notice, through which pointer
/// input passes. On a phone it covers much of the map, so any press beside the button removes it.
std::optional<Intent> TableScreen::draw_toast(Ui& ui, const TableModel& shown)
{
    if (toast_.empty() || ui.now_ms() >= toast_until_ms_)
    {
        return std::nullopt;
    }
    ui.wake_at(toast_until_ms_);
    const Letters style = toast_letters(ui);
    const std::string more = toast_topic_ ? shown.localizer.text(words::Key::ButtonMore) : "";
    const Toast at = lay_out_toast(ui, at_, style, toast_, more);
    if (ImGui::GetIO().MouseClicked[0] && !at.button.is_under(ui.mouse()))
    {
        toast_.clear();
        return std::nullopt;
    }
    std::optional<Intent> intent;
    ui.begin_panel(id_of("toast"), at.box, toast_topic_.has_value());
    shadow(ui, at.box, 6, 10);
    fill(ui, at.box, faded(toast_refuses_ ? theme::current.wine : theme::current.night, 0.96F), 10);
    outline(ui, at.box, toast_refuses_ ? theme::current.cream_heading : theme::current.gilt, 1, 10);
    Box text = at.text;
    text.y = text.middle_y() - wrapped_height(style, text.w, toast_) / 2;
    write_wrapped(ui, style, text, toast_);
    if (toast_topic_)
    {
        const Touch touch = ui.area(id_of("toast more"), at.button);
        fill(ui, at.button, theme::current.gilt, at.button.h / 2);
        write_in(ui, {.size = 15 * ui.letter_scale(), .colour = theme::current.on_gilt}, at.button, more);
        if (touch.focused)
        {
            focus_ring(ui, at.button, at.button.h / 2);
        }
        if (touch.clicked)
        {
            toast_.clear();
            intent = more_about(*toast_topic_);
        }
    }
    ui.end_panel();
    return intent;
}

/// The map is drawn before the parts beside it. If one of those has just got the pointer or the focus, the next frame
/// shows it on the map.
void TableScreen::redraw_if_changed(Ui& ui, CardId card, const std::optional<Action>& answer, Place row)
{
    if (pointed_card() != card || pointed_ != answer || majorities_.pointed() != row)
    {
        ui.settle();
    }
}

/// Offers explanations of cards, the map, answers and the question. Rows of players offer their own.
void TableScreen::offer_explanations(Ui& ui, const TableModel& shown)
{
    if (explained_ && explained_->to_explain)
    {
        explainer_.offer(explanation_of(shown, explained_->card, explained_->at));
    }
    if (const auto& hovered = map_.hovered())
    {
        if (auto explanation = explanation_of(shown, hovered->target, hovered->at))
        {
            // For a secret disk, the explanation already contains this warning.
            if (const auto& aim = map_.aim(); aim && shown.shows_previews && aim->action.kind != ActionKind::SetDisk)
            {
                add_outlook(*explanation, words::outlook(shown.localizer, *aim->view, shown.names, aim->action));
            }
            explainer_.offer(*explanation);
        }
    }
    offer_answers(shown);
    const Box text = at_.question_scrolls ? intersection(prompt_.text_box(), at_.lower) : prompt_.text_box();
    explainer_.offer(ui, text, topic_of(shown.view.decision.question, shown.view.sealed.purpose));
}

/// Offers the consequence of the answer whose button is pointed at, if it has any.
void TableScreen::offer_answers(const TableModel& shown)
{
    if (!pointed_ || !prompt_.explained_box() || !shown.shows_previews)
    {
        return;
    }
    const std::string text = words::outlook(shown.localizer, shown.view, shown.names, *pointed_);
    if (!text.empty())
    {
        explainer_.offer({.topic = topic_of(shown.view.decision.question, shown.view.sealed.purpose),
                          .title = words::plain(words::answer(shown.localizer, shown.view, shown.names, *pointed_)),
                          .details = text,
                          .at = *prompt_.explained_box()});
    }
}

std::optional<Intent> TableScreen::draw_explanations(Ui& ui, const TableModel& shown)
{
    if (picked_.group_region != Place::Nowhere)
    {
        return std::nullopt;
    }
    offer_explanations(ui, shown);
    const float scale = ui.letter_scale();
    const std::optional<Explanation>& explanation = explainer_.pinned() ? explainer_.pinned() : explainer_.offered();
    const NotePlaces places =
        explanation ? NotePlaces{note_areas(ui, at_, explanation->at), map_.in_sight()} : NotePlaces{};
    const float before = covered_of_log();
    auto intent = explainer_.draw(ui, shown.localizer, shown.view.setup, tooltip_letters(shown, scale), scale,
                                  topic_of(shown.view.decision.question, shown.view.sealed.purpose), places);
    if (covered_of_log() != before)
    {
        ui.settle(); // the log was drawn before the explanation
    }
    return intent;
}

/// Returns the height of the log's lower end that an explanation covers; 0 if it leaves less than a line.
float TableScreen::covered_of_log() const
{
    constexpr float gap = 4;
    const Box& note = explainer_.drawn_box();
    const bool is_drawn = picked_.group_region == Place::Nowhere && !note.empty();
    const bool covers_end = is_drawn && note.x < at_.log.right() && note.bottom() > at_.log.bottom() - gap;
    const float covered = at_.log.bottom() - note.y + gap;
    return covers_end && covered > 0 && at_.log.h - covered >= min_log_height ? covered : 0;
}

} // namespace elgrande::screens
