#include "screens/log_list.hpp"

#include "screens/widgets.hpp"
#include "words/speech.hpp"

#include <algorithm>
#include <cmath>

namespace elgrande::screens
{

namespace
{

constexpr Id log_id = id_of("log");
constexpr float gap_between_rows = 0.2F; ///< as a part of the size of letters

Letters letters(float scale, const Shown& shown)
{
    return {.size = 15.5F * scale, .colour = theme::cream_log, .lit = theme::lit_text, .seats = shown.letters_on_dark};
}

} // namespace

void LogList::measure(const Letters& how, float width, const Shown& shown)
{
    const bool same =
        width == width_ && how.size == size_ && shown.log.data() == first_ && shown.log.size() == measured_;
    if (same)
    {
        return;
    }
    width_ = width;
    size_ = how.size;
    first_ = shown.log.data();
    measured_ = shown.log.size();
    tops_.assign(1, 0);
    for (const LogRow& row : shown.log)
    {
        tops_.push_back(tops_.back() + wrapped_height(how, width, row.said) + how.size * gap_between_rows);
    }
}

std::optional<Intent> LogList::draw(Ui& ui, const Box& room, float scale, const Shown& shown)
{
    const Letters how = letters(scale, shown);
    // Whole lines only: no tops and tails of letters at the upper edge.
    const float step = line_height(how) + how.size * gap_between_rows;
    const float cut = room.h - std::floor(room.h / step) * step;
    const Box box{room.x, room.y + cut, room.w, room.h - cut};
    const float pad = 4 * scale;
    const std::size_t before = measured_;
    measure(how, box.w - 3 * pad, shown);
    if (shown.log.empty())
    {
        write_wrapped(ui, how, box.inset(pad, 0), shown.speech.say(words::Key::LogEmpty));
        return std::nullopt;
    }
    if (measured_ != before)
    {
        ui.scroll_to_end(log_id);
    }
    const float moved = ui.begin_scroll(log_id, box, tops_.back(), Ui::Along::Y);
    std::optional<Intent> intent;
    for (std::size_t i = 0; i < shown.log.size(); ++i)
    {
        const Box row{box.x, box.y + moved + tops_[i], box.w, tops_[i + 1] - tops_[i]};
        if (!row.overlaps(box))
        {
            continue;
        }
        const Touch touch = ui.area(id_of("log row", static_cast<int>(i)), row);
        const bool current = shown.looking_back && shown.log[i].moment == shown.moment;
        if (touch.hovered || current)
        {
            fill(ui, row, faded(theme::gilt, current ? 0.28F : 0.14F), 4 * scale);
        }
        write_wrapped(ui, how, row.inset(pad, 0), shown.log[i].said);
        if (touch.focused)
        {
            focus_ring(ui, row.inset(3, 3), 4 * scale);
        }
        if (touch.clicked)
        {
            intent = Intent{Intent::Kind::LookAt, {}, shown.log[i].moment};
        }
    }
    ui.end_scroll();
    if (ui.scrolls(log_id))
    {
        // A thin thread at the edge tells where in the log this is.
        const float part = box.h / tops_.back();
        const Box thread{box.right() - 2 * scale, box.y - moved * part, 2 * scale, box.h * part};
        fill(ui, thread, faded(theme::gilt, 0.6F), scale);
    }
    return intent;
}

void LogList::draw_short(Ui& ui, const Box& box, float scale, const Shown& shown) const
{
    const float step = line_length(scale);
    const std::size_t count = std::min<std::size_t>(shown.log.size(), short_lines);
    for (std::size_t i = 0; i < count; ++i)
    {
        const std::string& said = shown.log[shown.log.size() - 1 - i].said;
        Letters how = letters(scale, shown);
        const float width = marked_width(how, said);
        how.size *= width > box.w ? std::max(0.7F, box.w / width) : 1.0F;
        write_wrapped(ui, how, {box.x + 4, box.y + static_cast<float>(i) * step, 10 * box.w, step}, said);
    }
}

} // namespace elgrande::screens
