#include "app/analysis/chances_chart.hpp"

#include "app/analysis/chances_words.hpp"
#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "screens/model/tooltip_letters.hpp"
#include "ui/widgets.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

struct Chart
{
    const TableModel& shown;
    const WinChances& chances;
    Box plot;
    float scale;

    std::size_t turns() const { return chances.turns().size(); }
    float step() const { return plot.w / static_cast<float>(turns()); }
    /// Returns the coordinate of a turn's beginning; the number after the last turn gives the end of the game.
    float x(std::size_t turn) const { return plot.x + static_cast<float>(turn) * step(); }
    float y(double chance) const { return plot.bottom() - plot.h * static_cast<float>(chance); }
    Box column(std::size_t turn) const { return {x(turn), plot.y, step(), plot.h}; }
    Paint colour(Seat seat) const { return shown.letters_on_light[seat]; }
};

Chart chart_of(const TableModel& shown, const WinChances& chances, const Box& box, float scale)
{
    Chart chart{shown, chances, box, scale};
    chart.plot.cut_left(40 * scale);
    chart.plot.cut_right(14 * scale);
    chart.plot.cut_top(chances_legend_height(shown, box.w, scale) + 12 * scale);
    chart.plot.cut_bottom(22 * scale);
    return chart;
}

/// A player in the legend.
struct LegendEntry
{
    Seat seat = nobody;
    Box box; ///< of mark and name
};

Letters legend_letters(const TableModel& shown, Seat seat, float scale)
{
    return {.face = Face::Bold, .size = 14 * scale, .colour = shown.letters_on_light[seat]};
}

constexpr float legend_line = 20;
constexpr float legend_mark = 20; ///< width of the mark and the gap behind it

/// Returns the entries in rows from the top left of a box of this width.
std::vector<LegendEntry> legend_of(const TableModel& shown, const Box& box, float scale)
{
    std::vector<LegendEntry> entries;
    float x = box.x;
    float y = box.y;
    for (const Seat seat : Seats(shown.view.players()))
    {
        const float name = text_width(legend_letters(shown, seat, scale), shown.names[seat]);
        const float width = std::min(box.w, legend_mark * scale + name);
        if (x > box.x && x + width > box.right())
        {
            x = box.x;
            y += legend_line * scale;
        }
        entries.push_back({seat, {x, y, width, legend_line * scale}});
        x += width + 16 * scale;
    }
    return entries;
}

void draw_legend(Ui& ui, const TableModel& shown, const Box& box, float scale)
{
    for (const LegendEntry& entry : legend_of(shown, box, scale))
    {
        Box name = entry.box;
        const Box mark = name.cut_left(legend_mark * scale);
        board::draw_mark(board::Pen(&ui.list(), {mark.x + 7 * scale, mark.middle_y()}, 1), {0, 0}, 13 * scale,
                         static_cast<int>(shown.colour(entry.seat)));
        write_in(ui, legend_letters(shown, entry.seat, scale), {name.x, name.y, name.w + 1, name.h},
                 shown.names[entry.seat], Align::Left);
    }
}

/// Draws a grid line at every 25 % and at the start of each round, with labels.
void draw_grid(Ui& ui, const Chart& chart)
{
    const float s = chart.scale;
    const Letters small{.size = 13 * s, .colour = theme::current.ink_soft};
    constexpr std::array quarters{0.0, 0.25, 0.5, 0.75, 1.0};
    for (const double chance : quarters)
    {
        const float y = chart.y(chance);
        ui.list().AddLine({chart.plot.x, y}, {chart.plot.right(), y}, faded(theme::current.parchment_edge, 0.5F), 1);
        write(ui, small, chart.plot.x - 6 * s, y - small.size * 0.6F, percent_text(chart.shown, chance), Align::Right);
    }
    const auto turns = chart.chances.turns();
    for (std::size_t first = 0; first < turns.size();)
    {
        std::size_t next = first;
        while (next < turns.size() && turns[next].round == turns[first].round)
        {
            ++next;
        }
        const float left = chart.x(first);
        ui.list().AddLine({left, chart.plot.y}, {left, chart.plot.bottom()}, faded(theme::current.parchment_edge, 0.5F),
                          1);
        write(ui, small, (left + chart.x(next)) / 2, chart.plot.bottom() + 4 * s,
              std::to_string(round_number(chart.shown.view.setup, turns[first].round)), Align::Centre);
        first = next;
    }
}

/// Marks the turning points with a tint and their number.
void draw_turning_points(Ui& ui, const Chart& chart)
{
    const float s = chart.scale;
    const std::vector<std::size_t> points = chart.chances.turning_points();
    for (std::size_t i = 0; i < points.size(); ++i)
    {
        const Box column = chart.column(points[i]);
        fill(ui, column, faded(theme::current.wine, 0.16F));
        write(ui, {.face = Face::Bold, .size = 14 * s, .colour = theme::current.wine}, column.middle_x(),
              column.y - 12 * s, std::to_string(i + 1), Align::Centre);
    }
}

void draw_line(Ui& ui, const Chart& chart, Seat seat)
{
    const float s = chart.scale;
    std::vector<ImVec2> points;
    for (std::size_t turn = 0; turn < chart.turns(); ++turn)
    {
        if (const PooledChances& before = chart.chances.turns()[turn].before; before.known())
        {
            points.emplace_back(chart.x(turn), chart.y(before.of(seat)));
        }
    }
    if (points.size() == chart.turns())
    {
        points.emplace_back(chart.x(chart.turns()), chart.y(chart.chances.result(seat)));
    }
    ui.list().AddPolyline(points.data(), static_cast<int>(points.size()), chart.colour(seat), ImDrawFlags_None,
                          2.2F * s);
    if (!points.empty())
    {
        for (const ImVec2& at : {points.front(), points.back()})
        {
            board::draw_mark(board::Pen(&ui.list(), {at.x, at.y}, 1), {0, 0}, 13 * s,
                             static_cast<int>(chart.shown.colour(seat)));
        }
    }
}

void mark_turn(Ui& ui, const Chart& chart, std::size_t turn, Paint colour)
{
    const float x = chart.x(turn);
    ui.list().AddLine({x, chart.plot.y}, {x, chart.plot.bottom()}, colour, 1.5F * chart.scale);
}

/// Makes each turn an item with a tooltip. Returns the index of the pressed turn.
std::optional<std::size_t> draw_items(Ui& ui, const Chart& chart)
{
    std::optional<std::size_t> pressed;
    for (std::size_t turn = 0; turn < chart.turns(); ++turn)
    {
        const EstimatedTurn& estimated = chart.chances.turns()[turn];
        if (!estimated.before.known())
        {
            continue;
        }
        const std::string heading = turn_heading(chart.shown, estimated);
        const std::string text = chances_text(chart.shown, estimated.before);
        const Box column = chart.column(turn);
        const Touch touch = ui.area(id_of("chances", static_cast<int>(turn)), column);
        std::string name = heading;
        name.append(": ").append(text);
        ui.name_item(words::plain(name));
        if (touch.hovered || touch.focused)
        {
            mark_turn(ui, chart, turn, theme::current.wine);
        }
        if (ui.wants_tooltip(column))
        {
            tooltip(ui, column, heading, text, tooltip_letters(chart.shown), 1);
        }
        if (touch.clicked)
        {
            pressed = turn;
        }
    }
    return pressed;
}

} // namespace

float chances_legend_height(const TableModel& shown, float width, float scale)
{
    const std::vector<LegendEntry> entries = legend_of(shown, {0, 0, width, 0}, scale);
    return entries.empty() ? 0 : entries.back().box.bottom();
}

std::optional<std::size_t> draw_chances_chart(Ui& ui, const TableModel& shown, const WinChances& chances,
                                              std::optional<std::size_t> chosen, const Box& box, float scale)
{
    if (chances.turns().empty())
    {
        return std::nullopt;
    }
    const Chart chart = chart_of(shown, chances, box, scale);
    draw_legend(ui, shown, box, scale);
    draw_grid(ui, chart);
    draw_turning_points(ui, chart);
    if (chosen)
    {
        mark_turn(ui, chart, *chosen, theme::current.ink);
    }
    for (const Seat seat : Seats(shown.view.players()))
    {
        draw_line(ui, chart, seat);
    }
    return draw_items(ui, chart);
}

} // namespace elgrande::screens
