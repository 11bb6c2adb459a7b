#include "app/analysis/losses_chart.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr std::size_t most_worst_turns = 3;
constexpr int least_scale = 5; ///< points of lead at the top of a chart of small losses

std::string name_of_round(const TableModel& shown, std::uint8_t round)
{
    return shown.localizer.text(Key::EndAfterRound, {{"round", round_number(shown.view.setup, round)}});
}

/// "3", or "3+" for at least three.
std::string points_of(const TurnLoss& loss)
{
    return std::to_string(loss.points.value_or(0)) + (loss.exact ? "" : "+");
}

/// The known losses of a round, in the order of the turns: "Red 2, Blue 0+".
std::string list_of(const TableModel& shown, const Losses& losses, std::uint8_t round)
{
    std::string list;
    for (const TurnLoss& loss : losses.turns)
    {
        if (loss.round == round && loss.points)
        {
            list += (list.empty() ? "" : ", ") + words::player(shown.names, loss.seat) + " " + points_of(loss);
        }
    }
    return list;
}

struct Chart
{
    const TableModel& shown;
    const Losses& losses;
    Box plot;
    float scale;
    int most;  ///< points of lead at the top
    int first; ///< State::round of the first column
    int last;  ///< State::round of the last column

    int rounds() const { return last - first + 1; }
    float step() const { return plot.w / static_cast<float>(rounds()); }
    Box column(int round) const
    {
        return {plot.x + static_cast<float>(round - first) * step(), plot.y, step(), plot.h};
    }
    ImVec2 point(const TurnLoss& loss) const
    {
        const float part = static_cast<float>(loss.points.value_or(0)) / static_cast<float>(most);
        return {column(loss.round).middle_x(), plot.bottom() - plot.h * part};
    }
    Paint colour(Seat seat) const { return shown.letters_on_light[seat]; }
};

Chart chart_of(const TableModel& shown, const Losses& losses, const Box& box, float scale)
{
    Chart chart{shown, losses, box, scale, least_scale, losses.turns.front().round, losses.turns.front().round};
    for (const TurnLoss& loss : losses.turns)
    {
        chart.most = std::max(chart.most, loss.points.value_or(0));
        chart.first = std::min<int>(chart.first, loss.round);
        chart.last = std::max<int>(chart.last, loss.round);
    }
    chart.plot.cut_left(28 * scale);
    chart.plot.cut_right(10 * scale);
    chart.plot.cut_top(12 * scale);
    chart.plot.cut_bottom(22 * scale);
    return chart;
}

void draw_grid(Ui& ui, const Chart& chart)
{
    const float s = chart.scale;
    const Letters small{.size = 13 * s, .colour = theme::current.ink_soft};
    constexpr int lines = 5;
    const int step = (chart.most + lines - 1) / lines;
    for (int points = 0; points <= chart.most; points += step)
    {
        const float y =
            chart.plot.bottom() - chart.plot.h * static_cast<float>(points) / static_cast<float>(chart.most);
        ui.list().AddLine({chart.plot.x, y}, {chart.plot.right(), y}, faded(theme::current.parchment_edge, 0.5F), 1);
        write(ui, small, chart.plot.x - 6 * s, y - small.size * 0.6F, std::to_string(points), Align::Right);
    }
    for (int round = chart.first; round <= chart.last; ++round)
    {
        const std::string number =
            std::to_string(round_number(chart.shown.view.setup, static_cast<std::uint8_t>(round)));
        write(ui, small, chart.column(round).middle_x(), chart.plot.bottom() + 4 * s, number, Align::Centre);
    }
}

void draw_line(Ui& ui, const Chart& chart, Seat seat)
{
    const float s = chart.scale;
    std::vector<ImVec2> points;
    for (const TurnLoss& loss : chart.losses.turns)
    {
        if (loss.seat == seat && loss.points)
        {
            points.push_back(chart.point(loss));
        }
    }
    ui.list().AddPolyline(points.data(), static_cast<int>(points.size()), chart.colour(seat), ImDrawFlags_None, 2 * s);
    for (const TurnLoss& loss : chart.losses.turns)
    {
        if (loss.seat != seat || !loss.points)
        {
            continue;
        }
        const ImVec2 at = chart.point(loss);
        board::draw_mark(board::Pen(&ui.list(), {at.x, at.y}, 1), {0, 0}, 12 * s,
                         static_cast<int>(chart.shown.colour(seat)));
        if (!loss.exact)
        {
            write(ui, {.face = Face::Bold, .size = 14 * s, .colour = chart.colour(seat)}, at.x + 7 * s, at.y - 17 * s,
                  "+");
        }
    }
}

/// Shows the losses of the round under the pointer.
void draw_tooltip(Ui& ui, const Chart& chart)
{
    for (int round = chart.first; round <= chart.last; ++round)
    {
        const std::string list = list_of(chart.shown, chart.losses, static_cast<std::uint8_t>(round));
        const Box column = chart.column(round);
        if (list.empty() || !ui.asks_about(column))
        {
            continue;
        }
        outline(ui, column, faded(theme::current.wine, 0.6F), 1.2F, 2);
        const Letters letters{.size = 15.5F,
                              .colour = theme::current.cream,
                              .lit = theme::current.lit_text,
                              .seats = chart.shown.letters_on_dark};
        tooltip(ui, column, name_of_round(chart.shown, static_cast<std::uint8_t>(round)), list, letters, 1);
    }
}

} // namespace

void draw_losses_chart(Ui& ui, const TableModel& shown, const Losses& losses, const Box& box, float scale)
{
    if (losses.turns.empty())
    {
        return;
    }
    const Chart chart = chart_of(shown, losses, box, scale);
    draw_grid(ui, chart);
    for (const Seat seat : Seats(shown.view.players()))
    {
        draw_line(ui, chart, seat);
    }
    draw_tooltip(ui, chart);
}

PerSeat<int> total_losses(const Losses& losses)
{
    PerSeat<int> lost{};
    for (const TurnLoss& loss : losses.turns)
    {
        lost[loss.seat] += loss.points.value_or(0);
    }
    return lost;
}

std::vector<std::string> losses_by_round(const TableModel& shown, const Losses& losses)
{
    std::vector<std::string> lines;
    std::optional<std::uint8_t> told;
    for (const TurnLoss& loss : losses.turns)
    {
        if (loss.round == told)
        {
            continue;
        }
        told = loss.round;
        if (const std::string list = list_of(shown, losses, loss.round); !list.empty())
        {
            const std::string round = name_of_round(shown, loss.round);
            lines.push_back(shown.localizer.text(Key::LogScored, {{"place", round}, {"list", list}}));
        }
    }
    return lines;
}

std::vector<std::size_t> worst_turns(const Losses& losses)
{
    std::vector<std::size_t> order(losses.turns.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t turn) { return losses.turns[turn].points.value_or(0) <= 0; });
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right)
                     { return losses.turns[left].points.value_or(0) > losses.turns[right].points.value_or(0); });
    order.resize(std::min(order.size(), most_worst_turns));
    return order;
}

} // namespace elgrande::screens
