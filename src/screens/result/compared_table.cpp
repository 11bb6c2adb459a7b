#include "screens/result/compared_table.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "screens/result/points_table.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"
#include "words/marks.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

constexpr float header_height = 52;  ///< of titles and marks, at scale 1
constexpr float margin = 8;          ///< between the edge of the parchment and the table
constexpr float between_columns = 8; ///< inside a column, to both sides together

/// The layout of the table, which its header and all lines share.
struct ComparedLayout
{
    float scale = 1;
    bool stacked = false; ///< names above numbers
    float name_width = 0;
    float column = 0; ///< width

    float name_height() const { return stacked ? 19 * scale : 0; }
    float row_height() const { return name_height() + 25 * scale; }

    Box column_box(const Box& row, std::size_t i) const
    {
        return {row.x + name_width + static_cast<float>(i) * column, row.y, column, row.h};
    }

    Box cell(const Box& row, std::size_t i, std::size_t seat, std::size_t seats) const
    {
        const Box whole = column_box(row, i).inset(between_columns / 2 * scale, 0);
        const float width = whole.w / static_cast<float>(seats);
        return {whole.x + static_cast<float>(seat) * width, whole.y, width, whole.h};
    }
};

ComparedLayout compared_layout(const Ui& ui, const ComparedTable& table, float width, float scale)
{
    ComparedLayout layout{scale, ui.shape() == Shape::Tall};
    layout.name_width = layout.stacked ? 0 : 0.24F * width;
    layout.column = (width - layout.name_width) / static_cast<float>(table.columns.size());
    return layout;
}

void draw_compared_header(Ui& ui, const TableModel& shown, const ComparedTable& table, const ComparedLayout& layout,
                          const Box& header)
{
    const float s = layout.scale;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
    {
        Box title = layout.column_box(header, i);
        title.h = 24 * s;
        write_in(ui, {.face = Face::Bold, .size = 16.5F * s, .colour = theme::current.ink}, title.inset(2, 0),
                 table.columns[i]);
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        {
            const Box at = layout.cell(header, i, seat, table.seats.size());
            const float size = std::min(15 * s, at.w - 2);
            board::draw_mark(board::Pen(&ui.list(), {at.middle_x(), header.y + 37 * s}, 1), {0, 0}, size,
                             static_cast<int>(shown.colour(table.seats[seat])));
        }
    }
}

/// Returns the size of letters with which three figures fit a cell.
float number_size(const Box& cell, float scale)
{
    constexpr float of_three_figures = 0.56F; // the size for a width of one
    return std::min(16 * scale, of_three_figures * cell.w);
}

/// Draws the name of a line and returns the part of its box for the numbers.
Box draw_compared_name(Ui& ui, const ComparedLayout& layout, const Box& row, const std::string& name, bool strong)
{
    const Letters style{.face = strong ? Face::Bold : Face::Regular,
                        .size = (layout.stacked ? 14.5F : 15.5F) * layout.scale,
                        .colour = strong ? theme::current.cream_title : theme::current.ink_soft};
    Box numbers = row;
    const Box at = layout.stacked ? numbers.cut_top(layout.name_height()) : Box{row.x, row.y, layout.name_width, row.h};
    write_in(ui, style, at.inset(6 * layout.scale, 0), name, Align::Left);
    return numbers;
}

void draw_compared_line(Ui& ui, const ComparedTable& table, const ComparedLayout& layout, const Box& row,
                        const ComparedLine& line, bool odd)
{
    const float s = layout.scale;
    fill(ui, row,
         line.is_total ? faded(theme::current.wine, 0.9F)
         : odd         ? faded(theme::current.parchment_edge, 0.12F)
                       : 0,
         3);
    const Box numbers = draw_compared_name(ui, layout, row, line.name, line.is_total);
    for (std::size_t i = 0; i < line.points.size(); ++i)
    {
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        {
            const Seat whose = table.seats[seat];
            const int points = line.points[i][whose];
            const Box at = layout.cell(numbers, i, seat, table.seats.size());
            const bool changed = !line.is_total && i > 0 && points != line.points[i - 1][whose];
            if (changed)
            {
                fill(ui, at.inset(1, 2 * s), faded(theme::current.gilt, 0.45F), 4);
            }
            write_in(ui,
                     {.face = changed || line.is_total ? Face::Bold : Face::Regular,
                      .size = number_size(at, s),
                      .colour = line.is_total ? theme::current.cream_title : theme::current.ink},
                     at, points == 0 && !line.is_total ? "–" : std::to_string(points));
        }
    }
}

} // namespace

float compared_table_height(const Ui& ui, const ComparedTable& table, float scale)
{
    const float row = compared_layout(ui, table, 1, scale).row_height();
    return (header_height + 2 * margin) * scale + static_cast<float>(table.lines.size() + 1) * row;
}

void draw_compared_table(Ui& ui, const TableModel& shown, const ComparedTable& table, const Box& box, float scale)
{
    const Box paper{box.x, box.y, box.w, compared_table_height(ui, table, scale)};
    fill(ui, paper, theme::current.parchment, 6 * scale);
    outline(ui, paper, theme::current.card_edge, 1.5F, 6 * scale);
    Box rest = paper.inset(margin * scale, margin * scale);
    const ComparedLayout layout = compared_layout(ui, table, rest.w, scale);
    draw_compared_header(ui, shown, table, layout, rest.cut_top(header_height * scale));
    bool odd = false;
    for (const ComparedLine& line : table.lines)
    {
        draw_compared_line(ui, table, layout, rest.cut_top(layout.row_height()), line, odd);
        odd = !odd;
    }
    const Box row = rest.cut_top(layout.row_height());
    fill(ui, row, faded(theme::current.wine, 0.9F), 3);
    const Box numbers = draw_compared_name(ui, layout, row, table.result_name, true);
    for (std::size_t i = 0; i < table.results.size(); ++i)
    {
        write_in(ui, {.face = Face::Bold, .size = 16 * scale, .colour = theme::current.cream_title},
                 layout.column_box(numbers, i).inset(3 * scale, 0), table.results[i]);
    }
}

std::vector<MirrorPassage> passages_of(const TableModel& shown, const ComparedTable& table)
{
    std::vector<MirrorPassage> passages;
    const auto add = [&](const std::string& name, const auto& told)
    {
        std::string text = name + ":";
        for (std::size_t i = 0; i < table.columns.size(); ++i)
        {
            text += (i == 0 ? " " : "; ") + table.columns[i] + " " + told(i);
        }
        passages.push_back({0, text});
    };
    for (const ComparedLine& line : table.lines)
    {
        add(line.name, [&](std::size_t i) { return words::plain(listed_points(shown, table.seats, line.points[i])); });
    }
    add(table.result_name, [&](std::size_t i) { return table.results[i]; });
    return passages;
}

} // namespace elgrande::screens
