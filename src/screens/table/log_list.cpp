#include "screens/table/log_list.hpp"

#include "ui/widgets.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande::screens
{

namespace
{

constexpr Id log_id = id_of("log");
constexpr float gap_between_rows = 0.2F; ///< in multiples of the letter size

Letters letters(float scale, const TableModel& shown)
{
    return {.size = 15.5F * scale,
            .colour = theme::current.cream_log,
            .lit = theme::current.lit_text,
            .seats = shown.letters_on_dark};
}

/// Lines of a turn are indented, to leave room for the fold triangle.
float inset_of(const LogRow& row, const Letters& style)
{
    return row.turn == 0 ? 0 : 0.8F * style.size;
}

/// Returns the turn that is shown action by action: the last one, unless a row sums it up already; 0 if there is none.
int unfinished_turn(const TableModel& shown)
{
    const auto last =
        std::find_if(shown.log.rbegin(), shown.log.rend(), [](const LogRow& row) { return row.turn != 0; });
    if (last == shown.log.rend())
    {
        return 0;
    }
    const bool over =
        std::any_of(last, shown.log.rend(),
                    [&](const LogRow& row)
                    { return row.sums_up && row.turn == last->turn && row.moment <= shown.summed_up_until; });
    return over ? 0 : last->turn;
}

/// Returns the rows that a phone shows, newest first. A completed turn has one line.
std::vector<const LogRow*> newest(const TableModel& shown)
{
    constexpr std::size_t max_rows = 12;
    const int unfinished = unfinished_turn(shown);
    std::vector<const LogRow*> rows;
    for (auto row = shown.log.rbegin(); row != shown.log.rend() && rows.size() < max_rows; ++row)
    {
        if (row->turn == 0 || row->sums_up == (row->turn != unfinished))
        {
            rows.push_back(&*row);
        }
    }
    return rows;
}

} // namespace

void LogList::measure(const Letters& style, float width, float step, const TableModel& shown)
{
    const Measured wanted{width, style.size, step, shown.localizer.language()};
    const int unfinished = unfinished_turn(shown);
    if (wanted == measured_ && changes_ == shown.log_changes && heights_.size() == shown.log.size()
        && unfinished == unfinished_turn_ && !std::exchange(folded_, false))
    {
        return;
    }
    unfinished_turn_ = unfinished;
    if (wanted != measured_)
    {
        heights_.clear();
    }
    measured_ = wanted;
    changes_ = shown.log_changes;
    const std::vector<Height> before = std::exchange(heights_, {});
    std::uint64_t newest = 0;
    for (const Height& height : before)
    {
        newest = std::max(newest, height.serial);
    }
    // Rows that were there before have kept their order; a rewritten row has a higher serial number.
    auto known = before.begin();
    tops_.assign(1, 0);
    for (const LogRow& row : shown.log)
    {
        const auto same =
            row.serial > newest
                ? before.end()
                : std::find_if(known, before.end(), [&](const Height& height) { return height.serial == row.serial; });
        known = same != before.end() ? same + 1 : known;
        heights_.push_back({row.serial, same != before.end()
                                            ? same->height
                                            : step - line_height(style)
                                                  + wrapped_height(style, width - inset_of(row, style), row.said)});
        tops_.push_back(tops_.back() + (is_shown(row) ? heights_.back().height : 0));
    }
}

/// When another past moment is shown, scrolls to its rows.
void LogList::reveal_moment(Ui& ui, const TableModel& shown)
{
    const table::Moment moment = shown.looking_back ? shown.moment : table::never;
    if (std::exchange(revealed_, moment) == moment || moment == table::never)
    {
        return;
    }
    const auto is_of_moment = [moment](const LogRow& row) { return row.moment == moment; };
    const auto first = std::find_if(shown.log.begin(), shown.log.end(), is_of_moment);
    if (first != shown.log.end())
    {
        if (!is_shown(*first))
        {
            toggle(first->turn);
            opened_turn_ = 0;         // show the moment's rows, not the beginning of the turn
            revealed_ = table::never; // again when the unfolded rows have been measured
            ui.settle();
            return;
        }
        const auto last = std::find_if_not(first, shown.log.end(), is_of_moment);
        ui.reveal(log_id, tops_[static_cast<std::size_t>(first - shown.log.begin())],
                  tops_[static_cast<std::size_t>(last - shown.log.begin())]);
    }
}

/// Highlights a row that is hovered and can be chosen, or that belongs to the past moment that is shown.
void LogList::draw_ground(Ui& ui, const Box& row, bool pointed, bool current, float scale)
{
    if (pointed || current)
    {
        fill(ui, row, faded(theme::current.gilt, 0.14F), 4 * scale); // transparent, so that coloured names stay legible
    }
    if (current)
    {
        outline(ui, row.inset(scale, 0), theme::current.gilt, scale, 4 * scale);
    }
}

/// Measures the rows again. Scrolls to the end if there are new rows, or if the end was in sight and the room for the
/// rows, `room`, has changed.
void LogList::stay_at_end(Ui& ui, const Letters& style, ImVec2 room, float step, const TableModel& shown)
{
    const bool was_at_end = tops_.empty() || offset_ + height_ >= tops_.back() - 1;
    const Measured drawn = measured_;
    const std::size_t before = heights_.size();
    measure(style, room.x, step, shown);
    const bool has_room_changed = std::exchange(height_, room.y) != room.y || measured_ != drawn;
    if (!shown.log.empty() && (heights_.size() != before || (was_at_end && has_room_changed)))
    {
        ui.scroll_to_end(log_id);
    }
}

std::optional<Intent> LogList::draw(Ui& ui, Box box, float scale, const TableModel& shown, float min_row_height,
                                    float covered_height)
{
    box.h -= covered_height;
    const Letters style = letters(scale, shown);
    const float step = std::max(min_row_height, line_height(style) + style.size * gap_between_rows);
    const float pad = 4 * scale;
    stay_at_end(ui, style, {box.w - 3 * pad, box.h}, step, shown);
    if (shown.log.empty())
    {
        write_wrapped(ui, style, box.inset(pad, 0), shown.localizer.text(words::Key::LogEmpty));
        return std::nullopt;
    }
    reveal_opened(ui, box.h, shown);
    reveal_moment(ui, shown);
    const float moved = ui.begin_scroll(log_id, box, tops_.back(), Ui::Along::Y);
    std::optional<Intent> intent;
    for (std::size_t i = 0; i < shown.log.size(); ++i)
    {
        const Box row{box.x, box.y + moved + tops_[i], box.w, tops_[i + 1] - tops_[i]};
        if (!is_shown(shown.log[i]) || !row.overlaps(box.inset(0, -box.h))) // the keyboard can reach rows out of sight
        {
            continue;
        }
        const Touch touch = ui.area(id_of("log row", static_cast<int>(i)), row);
        const bool open = shown.log[i].moment != table::never && !shown.log[i].sums_up;
        const bool current = shown.looking_back && shown.log[i].moment == shown.moment;
        if (shown.log[i].begins_round && i > 0)
        {
            fill(ui, {row.x + pad, row.y, row.w - 2 * pad, scale}, faded(theme::current.brass, 0.7F));
        }
        draw_ground(ui, row, touch.hovered && (open || shown.log[i].sums_up), current, scale);
        if (row.y > box.y - 2) // hides descenders cut by the upper edge
        {
            draw_row(ui, shown.log[i], row.inset(pad, (step - line_height(style)) / 2), style);
        }
        if (touch.focused)
        {
            focus_ring(ui, row.inset(3, 3), 4 * scale);
        }
        if (shown.log[i].tried)
        {
            fill(ui, {row.x, row.y, 2 * scale, row.h}, theme::current.gilt);
        }
        if (touch.clicked && shown.log[i].sums_up)
        {
            toggle(shown.log[i].turn);
            ui.settle();
        }
        else if (touch.clicked && open)
        {
            intent = LookAt{shown.log[i].moment};
        }
    }
    offset_ = -moved;
    draw_scroll_bar(ui, box, moved, tops_.back(), scale); // shows which part of the log is visible
    ui.end_scroll();
    return intent;
}

/// Draws a row. One that sums up a turn has a triangle that shows whether the turn is unfolded.
void LogList::draw_row(Ui& ui, const LogRow& row, const Box& box, const Letters& style) const
{
    Box text = box;
    const Box sign = text.cut_left(inset_of(row, style));
    if (row.sums_up)
    {
        const float r = 0.24F * style.size;
        const ImVec2 at{sign.x + r, box.y + 0.55F * line_height(style)};
        const bool open = open_.contains(row.turn);
        const ImVec2 tip = open ? ImVec2{at.x, at.y + r} : ImVec2{at.x + r, at.y};
        const ImVec2 a = open ? ImVec2{at.x - r, at.y - r * 0.6F} : ImVec2{at.x - r * 0.6F, at.y - r};
        const ImVec2 b = open ? ImVec2{at.x + r, at.y - r * 0.6F} : ImVec2{at.x - r * 0.6F, at.y + r};
        ui.list().AddTriangleFilled(a, b, tip, theme::current.gilt);
    }
    write_wrapped(ui, style, text, row.said);
}

/// Scrolls to the beginning of the turn that was unfolded, as far as it fits.
void LogList::reveal_opened(Ui& ui, float room, const TableModel& shown)
{
    const int turn = std::exchange(opened_turn_, 0);
    const auto is_of_turn = [turn](const LogRow& row) { return row.turn == turn; };
    const auto first = std::find_if(shown.log.begin(), shown.log.end(), is_of_turn);
    if (turn != 0 && first != shown.log.end())
    {
        const auto end = std::find_if(shown.log.rbegin(), shown.log.rend(), is_of_turn).base();
        const float top = tops_[static_cast<std::size_t>(first - shown.log.begin())];
        ui.reveal(log_id, top, std::min(top + room, tops_[static_cast<std::size_t>(end - shown.log.begin())]));
    }
}

void LogList::toggle(int turn)
{
    if (!open_.erase(turn))
    {
        open_.insert(turn);
        opened_turn_ = turn;
    }
    folded_ = true;
}

void LogList::draw_rounds(Ui& ui, const Box& box, const TableModel& shown)
{
    std::optional<float> before;
    std::optional<float> after;
    for (std::size_t i = 0; i < shown.log.size() && i < tops_.size(); ++i)
    {
        constexpr float near = 2;
        if (shown.log[i].begins_round && tops_[i] < offset_ - near)
        {
            before = tops_[i];
        }
        else if (shown.log[i].begins_round && tops_[i] > offset_ + near && !after)
        {
            after = tops_[i];
        }
    }
    Box signs = box;
    signs = signs.cut_right(rounds_width(ui));
    const std::array goals{before, after};
    for (int i = 0; i < 2; ++i)
    {
        const auto& goal = goals[static_cast<std::size_t>(i)];
        const Paint colour = goal ? theme::current.cream_heading : theme::current.cream_off;
        if (icon_button(ui, id_of("log round", i), signs.column(i, 2, 0), i == 0 ? Icon::Older : Icon::Newer, colour,
                        {})
            && goal)
        {
            ui.scroll_to(log_id, *goal);
        }
    }
}

float LogList::latest_height(float width, const TableModel& shown)
{
    float length = 0;
    for (const LogRow* row : newest(shown))
    {
        length += wrapped_height(letters(1, shown), width, row->said);
    }
    return length;
}

bool LogList::draw_latest(Ui& ui, Box box, const TableModel& shown)
{
    const Touch touch = ui.area(id_of("whole log"), box);
    if (touch.focused)
    {
        focus_ring(ui, box, 4);
    }
    for (const LogRow* row : newest(shown))
    {
        box.cut_top(write_wrapped(ui, letters(1, shown), box, row->said));
    }
    return touch.clicked;
}

} // namespace elgrande::screens
