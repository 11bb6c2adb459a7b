#include "app/posting/poster.hpp"

#include "board/flat/pen.hpp"
#include "board/geometry/geometry.hpp"
#include "board/geometry/view.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/overseas/charts.hpp"

#include <imgui.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace elgrande::screens
{

namespace
{

using board::Anchor;
using board::draw_text;
using board::Face;
using board::Lettering;

constexpr float pad = 12; ///< all lengths in CSS pixels
constexpr float row_height = 34;

/// Reduces the size of a text that does not fit, down to a limit; the caller clips what is still too long.
Lettering fitting(Lettering how, std::string_view text, float room)
{
    constexpr float least = 0.6F;
    how.size *= std::clamp(room / std::max(1.0F, board::text_width(text, how)), least, 1.0F);
    return how;
}

/// Breaks a text into lines at its blanks.
std::vector<std::string> lines_of(std::string_view text, const Lettering& how, float room)
{
    std::vector<std::string> lines(1);
    while (!text.empty())
    {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string longer = lines.back() + (lines.back().empty() ? "" : " ") + std::string(word);
        if (!lines.back().empty() && board::text_width(longer, how) > room)
        {
            lines.emplace_back(word);
        }
        else
        {
            lines.back() = std::move(longer);
        }
    }
    return lines;
}

/// A view of the whole board in `ground`, cut to its frame at the sides. `focus` is the part that must be visible.
board::View view_within(const Box& ground, const Box& focus, float unit)
{
    constexpr float track = 38;
    constexpr float edge = 6;
    board::Camera camera;
    camera.look_at(focus);
    camera.place(ground, {edge, track, edge, edge}, unit);
    board::View view = camera.view();
    const Box& frame = board::geometry().frame;
    const float left = std::max(ground.x, view.to_screen({frame.x, 0}).x);
    const float right = std::min(ground.right(), view.to_screen({frame.right(), 0}).x);
    view.screen = {left, ground.y, std::max(1.0F, right - left), ground.h};
    return view;
}

/// The row of a seat, from 0, with this number of columns.
int row_of(int seat, int columns)
{
    return seat / columns;
}

} // namespace

struct Poster::Sheet
{
    ImDrawList* list;
    Vec size;
    float unit;

    void fill(const Box& box, Paint colour, float radius) const
    {
        list->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, colour, radius * unit);
    }

    void frame(const Box& box, Paint colour, float radius) const
    {
        list->AddRect({box.x, box.y}, {box.right(), box.bottom()}, colour, radius * unit, 0, unit);
    }
};

Poster::Poster(board::Painter& painter, const TableModel& shown, PosterWords words)
    : painter_(painter), localizer_(shown.localizer), map_(painter), view_(shown.view),
      players_(shown.players.begin(), shown.players.end()), names_(shown.names.begin(), shown.names.end()),
      words_(std::move(words))
{
}

/// Draws the line of text above the board. Returns its height, 0 if there is none.
float Poster::draw_line(const Sheet& sheet) const
{
    if (words_.line.empty())
    {
        return 0;
    }
    const float u = sheet.unit;
    Lettering how{.face = Face::Bold, .size = 22 * u, .colour = theme::current.cream_title};
    const float room = sheet.size.x - 2 * pad * u;
    std::vector<std::string> lines = lines_of(words_.line, how, room);
    if (lines.size() > 2)
    {
        how.size = 17 * u;
        lines = lines_of(words_.line, how, room);
    }
    const float step = how.size * 1.18F;
    const float height = step * static_cast<float>(lines.size()) + pad * u;
    sheet.fill({0, 0, sheet.size.x, height}, theme::current.wine_dark, 0);
    sheet.fill({0, height - u, sheet.size.x, u}, theme::current.gilt, 0);
    Vec at{pad * u, pad * u / 2 + 0.08F * how.size};
    for (const std::string& line : lines)
    {
        draw_text(sheet.list, at, line, how);
        at.y += step;
    }
    return height;
}

void Poster::draw_seat(const Sheet& sheet, const Box& box, Seat seat) const
{
    const float u = sheet.unit;
    if (view_.decision.seat == seat && view_.decision.question != Question::GameOver)
    {
        sheet.fill(box, faded(theme::current.gilt, 0.22F), 4);
        sheet.frame(box, theme::current.gilt, 4);
    }
    const float middle = box.y + box.h / 2;
    const board::Pen pen(sheet.list, {box.x + 16 * u, middle}, u);
    board::draw_mark(pen, {0, 0}, 18, static_cast<int>(players_[seat].colour));
    const Lettering points{.face = Face::Bold,
                           .size = 22 * u,
                           .colour = theme::current.cream_title,
                           .align = board::Align::Right,
                           .anchor = Anchor::Middle};
    const std::string score = std::to_string(view_.score[seat]);
    draw_text(sheet.list, {box.right() - 10 * u, middle}, score, points);
    const Box rest{box.x + 31 * u, box.y, box.w - 45 * u - board::text_width(score, points), box.h};
    const Lettering name =
        fitting({.size = 19 * u, .colour = theme::current.cream, .anchor = Anchor::Middle}, names_[seat], rest.w);
    sheet.list->PushClipRect({rest.x, rest.y}, {rest.x + rest.w, rest.bottom()}, true);
    draw_text(sheet.list, {rest.x, middle}, names_[seat], name);
    sheet.list->PopClipRect();
}

void Poster::draw_seats(const Sheet& sheet, const Box& box, int columns) const
{
    const float u = sheet.unit;
    sheet.fill(box, theme::current.night, 8);
    sheet.frame(box, theme::current.brass, 8);
    const Lettering title{
        .face = Face::SmallCaps, .size = 18 * u, .colour = theme::current.cream_heading, .anchor = Anchor::Middle};
    Lettering game = title;
    game.align = board::Align::Right;
    game.size = 15 * u;
    game.colour = theme::current.cream_quiet;
    const float middle = box.y + row_height * u / 2;
    const float room = box.w - 3 * pad * u - board::text_width(words_.game, game);
    draw_text(sheet.list, {box.x + pad * u, middle}, words_.round, fitting(title, words_.round, room));
    draw_text(sheet.list, {box.right() - pad * u, middle}, words_.game, game);
    const float wide = (box.w - pad * u) / static_cast<float>(columns);
    for (const Seat seat : Seats(view_.players()))
    {
        const auto column = static_cast<float>(seat % columns);
        const auto row = static_cast<float>(row_of(seat, columns) + 1);
        const Box place{box.x + pad * u / 2 + column * wide, box.y + row * row_height * u, wide, row_height * u};
        draw_seat(sheet, {place.x + 2 * u, place.y + u, place.w - 4 * u, place.h - 2 * u}, seat);
    }
}

bool Poster::draw(ImDrawList* list, Vec size, float unit)
{
    const Sheet sheet{list, size, unit};
    const bool aside = size.x > 1.2F * size.y;
    const int columns = aside ? 1 : 2;
    const auto rows = static_cast<float>(row_of(view_.players() - 1, columns) + 2);
    const float wide = aside ? 225 * unit : size.x - 2 * pad * unit;
    const float tall = (rows * row_height + pad / 2) * unit;
    const PendingSelection nothing;
    const board::Scene& scene =
        map_.lay_out({.localizer = localizer_, .view = view_, .players = players_, .picked = nothing, .lit = {}});
    sheet.fill({0, 0, size.x, size.y}, theme::current.wood_dark, 0);
    const float above = draw_line(sheet);
    const Box seats{size.x - wide - pad * unit, aside ? above + pad * unit : size.y - tall - pad * unit, wide, tall};
    const Box ground{0, above, aside ? seats.x - pad * unit : size.x, (aside ? size.y : seats.y - pad * unit) - above};
    const board::View view = view_within(ground, board::focus_of(scene), unit);
    const bool whole = painter_.visible();
    painter_.draw(list, view, scene, 0);
    draw_seats(sheet, seats, columns);
    return whole;
}

} // namespace elgrande::screens
