#include "screens/table/seat_column.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "screens/help/seat_facts.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/pile.hpp"
#include "screens/table/screen_mark.hpp"
#include "screens/table/seat_rows.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float max_letters = 21;

/// The lines of a column, and the size of ordinary letters in them.
struct ColumnLines
{
    Box band; ///< in the colour of the seat
    Box name;
    Box score;
    Box now;
    Box counts; ///< court and province
    Box power;
    Box used;
    float letters;

    explicit ColumnLines(Box column)
    {
        const float unit = column.h / 8.2F;
        letters = std::min(max_letters, 0.9F * unit);
        band = column.cut_top(0.85F * unit);
        name = column.cut_top(unit);
        score = column.cut_top(1.35F * unit);
        now = column.cut_top(0.95F * unit);
        counts = column.cut_top(unit);
        power = column.cut_top(unit, 0.1F * unit);
        used = column;
    }
};

/// Draws the position in the order of the round, bright until the seat has had its turn, the mark of its screen, and
/// that of the seat.
void draw_band(Ui& ui, const Box& band, const TableModel& shown, Seat seat)
{
    const record::Colour colour = shown.colour(seat);
    const theme::Wood wood = theme::wood_of(colour);
    const float radius = 0.5F * band.h;
    ui.list().AddRectFilled({band.x, band.y}, {band.right(), band.bottom()}, wood.face, 8, ImDrawFlags_RoundCornersTop);
    const board::Pen pen(&ui.list(), {band.right() - radius - 5, band.middle_y()}, 1);
    board::draw_mark(pen, {0, 0}, 1.5F * radius, static_cast<int>(colour), wood.print);
    draw_screen_mark(ui, band.middle_x(), band.middle_y(), 0.8F * band.h, shown.screen(seat), wood.print);
    const int order = order_of(shown.view, seat);
    if (order == 0 || shown.over())
    {
        return;
    }
    const bool now = seat == shown.view.decision.seat;
    const ImVec2 at{band.x + radius + 5, band.middle_y()};
    ui.list().AddCircleFilled(at, radius, now ? theme::current.gilt : theme::current.night);
    write_in(ui,
             {.face = Face::Bold,
              .size = 1.7F * radius,
              .colour = now ? theme::current.on_gilt : theme::current.cream_title},
             {at.x - radius, at.y - radius, 2 * radius, 2 * radius}, std::to_string(order));
}

/// Writes the values of the power cards used before this round, the highest first, in as many lines as fit.
void draw_used(Ui& ui, const Box& box, const TableModel& shown, Seat seat)
{
    const PowerCards now = shown.bid(seat) == 0 ? PowerCards{0} : bit_of_power_card(shown.view.bid[seat]);
    std::vector<int> numbers = card_numbers(shown.view.played[seat] & ~now);
    std::reverse(numbers.begin(), numbers.end());
    std::string list;
    for (const int number : numbers)
    {
        list += (list.empty() ? "" : " ") + std::to_string(bid_value(shown.view.setup, number));
    }
    Letters style{.size = std::min(19.0F, 0.46F * box.h), .colour = theme::current.ink_soft};
    constexpr float least = 12;
    while (style.size > least && wrapped_height(style, box.w, list) > box.h)
    {
        style.size -= 0.5F;
    }
    write_wrapped(ui, style, box, list, Align::Centre);
}

/// Draws a ring for a secret disk, which is filled once the disk is set.
void draw_disk(Ui& ui, const Box& box, const TableModel& shown, Seat seat)
{
    const auto& sealed = shown.view.sealed;
    if (!sealed.holds(SealedKind::Place) || (!sealed.is_given(seat) && !sealed.is_due(seat)))
    {
        return;
    }
    const float radius = 0.4F * box.h;
    const ImVec2 at{box.middle_x(), box.middle_y()};
    if (sealed.is_given(seat))
    {
        ui.list().AddCircleFilled(at, radius, theme::current.card_edge);
        ui.list().AddCircle(at, 0.62F * radius, theme::current.gilt, 0, 1.6F);
    }
    ui.list().AddCircle(at, radius, theme::current.card_edge, 0, 2);
}

/// Draws the power card of this round, the disk or the status, with the number of vetoes.
void draw_power_line(Ui& ui, Box box, const TableModel& shown, Seat seat, float letters)
{
    const PlayerView& view = shown.view;
    if (const int vetoes = view.usable_vetoes(seat); vetoes > 0)
    {
        const std::string veto = "V" + (vetoes > 1 ? std::to_string(vetoes) : std::string());
        const Letters style{.face = Face::Bold, .size = 0.8F * letters, .colour = theme::current.parchment_bright};
        const Box badge = box.cut_right(text_width(style, veto) + 8, 3);
        fill(ui, badge.inset(0, 2), theme::current.wine, 4);
        write_in(ui, style, badge, veto);
    }
    if (shown.bid(seat) != 0)
    {
        const theme::Wood wood = theme::wood_of(shown.colour(seat));
        const Letters style{.face = Face::Bold, .size = letters, .colour = wood.print};
        const Box card = box.centred(std::min(box.w, text_width(style, shown.bid_text(seat)) + 20), box.h - 2);
        fill(ui, card, wood.face, 4);
        write_in(ui, style, card, shown.bid_text(seat));
        return;
    }
    draw_disk(ui, box, shown, seat);
    if (!view.shows_disk(seat))
    {
        write_in(ui, {.face = Face::Italic, .size = letters, .colour = theme::current.ink_label}, box,
                 seat_status(shown, seat));
    }
}

/// Draws the numbers of caballeros in court and province and, as far as there is room, their piles: of both, of the
/// court, or of none.
void draw_court_and_province(Ui& ui, Box line, const TableModel& shown, Seat seat, float size)
{
    constexpr int levels = 2;
    constexpr float gap = 3;
    constexpr float between = 8; // court and province
    constexpr float min_pile_width = 14;
    const PlayerView& view = shown.view;
    const Letters court{.face = Face::Bold, .size = size, .colour = theme::current.ink};
    const Letters province{.size = size, .colour = theme::current.ink_soft};
    const float number = 1 + text_width(court, "20");
    constexpr float overhang = 5; // a pile is a little wider than its box; that of the province is near the edge
    const float spare = line.w - 4 - 2 * number - between;
    const float spare_for_two = spare - 2 * overhang;
    const int piles = spare_for_two >= 2 * (gap + min_pile_width) ? 2 : spare >= gap + min_pile_width ? 1 : 0;
    const float pile = piles == 2   ? std::min(1.2F * line.h, spare_for_two / 2 - gap)
                       : piles == 1 ? std::min(1.2F * line.h, spare - gap)
                                    : 0;
    line = line.centred(2 * number + between + static_cast<float>(piles) * (gap + pile), line.h);
    const auto draw = [&](const Letters& letters, int caballeros, bool has_pile)
    {
        write_in(ui, letters, line.cut_left(number), std::to_string(caballeros),
                 has_pile ? Align::Right : Align::Centre);
        if (has_pile)
        {
            line.cut_left(gap);
            draw_pile(ui, line.cut_left(pile).inset(0, 1), levels, caballeros, shown.colour(seat));
        }
    };
    if (seat < view.players())
    {
        draw(court, view.court[seat], piles > 0);
        line.cut_left(between);
    }
    draw(province, view.province[seat], piles > 1);
}

} // namespace

Box province_of_column(const Box& column)
{
    return ColumnLines(column).counts.column(1, 2, 0);
}

Box name_of_column(const Box& column)
{
    return ColumnLines(column).name.inset(3, 0);
}

Box counts_of_column(const Box& column)
{
    const ColumnLines lines(column);
    return {column.x, lines.counts.y, column.w, lines.power.bottom() - lines.counts.y};
}

Box court_of_column(const Box& column)
{
    const ColumnLines lines(column);
    return {column.x, lines.now.y, column.w, lines.counts.bottom() - lines.now.y};
}

void draw_seat_column(Ui& ui, const Box& box, const TableModel& shown, Seat seat, bool hovered)
{
    const PlayerView& view = shown.view;
    const ColumnLines lines(box);
    const bool now = seat == view.decision.seat && !shown.over();
    const bool plays = seat < view.players();
    fill(ui, box, now || hovered ? theme::current.parchment_now : theme::current.parchment_row, 8);
    draw_band(ui, lines.band, shown, seat);
    outline(ui, box, now ? theme::current.glow : theme::current.parchment_edge, now ? 4 : 1, 8);
    Letters name = name_letters(shown, seat, lines.letters + 1);
    if (now)
    {
        // A band twice as high as in the other columns, with the name in it.
        const theme::Wood wood = theme::wood_of(shown.colour(seat));
        fill(ui, {box.x + 4, lines.name.y - 1, box.w - 8, lines.name.h + 1}, wood.face);
        name.colour = wood.print;
    }
    write_in(ui, name, name_of_column(box), shown.names[seat]);

    const Letters points{.face = Face::Bold, .size = 1.75F * lines.letters, .colour = theme::current.wine_dark};
    write_in(ui, points, lines.score.inset(3, 0), plays ? std::to_string(view.score[seat]) : "–");

    if (plays)
    {
        write_in(ui, {.size = lines.letters, .colour = theme::current.ink}, lines.now, now_points(shown, seat));
        draw_power_line(ui, lines.power.inset(4, 0), shown, seat, lines.letters);
    }
    draw_court_and_province(ui, lines.counts, shown, seat, lines.letters);
    if (view.shows_disk(seat))
    {
        write_in(ui, {.face = Face::Italic, .size = lines.letters, .colour = theme::current.ink},
                 lines.used.inset(3, 0), seat_status(shown, seat));
    }
    else if (plays)
    {
        draw_used(ui, lines.used.inset(3, 0), shown, seat);
    }
}

void draw_column_labels(Ui& ui, const Box& box, const TableModel& shown)
{
    const ColumnLines lines(box);
    const Letters style{.face = Face::Italic, .size = lines.letters - 1, .colour = theme::current.cream_quiet};
    const auto label = [&](const Box& line, const std::string& text)
    { write_in(ui, style, line.inset(6, 0), text, Align::Right); };
    label(lines.score, shown.localizer.text(Key::SeatPoints));
    if (shown.shows_previews)
    {
        label(lines.now, shown.localizer.text(Key::SeatNow));
    }
    label(lines.counts, shown.localizer.text(Key::SeatCourt) + " · " + shown.localizer.text(Key::SeatProvince));
    label(lines.power, shown.said(Key::SeatPower));
    label({lines.used.x, lines.used.y, lines.used.w, std::min(lines.used.h, 1.2F * style.size)},
          shown.localizer.text(Key::SeatUsed));
}

} // namespace elgrande::screens
