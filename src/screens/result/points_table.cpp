#include "screens/result/points_table.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace elgrande::screens
{

void draw_points_table(Ui& ui, const TableModel& shown, std::span<const Seat> seats, std::span<const PointsLine> lines,
                       Box box, float scale, float row_height, Explainer* explainer)
{
    const float s = scale;
    Letters letters{.size = 16 * s};
    float whole = 0;
    float widest = 0;
    for (const PointsLine& line : lines)
    {
        whole = std::max(whole, text_width(letters, line.name));
        widest = std::max(widest, widest_word(letters, line.name));
    }
    const auto count = static_cast<float>(seats.size());
    const float name_width = std::min({(whole + 12 * s) * 1.3F, box.w * 0.42F, 210 * s, box.w - count * 24 * s});
    const float room = name_width - 8 * s;
    if (whole > room)
    {
        narrow(letters, widest, room);
        letters.size = std::min(0.42F * row_height, letters.size); // on two lines
    }
    const float column = (box.w - name_width) / count;
    const auto cell = [&](const Box& row, std::size_t i) {
        return Box{row.x + name_width + static_cast<float>(i) * column, row.y, column, row.h};
    };
    Box head = box.cut_top(points_head * s);
    const auto explain = [&](const Box& part, words::Topic topic, const std::string& title = {})
    {
        if (explainer != nullptr)
        {
            explainer->offer(ui, part, topic, title);
        }
    };
    explain(head, words::Topic::EndTable);
    const bool named = column >= 48 * s; // else the marks alone tell the players apart
    for (std::size_t i = 0; i < seats.size(); ++i)
    {
        const Box at = cell(head, i);
        board::draw_mark(board::Pen(&ui.list(), {at.middle_x(), at.y + (named ? 12 : 22) * s}, 1), {0, 0},
                         (named ? 16 : 22) * s, static_cast<int>(shown.colour(seats[i])));
        if (named)
        {
            write_in(ui, {.face = Face::Bold, .size = 15.5F * s, .colour = theme::ink},
                     {at.x + 1, at.y + 24 * s, at.w - 2, 20 * s}, shown.names[seats[i]]);
        }
    }
    bool odd = false;
    for (const PointsLine& line : lines)
    {
        const Box row = box.cut_top(row_height);
        explain(row, line.topic, line.name);
        fill(ui, row, line.total ? faded(theme::wine, 0.9F) : odd ? faded(theme::parchment_edge, 0.1F) : 0, 3);
        odd = !odd;
        const Paint colour = line.total ? theme::cream_title : theme::ink_soft;
        const Letters how{.face = line.total ? Face::Bold : Face::Regular,
                          .size = line.total ? std::min(19 * s, letters.size * 1.2F) : letters.size,
                          .colour = colour};
        const Box name{row.x + 6 * s, row.y, name_width - 8 * s, row.h};
        write_wrapped(ui, how, name.centred(name.w, wrapped_height(how, name.w, line.name)), line.name);
        for (std::size_t i = 0; i < seats.size(); ++i)
        {
            const int points = line.points[seats[i]];
            write_in(ui,
                     {.face = line.total ? Face::Bold : Face::Regular,
                      .size = (line.total ? 21 : 16.5F) * s,
                      .colour = points == 0 ? faded(colour, 0.45F) : colour},
                     cell(row, i).inset(2 * s, 0), points == 0 && !line.total ? "–" : std::to_string(points));
        }
    }
}

} // namespace elgrande::screens
