#include "screens/result/points_chart.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "rules/order.hpp"
#include "screens/help/seat_facts.hpp"
#include "screens/model/tooltip_letters.hpp"
#include "screens/result/podium.hpp"
#include "screens/result/points_table.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande::screens
{

namespace
{

using table::ChartPoint;
using table::Story;
using words::Key;

std::string name_of(const TableModel& shown, const ChartPoint& point)
{
    return point.general != 0
               ? shown.localizer.text(Key::EndAfterScoring, {{"value", point.general}})
               : shown.localizer.text(Key::EndAfterRound, {{"round", round_number(shown.view.setup, point.round)}});
}

/// Returns the range of a lead: "Round 3 – scoring 2". A lead from the start of the game begins with the first point
/// after the start.
std::string span_of(const TableModel& shown, const Story& story, const table::Lead& lead)
{
    const std::string first = name_of(shown, story.points[std::max<std::size_t>(1, lead.first)]);
    const std::string last = name_of(shown, story.points[lead.last]);
    return first == last ? first : shown.localizer.text(Key::EndSpan, {{"from", first}, {"to", last}});
}

/// Returns the distance between two grid lines in points: a round number for which there are only a few lines.
int grid_step(int most)
{
    constexpr std::array steps{5, 10, 20, 25, 50, 100};
    for (const int step : steps)
    {
        if (most <= 5 * step)
        {
            return step;
        }
    }
    return 200;
}

/// The positions of chart points and scores.
struct Chart
{
    const TableModel& shown;
    const Story& story;
    Box plot;
    Box strip; ///< the strip that shows who led
    float scale;
    int most;

    float step() const { return plot.w / static_cast<float>(std::max<std::size_t>(1, story.points.size() - 1)); }
    float x(std::size_t point) const { return plot.x + static_cast<float>(point) * step(); }
    float y(int points) const
    {
        return plot.bottom() - plot.h * static_cast<float>(points) / static_cast<float>(std::max(1, most));
    }
    /// Returns the column between the previous point and `point`.
    Box column(std::size_t point) const { return {x(point) - step(), plot.y, step(), plot.h}; }
    Paint colour(Seat seat) const { return shown.letters_on_light[seat]; }
    PerSeat<int> score(std::size_t point) const { return story.points[point].score; }
};

Chart chart_of(const TableModel& shown, const Story& story, const Box& box, float scale)
{
    int most = 0;
    for (const ChartPoint& point : story.points)
    {
        most = std::max(most, *std::max_element(point.score.begin(), point.score.end()));
    }
    Box plot = box;
    plot.cut_left(26 * scale);
    plot.cut_right(42 * scale);
    plot.cut_top(16 * scale);
    const Box strip = plot.cut_bottom(10 * scale);
    plot.cut_bottom(20 * scale);
    return {shown, story, plot, strip, scale, most};
}

void draw_grid(Ui& ui, const Chart& chart)
{
    const float s = chart.scale;
    const Letters small{.size = 13 * s, .colour = theme::current.ink_soft};
    const int step = grid_step(chart.most);
    for (int points = 0; points <= chart.most; points += step)
    {
        const float y = chart.y(points);
        ui.list().AddLine({chart.plot.x, y}, {chart.plot.right(), y}, faded(theme::current.parchment_edge, 0.5F), 1);
        write(ui, small, chart.plot.x - 6 * s, y - small.size * 0.6F, std::to_string(points), Align::Right);
    }
    for (std::size_t i = 1; i < chart.story.points.size(); ++i)
    {
        const ChartPoint& point = chart.story.points[i];
        const Box column = chart.column(i);
        const Box below{column.x, column.bottom() + 2 * s, column.w, 18 * s};
        if (point.general != 0)
        {
            fill(ui, column, faded(theme::current.wine, 0.13F));
            draw_icon(ui, Icon::Castle, below.centred(26 * s, 26 * s), theme::current.wine);
            continue;
        }
        // At the end of the column, where the lines have reached the scores after it.
        write(ui, small, column.right(), below.y + 1 * s,
              std::to_string(round_number(chart.shown.view.setup, point.round)), Align::Centre);
    }
}

void draw_lines(Ui& ui, const Chart& chart)
{
    const float s = chart.scale;
    std::vector<Seat> seats = by_score(chart.shown, chart.story.points.back().score);
    std::reverse(seats.begin(), seats.end()); // the winner's line is drawn over the others
    for (const Seat seat : seats)
    {
        std::vector<ImVec2> points;
        for (std::size_t i = 0; i < chart.story.points.size(); ++i)
        {
            points.emplace_back(chart.x(i), chart.y(chart.score(i)[seat]));
        }
        ui.list().AddPolyline(points.data(), static_cast<int>(points.size()), chart.colour(seat), ImDrawFlags_None,
                              2.4F * s);
        for (std::size_t i = 0; i < points.size(); ++i)
        {
            const bool last = i + 1 == points.size();
            if (last || chart.story.points[i].general != 0)
            {
                board::draw_mark(board::Pen(&ui.list(), {points[i].x, points[i].y}, 1), {0, 0}, (last ? 15 : 10) * s,
                                 static_cast<int>(chart.shown.colour(seat)));
            }
        }
    }
}

/// Draws the final scores at the ends of the lines, moved apart where they would overlap.
void draw_ends(Ui& ui, const Chart& chart)
{
    const float s = chart.scale;
    const PerSeat<int>& score = chart.story.points.back().score;
    const float tall = 17 * s;
    const std::vector<Seat> seats = by_score(chart.shown, score);
    float y = chart.plot.y - tall;
    std::vector<float> tops;
    for (const Seat seat : seats)
    {
        y = std::max(y + tall, chart.y(score[seat]) - tall / 2);
        tops.push_back(y);
    }
    float lowest = chart.plot.bottom();
    for (std::size_t i = seats.size(); i-- > 0;)
    {
        tops[i] = std::min(tops[i], lowest - tall / 2);
        lowest = tops[i] - tall / 2;
        write(ui, {.face = Face::Bold, .size = 16 * s, .colour = chart.colour(seats[i])}, chart.plot.right() + 12 * s,
              tops[i], std::to_string(score[seats[i]]));
    }
}

void draw_leaders(Ui& ui, const Chart& chart)
{
    fill(ui, chart.strip, faded(theme::current.parchment_edge, 0.35F), 3);
    for (std::size_t i = 1; i < chart.story.points.size(); ++i)
    {
        const Seat leader = table::sole_leader(chart.score(i), chart.shown.view.players());
        if (leader != nobody)
        {
            const Box column = chart.column(i);
            fill(ui, {column.x, chart.strip.y, column.w, chart.strip.h}, chart.colour(leader));
        }
    }
}

/// Draws the tooltip of the hovered column.
void draw_tooltip(Ui& ui, const Chart& chart)
{
    for (std::size_t i = 1; i < chart.story.points.size(); ++i)
    {
        const Box column = chart.column(i);
        const Box whole{column.x, column.y, column.w, chart.strip.bottom() - column.y};
        if (!ui.wants_tooltip(whole))
        {
            continue;
        }
        outline(ui, column, faded(theme::current.wine, 0.6F), 1.2F, 2);
        tooltip(ui, whole, name_of(chart.shown, chart.story.points[i]),
                listed_points(chart.shown, by_score(chart.shown, chart.score(i)), chart.score(i)),
                tooltip_letters(chart.shown), 1);
    }
}

} // namespace

void draw_points_chart(Ui& ui, const TableModel& shown, const table::Story& story, const Box& box, float scale)
{
    if (story.points.size() < 2)
    {
        return;
    }
    const Chart chart = chart_of(shown, story, box, scale);
    draw_grid(ui, chart);
    draw_leaders(ui, chart);
    draw_lines(ui, chart);
    draw_ends(ui, chart);
    draw_tooltip(ui, chart);
}

std::string chart_point_text(const TableModel& shown, const table::ChartPoint& point)
{
    return shown.localizer.text(
        Key::LogScored,
        {{"place", name_of(shown, point)}, {"list", listed_points(shown, by_score(shown, point.score), point.score)}});
}

std::vector<Highlight> highlights_of(const TableModel& shown, const table::Story& story)
{
    std::vector<Highlight> lines;
    const auto who = [&](Seat seat) { return words::Argument("player", words::player(shown.names, seat)); };
    for (const Seat seat : Seats(shown.view.players()))
    {
        constexpr int last_on_podium = 3;
        if (const int rank = rank_of(shown.view, seat); rank > last_on_podium)
        {
            lines.push_back({shown.localizer.text(
                Key::EndBelowPodium,
                {who(seat), {"value", rank}, {"count", shown.view.players()}, {"points", shown.view.score[seat]}})});
        }
    }
    if (story.longest_lead && story.longest_lead->last > 0)
    {
        const std::string span = span_of(shown, story, *story.longest_lead);
        lines.push_back({shown.localizer.text(Key::EndLongestLead, {who(story.longest_lead->seat), {"place", span}}),
                         story.points[story.longest_lead->first].moment});
    }
    if (story.best_turn)
    {
        const auto& [seat, round, card, points, moment] = *story.best_turn;
        lines.push_back({shown.localizer.text(Key::EndBestTurn, {who(seat),
                                                                 {"round", round_number(shown.view.setup, round)},
                                                                 {"card", words::card_name(shown.localizer, card)},
                                                                 {"points", points}}),
                         moment});
    }
    if (story.best_scoring)
    {
        const auto& [seat, general, points, moment] = *story.best_scoring;
        lines.push_back(
            {shown.localizer.text(Key::EndBestScoring, {who(seat), {"value", general}, {"points", points}}), moment});
    }
    const auto slowest = std::max_element(shown.thinking_ms.begin(), shown.thinking_ms.end());
    if (slowest != shown.thinking_ms.end() && *slowest > 0)
    {
        const auto seat = static_cast<Seat>(slowest - shown.thinking_ms.begin());
        lines.push_back({shown.localizer.text(Key::EndThought, {who(seat), {"value", thinking_time(shown, seat)}})});
    }
    for (Highlight& line : lines)
    {
        line.moment = shown.of_guest ? std::nullopt : line.moment; // its game begins at the end
    }
    return lines;
}

} // namespace elgrande::screens
