#include "screens/table/log_list.hpp"

#include "ui/widgets.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

constexpr Id log_id = id_of("log");
constexpr float gap_between_rows = 0.2F; ///< as a part of the size of letters

Letters letters(float scale, const TableModel& shown)
{
    return {.size = 15.5F * scale,
            .colour = theme::current.cream_log,
            .lit = theme::current.lit_text,
            .seats = shown.letters_on_dark};
}

/// What a phone shows of it.
std::span<const LogRow> newest(const TableModel& shown)
{
    constexpr std::size_t most = 12;
    return shown.log.last(std::min(most, shown.log.size()));
}

} // namespace

void LogList::measure(const Letters& how, float width, float step, const TableModel& shown)
{
    const Measured wanted{width, how.size, step, shown.localizer.language()};
    if (wanted == measured_ && changes_ == shown.log_changes && heights_.size() == shown.log.size())
    {
        return;
    }
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
        newest = std::max(newest, height.told);
    }
    // Those that are still there stand in the same order; what is told again has a higher number.
    auto known = before.begin();
    tops_.assign(1, 0);
    for (const LogRow& row : shown.log)
    {
        const auto same =
            row.told > newest
                ? before.end()
                : std::find_if(known, before.end(), [&](const Height& height) { return height.told == row.told; });
        known = same != before.end() ? same + 1 : known;
        heights_.push_back({row.told, same != before.end()
                                          ? same->height
                                          : step - line_height(how) + wrapped_height(how, width, row.said)});
        tops_.push_back(tops_.back() + heights_.back().height);
    }
}

/// The rows of the moment that is looked at come into sight with it.
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
        const auto last = std::find_if_not(first, shown.log.end(), is_of_moment);
        ui.reveal(log_id, tops_[static_cast<std::size_t>(first - shown.log.begin())],
                  tops_[static_cast<std::size_t>(last - shown.log.begin())]);
    }
}

std::optional<Intent> LogList::draw(Ui& ui, const Box& box, float scale, const TableModel& shown, float least)
{
    const Letters how = letters(scale, shown);
    const float step = std::max(least, line_height(how) + how.size * gap_between_rows);
    const float pad = 4 * scale;
    const std::size_t before = heights_.size();
    measure(how, box.w - 3 * pad, step, shown);
    if (shown.log.empty())
    {
        write_wrapped(ui, how, box.inset(pad, 0), shown.localizer.text(words::Key::LogEmpty));
        return std::nullopt;
    }
    if (heights_.size() != before)
    {
        ui.scroll_to_end(log_id);
    }
    reveal_moment(ui, shown);
    const float moved = ui.begin_scroll(log_id, box, tops_.back(), Ui::Along::Y);
    std::optional<Intent> intent;
    for (std::size_t i = 0; i < shown.log.size(); ++i)
    {
        const Box row{box.x, box.y + moved + tops_[i], box.w, tops_[i + 1] - tops_[i]};
        if (!row.overlaps(box.inset(0, -box.h))) // the keyboard reaches the next ones
        {
            continue;
        }
        const Touch touch = ui.area(id_of("log row", static_cast<int>(i)), row);
        const bool open = shown.log[i].moment != table::never;
        const bool current = shown.looking_back && shown.log[i].moment == shown.moment;
        if ((touch.hovered && open) || current)
        {
            fill(ui, row, faded(theme::current.gilt, current ? 0.28F : 0.14F), 4 * scale);
        }
        const float text = row.h - step + line_height(how);
        if (row.y > box.y - 2) // no tails of letters at the upper edge
        {
            write_wrapped(ui, how, row.inset(pad, (row.h - text) / 2), shown.log[i].said);
        }
        if (touch.focused)
        {
            focus_ring(ui, row.inset(3, 3), 4 * scale);
        }
        if (shown.log[i].tried)
        {
            fill(ui, {row.x, row.y, 2 * scale, row.h}, theme::current.gilt);
        }
        if (touch.clicked && open)
        {
            intent = Intent{Intent::Kind::LookAt, {}, shown.log[i].moment};
        }
    }
    scroll_thread(ui, box, moved, tops_.back(), scale); // tells where in the log this is
    ui.end_scroll();
    return intent;
}

float LogList::short_length(float width, const TableModel& shown)
{
    float length = 0;
    for (const LogRow& row : newest(shown))
    {
        length += wrapped_height(letters(1, shown), width, row.said);
    }
    return length;
}

bool LogList::draw_short(Ui& ui, Box box, const TableModel& shown)
{
    const Touch touch = ui.area(id_of("whole log"), box);
    if (touch.focused)
    {
        focus_ring(ui, box, 4);
    }
    const std::span<const LogRow> rows = newest(shown);
    for (std::size_t i = rows.size(); i > 0; --i)
    {
        box.cut_top(write_wrapped(ui, letters(1, shown), box, rows[i - 1].said));
    }
    return touch.clicked;
}

} // namespace elgrande::screens
