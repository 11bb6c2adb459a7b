#include "app/puzzle/puzzle_calendar.hpp"

#include "app/parsing/split_words.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "app/puzzle/stored_results.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr int days_in_week = 7;
constexpr std::int64_t last_day = 2'932'896; // 31 December 9999: a later one comes from a wrong clock

/// Draws a tick in the lower right corner of a day.
void draw_tick(Ui& ui, const Box& day, float s)
{
    const ImVec2 corner{day.right() - 6 * s, day.bottom() - 5 * s};
    const std::array points{ImVec2{corner.x - 9 * s, corner.y - 4 * s}, ImVec2{corner.x - 5.5F * s, corner.y},
                            ImVec2{corner.x, corner.y - 9 * s}};
    ui.list().AddPolyline(points.data(), static_cast<int>(points.size()), theme::current.on_gilt, ImDrawFlags_None,
                          2 * s);
}

} // namespace

PuzzleCalendar::PuzzleCalendar(const PageContext& context, std::vector<ListedPuzzle> list)
    : context_(context), list_(std::move(list)), today_(std::min(day_of(context.platform.clock.now_ms()), last_day)),
      solved_(solved_days(context.platform.preferences, today_)), month_(month_of(today_))
{
}

bool PuzzleCalendar::is_solved(std::int64_t day) const
{
    return std::binary_search(solved_.begin(), solved_.end(), day);
}

/// Returns the month that is shown, such as "November 2026".
std::string PuzzleCalendar::month_text() const
{
    const std::vector<std::string> months = split_words(context_.localizer.text(Key::PuzzleMonths));
    const auto number = static_cast<unsigned>(month_.month()); // 1 … 12
    return (number <= months.size() ? months[number - 1] : std::to_string(number)) + " "
           + std::to_string(static_cast<int>(month_.year()));
}

std::string PuzzleCalendar::streak_line() const
{
    const Streak streak = streak_on(context_.platform.preferences, today_);
    const std::string now = streak_text(context_.localizer, streak);
    const std::string best =
        streak.best > 0 ? context_.localizer.text(Key::PuzzleRunBest, {{"value", streak.best}}) : std::string();
    return now + (now.empty() || best.empty() ? "" : " ") + best;
}

/// Draws the month between the buttons that lead to the one before and the one after.
void PuzzleCalendar::draw_header(Ui& ui, Box line, float scale)
{
    const float button_width = line.h;
    const Box older = line.cut_left(button_width);
    const Box newer = line.cut_right(button_width);
    if (month_of(first_day) < month_
        && icon_button(ui, id_of("month before"), older, Icon::Older, theme::current.cream,
                       context_.localizer.text(Key::PuzzleMonthBefore)))
    {
        month_ -= std::chrono::months(1);
        ui.settle();
    }
    if (month_ < month_of(today_)
        && icon_button(ui, id_of("month after"), newer, Icon::Newer, theme::current.cream,
                       context_.localizer.text(Key::PuzzleMonthAfter)))
    {
        month_ += std::chrono::months(1);
        ui.settle();
    }
    write_in(ui, {.face = Face::Bold, .size = 19 * scale, .colour = theme::current.cream_heading}, line, month_text());
}

void PuzzleCalendar::draw_weekdays(Ui& ui, const Box& line, float scale) const
{
    const std::vector<std::string> names = split_words(context_.localizer.text(Key::PuzzleWeekdays));
    for (int i = 0; i < days_in_week && i < static_cast<int>(names.size()); ++i)
    {
        write_in(ui, {.size = 15 * scale, .colour = theme::current.cream_quiet}, line.column(i, days_in_week, 0),
                 names[static_cast<std::size_t>(i)]);
    }
}

/// Draws a day: gilt with a tick if it is solved, and framed if it is today. Days to come cannot be pressed.
std::optional<Intent> PuzzleCalendar::draw_day(Ui& ui, std::int64_t day, const Box& box, float scale) const
{
    const bool solved = is_solved(day);
    const bool open = day >= first_day && day <= today_;
    const float radius = 6 * scale;
    Touch touch;
    if (open)
    {
        touch = ui.area(id_of("puzzle day", static_cast<int>(day)), box);
        ui.name_item(date_text(day)
                     + (solved ? ": " + context_.localizer.text(Key::PuzzleStateSolved) : std::string()));
    }
    if (open || solved)
    {
        const Paint plain = touch.hovered ? theme::current.wood_hover : theme::current.wood_button;
        fill(ui, box, solved ? theme::current.gilt : plain, radius);
    }
    if (day == today_)
    {
        outline(ui, box, theme::current.glow, 2 * scale, radius);
    }
    const int number = static_cast<int>(day - first_day_of(month_)) + 1;
    const Paint ink = solved ? theme::current.on_gilt : open ? theme::current.cream : theme::current.cream_quiet;
    write_in(ui, {.size = 16 * scale, .colour = ink}, box, std::to_string(number));
    if (solved)
    {
        draw_tick(ui, box, scale);
    }
    if (touch.focused)
    {
        focus_ring(ui, box, radius);
    }
    constexpr std::int64_t day_ms = 86'400'000;
    return touch.clicked ? std::optional(Intent{OpenPuzzle{list_[daily_puzzle(list_, day * day_ms)].link}})
                         : std::nullopt;
}

std::optional<Intent> PuzzleCalendar::draw(Ui& ui, Box& rest, float scale)
{
    constexpr float max_width = 460;
    const float width = std::min(max_width * scale, rest.w);
    const float gap = 3 * scale;
    const float row_height = std::max(dialog_button_height(ui), ui.min_touch_size());
    Box area{rest.middle_x() - width / 2, rest.y, width, rest.h};
    if (const std::string streak = streak_line(); !streak.empty())
    {
        area.cut_top(
            write_wrapped(ui, {.size = 17 * scale, .colour = theme::current.cream}, area, streak, Align::Centre),
            2 * gap);
    }
    draw_header(ui, area.cut_top(row_height), scale);
    draw_weekdays(ui, area.cut_top(26 * scale), scale);
    const std::int64_t first = first_day_of(month_);
    const int first_weekday = weekday_of(first);
    std::optional<Intent> intent;
    Box week = area.cut_top(row_height, gap);
    for (int i = 0; i < days_in(month_); ++i)
    {
        const int weekday = (first_weekday + i) % days_in_week;
        if (weekday == 0 && i > 0)
        {
            week = area.cut_top(row_height, gap);
        }
        if (auto pressed = draw_day(ui, first + i, week.column(weekday, days_in_week, gap), scale))
        {
            intent = std::move(pressed);
        }
    }
    rest.cut_top(area.y - rest.y + 2 * gap);
    return intent;
}

} // namespace elgrande::screens
