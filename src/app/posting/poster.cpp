#include "app/posting/poster.hpp"

#include "app/posting/canvas.hpp"
#include "board/flat/pen.hpp"
#include "board/geometry/geometry.hpp"
#include "board/geometry/view.hpp"
#include "board/marks.hpp"
#include "board/overseas/charts.hpp"
#include "screens/model/colours.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using board::Face;
using board::Lettering;

constexpr float pad = 8; ///< all lengths in CSS pixels of the picture
constexpr float header_height = 28;
constexpr float panel_width = 292;
/// A player's row is this much higher than that of a card.
constexpr float seat_share = 1.2F;
/// Rows of this height have letters of the normal size.
constexpr float normal_row = 32;

/// Returns a view of the whole board in `ground`, cut to its frame at the sides. `focus` is the part that must be
/// visible.
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

/// Returns the scale of letters in a row of this height, in units of the canvas.
float letters_in(const Canvas& canvas, float height)
{
    return canvas.unit * std::clamp(height / (canvas.unit * normal_row), 0.7F, 1.5F);
}

/// Draws the power card that lies open, in the colour of its player.
void draw_bid(const Canvas& canvas, const Box& box, const PosterSeat& seat, float s)
{
    const theme::Wood wood = theme::wood_of(seat.colour);
    canvas.fill(box, wood.face, 3);
    canvas.write(box.inset(2 * s, 0), seat.bid,
                 {.face = Face::Bold, .size = 15 * s, .colour = wood.print, .align = board::Align::Centre});
}

void draw_poster_seat(const Canvas& canvas, Box box, const PosterSeat& seat)
{
    const float s = letters_in(canvas, box.h);
    if (seat.asked)
    {
        canvas.fill(box, faded(theme::current.gilt, 0.22F), 4);
        canvas.frame(box, theme::current.gilt, 4);
    }
    const Box mark = box.cut_left(26 * s, 2 * s);
    board::draw_mark(board::Pen(canvas.list, {mark.middle_x(), mark.middle_y()}, s), {0, 0}, 16,
                     static_cast<int>(seat.colour));
    box.cut_right(6 * s);
    const Box facts = box.cut_bottom(0.46F * box.h);
    Box line = box.moved(0, s);
    canvas.write(
        line.cut_right(40 * s, 5 * s), std::to_string(seat.points),
        {.face = Face::Bold, .size = 20 * s, .colour = theme::current.cream_title, .align = board::Align::Right});
    if (!seat.bid.empty())
    {
        draw_bid(canvas, line.cut_right(30 * s, 4 * s).inset(0, 1.5F * s), seat, s);
    }
    canvas.write(line, seat.name, {.face = Face::Bold, .size = 16 * s, .colour = theme::current.cream});
    const float small = std::min(s, 1.25F * canvas.unit); // a hand of thirteen cards is long
    canvas.write(facts.moved(0, -s), seat.facts, {.size = 13 * small, .colour = theme::current.cream_log});
}

void draw_poster_card(const Canvas& canvas, Box box, const PosterCard& card)
{
    const float s = letters_in(canvas, box.h);
    const Box whole = box;
    canvas.fill(box, theme::current.parchment, 5);
    box = box.inset(5 * s, 2 * s);
    if (card.number > 0)
    {
        const Box number = box.cut_left(22 * s, 5 * s);
        canvas.list->AddCircleFilled({number.middle_x(), number.middle_y()}, 10.5F * s, theme::current.night);
        canvas.write(
            number, std::to_string(card.number),
            {.face = Face::Bold, .size = 14 * s, .colour = theme::current.cream_title, .align = board::Align::Centre});
    }
    if (card.taken)
    {
        const Box mark = box.cut_right(18 * s, 4 * s);
        board::draw_mark(board::Pen(canvas.list, {mark.middle_x(), mark.middle_y()}, s), {0, 0}, 15,
                         static_cast<int>(card.colour));
    }
    const Lettering title{.face = Face::Bold, .size = 14 * s, .colour = theme::current.ink};
    canvas.write(box.cut_top(std::min(line_step(title), box.h * 0.5F)), card.title, title);
    canvas.write_lines(box, card.line, {.size = 12.5F * s, .colour = theme::current.ink_soft});
    if (card.over)
    {
        canvas.fill(whole, theme::current.card_veil, 5);
    }
    if (card.in_use)
    {
        canvas.frame(whole, theme::current.glow, 5);
        canvas.frame(whole.grown(canvas.unit), theme::current.glow, 6);
    }
}

/// Draws rows of this height from the top of the box.
template <class Row, class Draw>
void draw_poster_rows(const Canvas& canvas, Box box, float height, const std::vector<Row>& rows, Draw draw)
{
    for (const Row& row : rows)
    {
        draw(canvas, box.cut_top(height).inset(0, 1.5F * canvas.unit), row);
    }
}

} // namespace

Poster::Poster(board::Painter& painter, const TableModel& shown, PosterWords words)
    : painter_(painter), localizer_(shown.localizer), map_(painter), view_(shown.view),
      players_(shown.players.begin(), shown.players.end()), seats_(poster_seats(shown)), cards_(poster_cards(shown)),
      words_(std::move(words))
{
}

/// Draws the line of text above the board. Returns its height, 0 if there is none.
float Poster::draw_line(const Canvas& canvas, const Box& where) const
{
    if (words_.line.empty())
    {
        return 0;
    }
    const float u = canvas.unit;
    Lettering style{.face = Face::Bold, .size = 22 * u, .colour = theme::current.cream_title};
    const float room = where.w - 3 * pad * u;
    if (lines_of(words_.line, style, room).size() > 2)
    {
        style.size = 17 * u;
    }
    const auto count = static_cast<float>(std::min<std::size_t>(3, lines_of(words_.line, style, room).size()));
    const float height = line_step(style) * count + 1.5F * pad * u;
    canvas.fill({where.x, where.y, where.w, height}, theme::current.wine_dark);
    canvas.fill({where.x, where.y + height - u, where.w, u}, theme::current.gilt);
    const Box text{where.x + 1.5F * pad * u, where.y + 0.75F * pad * u + 0.1F * style.size, room,
                   line_step(style) * count + 1};
    canvas.write_lines(text, words_.line, style);
    return height;
}

void Poster::draw_header(const Canvas& canvas, const Box& box) const
{
    const float u = canvas.unit;
    Box row = box.inset(6 * u, 0);
    const Lettering game{
        .face = Face::SmallCaps, .size = 15 * u, .colour = theme::current.cream_quiet, .align = board::Align::Right};
    canvas.write(row.cut_right(board::text_width(words_.game, game) + u, pad * u), words_.game, game);
    canvas.write(row, words_.round, {.face = Face::SmallCaps, .size = 18 * u, .colour = theme::current.cream_heading});
}

/// Draws the players and below or beside them the cards: `cards` is empty if they share the box `seats`.
void Poster::draw_panels(const Canvas& canvas, const Box& seats, const Box& cards) const
{
    const float u = canvas.unit;
    Box box = seats.inset(pad * u, pad * u / 2);
    draw_header(canvas, box.cut_top(header_height * u));
    const bool below = cards.empty() && !cards_.empty();
    const auto seat_rows = static_cast<float>(seats_.size());
    const auto card_rows = static_cast<float>(cards_.size());
    const float share = box.h / (seat_share * seat_rows + (below ? card_rows : 0));
    const float tall = seat_share * share;
    draw_poster_rows(canvas, box.cut_top(tall * seat_rows), tall, seats_, draw_poster_seat);
    if (cards_.empty())
    {
        return;
    }
    const Box rest = below ? box : cards.inset(pad * u / 2, pad * u / 2);
    draw_poster_rows(canvas, rest, rest.h / card_rows, cards_, draw_poster_card);
}

bool Poster::draw(ImDrawList* list, const Box& where, float unit)
{
    const Canvas canvas{list, unit};
    const bool aside = where.w > 1.2F * where.h;
    const PendingSelection nothing;
    const board::Scene& scene =
        map_.lay_out({.localizer = localizer_, .view = view_, .players = players_, .picked = nothing, .lit = {}});
    canvas.fill(where, theme::current.night);
    Box rest = where;
    rest.cut_top(draw_line(canvas, where));
    const Box panel = aside ? rest.cut_right(panel_width * unit) : rest.cut_bottom(0.44F * rest.h);
    const board::View view = view_within(rest, board::focus_of(scene), unit);
    const bool whole = painter_.visible();
    painter_.draw(list, view, scene, 0);
    const bool beside = !aside && !cards_.empty();
    draw_panels(canvas, beside ? panel.column(0, 2, 0) : panel, beside ? panel.column(1, 2, 0) : Box{});
    return whole;
}

} // namespace elgrande::screens
