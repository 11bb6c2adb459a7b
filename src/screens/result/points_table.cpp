#include "screens/result/points_table.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "rules/order.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande::screens
{

namespace
{

/// The layout of the table, which its header and all lines share.
struct Layout
{
    Ui& ui;
    std::span<const Seat> seats;
    Explainer* explainer;
    float scale;
    float name_width;
    float column_width;
    float name_size; ///< letter size of the names

    Box cell(const Box& row, std::size_t i) const
    {
        return {row.x + name_width + static_cast<float>(i) * column_width, row.y, column_width, row.h};
    }

    void explain(const Box& part, words::Topic topic, const std::string& title = {}) const
    {
        if (explainer != nullptr)
        {
            explainer->offer(ui, part, topic, title);
        }
    }
};

Layout layout_of(Ui& ui, std::span<const Seat> seats, std::span<const PointsLine> lines, const Box& box, float scale,
                 float row_height, Explainer* explainer)
{
    Letters letters{.size = 16 * scale};
    float whole = 0;
    float widest = 0;
    for (const PointsLine& line : lines)
    {
        whole = std::max(whole, text_width(letters, line.name));
        widest = std::max(widest, widest_word(letters, line.name));
    }
    const auto count = static_cast<float>(seats.size());
    const float name_width = std::min({(whole + 12 * scale) * 1.3F, box.w * 0.42F, box.w - count * 24 * scale});
    const float room = name_width - 8 * scale;
    if (whole > room)
    {
        shrink_to_fit(letters, widest, room);
        letters.size = std::min(0.42F * row_height, letters.size); // the name takes two lines
    }
    return {ui, seats, explainer, scale, name_width, (box.w - name_width) / count, letters.size};
}

void draw_header(const Layout& table, const TableModel& shown, const Box& header)
{
    Ui& ui = table.ui;
    const float s = table.scale;
    table.explain(header, words::Topic::EndTable);
    const bool named = table.column_width >= 48 * s; // otherwise only the marks identify the players
    for (std::size_t i = 0; i < table.seats.size(); ++i)
    {
        const Seat seat = table.seats[i];
        const Box at = table.cell(header, i);
        board::draw_mark(board::Pen(&ui.list(), {at.middle_x(), at.y + (named ? 12 : 22) * s}, 1), {0, 0},
                         (named ? 16 : 22) * s, static_cast<int>(shown.colour(seat)));
        if (named)
        {
            write_in(ui, {.face = Face::Bold, .size = 15.5F * s, .colour = theme::current.ink},
                     {at.x + 1, at.y + 24 * s, at.w - 2, 20 * s}, shown.names[seat]);
        }
    }
}

void draw_line(const Layout& table, const PointsLine& line, const Box& row, bool odd)
{
    Ui& ui = table.ui;
    const float s = table.scale;
    table.explain(row, line.topic, line.name);
    fill(ui, row,
         line.is_total ? faded(theme::current.wine, 0.9F)
         : odd         ? faded(theme::current.parchment_edge, 0.1F)
                       : 0,
         3);
    const Paint colour = line.is_total ? theme::current.cream_title : theme::current.ink_soft;
    const float max_size = 1.05F * row.h; ///< size of letters in a low row
    const Letters style{.face = line.is_total ? Face::Bold : Face::Regular,
                        .size = line.is_total ? std::min({19 * s, table.name_size * 1.2F, max_size}) : table.name_size,
                        .colour = colour};
    const Box name{row.x + 6 * s, row.y, table.name_width - 8 * s, row.h};
    const float down = 0.08F * style.size; // small letters sit higher in a line than digits
    write_wrapped(ui, style, name.centred(name.w, wrapped_height(style, name.w, line.name)).moved(0, down), line.name);
    for (std::size_t i = 0; i < table.seats.size(); ++i)
    {
        const int points = line.points[table.seats[i]];
        const std::string number = points == 0 && !line.is_total ? "–" : std::to_string(points);
        const Box cell = table.cell(row, i).inset(2 * s, 0);
        Letters digits{
            .face = style.face, .size = line.is_total ? std::min(21 * s, max_size) : 16.5F * s, .colour = colour};
        shrink_to_fit(digits, text_width(digits, number), cell.w); // three digits in a column of a small phone
        write_in(ui, digits, cell, number);
    }
}

} // namespace

void draw_points_table(Ui& ui, const TableModel& shown, std::span<const Seat> seats, std::span<const PointsLine> lines,
                       Box box, float scale, float row_height, Explainer* explainer)
{
    const Layout table = layout_of(ui, seats, lines, box, scale, row_height, explainer);
    draw_header(table, shown, box.cut_top(points_header_height * scale));
    bool odd = false;
    for (const PointsLine& line : lines)
    {
        draw_line(table, line, box.cut_top(row_height), odd);
        odd = !odd;
    }
}

std::vector<Seat> by_score(const TableModel& shown, const PerSeat<int>& score)
{
    std::vector<Seat> seats(static_cast<std::size_t>(shown.view.players()));
    std::iota(seats.begin(), seats.end(), Seat{0});
    put_in_order(seats, [&](Seat a, Seat b) { return score[a] > score[b]; });
    return seats;
}

std::string listed_points(const TableModel& shown, std::span<const Seat> seats, const PerSeat<int>& points)
{
    std::string list;
    for (const Seat seat : seats)
    {
        const std::string one = shown.localizer.text(
            words::Key::LogScoredEntry, {{"player", words::player(shown.names, seat)}, {"points", points[seat]}});
        list = list.empty() ? one : shown.localizer.text(words::Key::EndComma, {{"player", list}, {"other", one}});
    }
    return list;
}

} // namespace elgrande::screens
