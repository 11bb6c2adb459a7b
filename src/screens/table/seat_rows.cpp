#include "screens/table/seat_rows.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "rules/outlook/outlook.hpp"
#include "screens/help/seat_facts.hpp"
#include "screens/model/colours.hpp"
#include "screens/table/cards/power_strip.hpp"
#include "screens/table/map/overseas.hpp"
#include "screens/table/pile.hpp"
#include "screens/table/screen_mark.hpp"
#include "screens/table/seat_column.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float chip_edge = 6;       ///< width of the coloured edge of a phone's chip
constexpr float min_pile_width = 13; ///< width of the narrowest pile of caballeros on a chip

/// True if a chip is too narrow for all of its contents, as five chips with large letters are.
bool is_narrow(const Box& chip)
{
    return chip.w < 60;
}

void draw_mark(Ui& ui, float x, float y, float size, record::Colour colour)
{
    const board::Pen pen(&ui.list(), {x, y}, 1);
    board::draw_mark(pen, {0, 0}, size, static_cast<int>(colour));
}

constexpr float score_width = 56;
constexpr float now_width = 50;

// The columns of a row, from its left edge.
constexpr float court_left = 128;
constexpr float province_left = 178;
constexpr float power_left = 233;
constexpr float status_left = 272;

/// True if the row has room for what a scoring would pay now.
bool has_now(const Box& row)
{
    return row.w >= 446;
}

/// Returns the left edge of the columns of points, relative to that of the row.
float points_begin(const Box& row)
{
    return row.w - score_width - (has_now(row) ? now_width : 0);
}

/// Returns the box of the power cards; an empty one at the end of a row that has no room for them.
Box cards_box(const Box& row)
{
    constexpr float left = 348;
    const float width = row.w - left - score_width - now_width - 36;
    return width < 280 ? Box{row.right(), row.y, 0, 0} : Box{row.x + left, row.y, width, row.h};
}

Box court_of_row(const Box& row)
{
    return {row.x + 121, row.y, 54, row.h};
}

Box province_of_row(const Box& row)
{
    return {row.x + province_left, row.y, power_left - province_left, row.h};
}

Box counts_of_row(const Box& row)
{
    const float left = court_of_row(row).x;
    return {left, row.y, row.x + status_left - left, row.h};
}

/// The box of the name, from the mark of the seat to its court.
Box name_of_row(const Box& row)
{
    constexpr float left = 42;
    return {row.x + left, row.y, court_of_row(row).x - row.x - left, row.h};
}

/// The lines of a chip with court, province and power card.
Box counts_of_chip(const Box& chip)
{
    const bool narrow = is_narrow(chip);
    const float left = narrow ? 7 : 11;
    return {chip.x + left, chip.y + 38, chip.w - left - (narrow ? 1.0F : 2.0F), 29};
}

Box row_box(const Box& box, int seat, int seats)
{
    constexpr float gap = 6;
    constexpr float between = 16;
    constexpr float least = 40;
    const auto height_of = [&](int rows) { return (box.h + gap) / static_cast<float>(rows) - gap; };
    const int columns = height_of(seats) < least ? 2 : 1;
    const float height = height_of((seats + columns - 1) / columns);
    const int above = seat / columns;
    const Box row{box.x, box.y + static_cast<float>(above) * (height + gap), box.w, height};
    return row.column(seat % columns, columns, between);
}

void label_and_value(Ui& ui, const Box& box, std::string_view label, std::string_view value)
{
    board::draw_text(&ui.list(), {box.x, box.y + box.h * 0.3F}, label,
                     {.size = 13, .colour = theme::current.ink_label, .anchor = board::Anchor::Middle});
    board::draw_text(&ui.list(), {box.x, box.y + box.h * 0.73F}, value,
                     {.face = Face::Bold, .size = 19, .colour = theme::current.ink, .anchor = board::Anchor::Middle});
}

void draw_power(Ui& ui, const Box& box, std::string_view value, record::Colour colour, float scale)
{
    const theme::Wood wood = theme::wood_of(colour);
    fill(ui, box, wood.face, 3 * scale);
    write_in(ui, {.face = Face::Bold, .size = 16 * scale, .colour = wood.print}, box, value);
}

/// True if the seat with this order has had its turn to bid or to act.
bool has_gone(const PlayerView& view, int order)
{
    return order <= (view.bids_made < view.players() ? view.bids_made : view.turns_done);
}

/// Draws the position in the order of the round on a roundel, which is bright until the seat has had its turn.
void draw_order(Ui& ui, float x, float y, const TableModel& shown, Seat seat)
{
    const int order = order_of(shown.view, seat);
    if (order == 0 || shown.over())
    {
        return;
    }
    constexpr float radius = 8.5F;
    const bool now = seat == shown.view.decision.seat;
    const bool gone = !now && has_gone(shown.view, order);
    ui.list().AddCircleFilled({x, y}, radius, now ? theme::current.gilt : theme::current.night);
    ui.list().AddCircle({x, y}, radius, gone ? theme::current.brass : theme::current.cream_heading, 0, 1.2F);
    write_in(ui,
             {.face = Face::Bold,
              .size = 13,
              .colour = now    ? theme::current.on_gilt
                        : gone ? theme::current.cream_off
                               : theme::current.cream_title},
             {x - radius, y - radius, 2 * radius, 2 * radius}, std::to_string(order));
}

/// True if the seat takes part in the current round of secret disks.
bool has_disk(const PlayerView& view, Seat seat)
{
    return view.sealed.holds(SealedKind::Place) && (view.sealed.is_given(seat) || view.sealed.is_due(seat));
}

/// The line of a chip with the name, between the seal of a veto and a secret disk.
Box name_of_chip(const Box& chip, const PlayerView& view, Seat seat)
{
    constexpr float left = 7;
    const float right = has_disk(view, seat) && !is_narrow(chip) ? 16 : 1;
    return {chip.x + left, chip.y + 21, chip.w - left - right, 17};
}

/// Draws a ring for a secret disk, which is filled once the disk is set.
void draw_disk(Ui& ui, float x, float y, float radius, const TableModel& shown, Seat seat)
{
    if (!has_disk(shown.view, seat))
    {
        return;
    }
    if (shown.view.sealed.is_given(seat))
    {
        ui.list().AddCircleFilled({x, y}, radius, theme::current.card_edge);
        ui.list().AddCircle({x, y}, radius * 0.62F, theme::current.gilt, 0, 1.2F);
    }
    ui.list().AddCircle({x, y}, radius, theme::current.card_edge, 0, 1.6F);
}

/// Draws the score and what a scoring would pay now, in a separate column or below the score.
void draw_points(Ui& ui, const Box& row, const TableModel& shown, Seat seat)
{
    const bool plays = seat < shown.view.players();
    const bool below = plays && !has_now(row);
    const bool is_long = plays && shown.view.score[seat] > 99; // three digits in this size would reach the next column
    board::Lettering style{.face = Face::Bold,
                           .size = below || is_long ? 23.0F : 30.0F,
                           .colour = theme::current.wine_dark,
                           .align = board::Align::Right,
                           .anchor = board::Anchor::Middle};
    board::draw_text(&ui.list(), {row.right() - 18, row.y + row.h * (below ? 0.36F : 0.5F)},
                     plays ? std::to_string(shown.view.score[seat]) : "–", style);
    if (below)
    {
        style.size = 14;
        style.colour = theme::current.ink_soft;
        board::draw_text(&ui.list(), {row.right() - 18, row.y + row.h * 0.8F}, now_points(shown, seat), style);
    }
    else if (plays && shown.shows_previews)
    {
        label_and_value(ui, {row.x + points_begin(row), row.y, now_width, row.h}, shown.localizer.text(Key::SeatNow),
                        now_points(shown, seat));
    }
}

/// Draws a number of caballeros below its label, and their pile beside it.
void draw_supply(Ui& ui, const Box& box, Key label, const TableModel& shown, Seat seat, int caballeros, bool has_pile)
{
    const std::string number = std::to_string(caballeros);
    label_and_value(ui, box, shown.localizer.text(label), number);
    if (has_pile)
    {
        constexpr float size = 22;
        constexpr int levels = 4;
        const float left = text_width({.face = Face::Bold, .size = 19}, number) + 2;
        draw_pile(ui, {box.x + left, box.bottom() - size - 3, size, size}, levels, caballeros, shown.colour(seat));
    }
}

/// Draws court, province and the power card that was bid. Court figures replace the pile of the court.
void draw_supplies(Ui& ui, const Box& row, const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    if (seat < view.players())
    {
        draw_supply(ui, {row.x + court_left, row.y, province_left - court_left, row.h}, Key::SeatCourt, shown, seat,
                    view.court[seat], !has_figures(view, seat));
    }
    draw_supply(ui, province_of_row(row), Key::SeatProvince, shown, seat, view.province[seat], true);
    label_and_value(ui, {row.x + power_left, row.y, 38, row.h}, shown.said(Key::SeatPower), "");
    if (shown.bid(seat) != 0)
    {
        draw_power(ui, {row.x + power_left, row.y + row.h * 0.5F, 34, row.h * 0.42F}, shown.bid_text(seat),
                   shown.colour(seat), 1);
    }
}

/// Draws a row on a wide screen.
void draw_row(Ui& ui, const Box& row, const TableModel& shown, Seat seat, bool hovered)
{
    const PlayerView& view = shown.view;
    const record::Colour colour = shown.colour(seat);
    const bool now = seat == view.decision.seat && !shown.over();
    fill(ui, row.moved(2, 2), rgb(0x000000, 0.3F), 8);
    fill(ui, row, now || hovered ? theme::current.parchment_now : theme::current.parchment_row, 8);
    ui.list().AddRectFilled({row.x, row.y}, {row.x + 10, row.bottom()}, theme::wood_of(colour).face, 8,
                            ImDrawFlags_RoundCornersLeft);
    outline(ui, row, now ? theme::current.glow : theme::current.parchment_edge, now ? 3 : 1, 8);
    draw_mark(ui, row.x + 30, row.middle_y(), 16, colour);
    draw_screen_mark(ui, row.x + 30, row.bottom() - 6.5F, 9, shown.screen(seat), theme::current.ink_soft);
    const std::string home = home_of(shown, seat);
    write_in(ui, name_letters(shown, seat, 20), {row.x + 46, row.y, 82, row.h * (home.empty() ? 1.0F : 0.62F)},
             shown.names[seat], Align::Left);
    if (!home.empty())
    {
        write_in(ui, {.face = Face::Italic, .size = 13.5F, .colour = theme::current.ink_label},
                 {row.x + 46, row.y + row.h * 0.56F, 82, row.h * 0.36F}, home, Align::Left);
    }
    draw_order(ui, row.x + 1, row.middle_y(), shown, seat);
    draw_disk(ui, row.x + points_begin(row) - 13, row.middle_y(), 8, shown, seat);
    draw_supplies(ui, row, shown, seat);
    if (seat < view.players())
    {
        draw_power_strip(ui, cards_box(row), shown, seat);
    }
    const float left = row.x + status_left;
    const float disk = view.sealed.holds(SealedKind::Place) ? 24 : 4;
    const float room = std::min(row.x + points_begin(row) - disk, cards_box(row).x - 6) - left;
    const std::string text = seat_status(shown, seat);
    const int vetoes = view.usable_vetoes(seat);
    write_in(ui, {.face = Face::Italic, .size = 15, .colour = theme::current.ink_label},
             {left, vetoes > 0 ? row.y : row.y + row.h * 0.25F, room, row.h * 0.5F}, text, Align::Left);
    if (vetoes > 0)
    {
        const std::string veto = shown.localizer.text(Key::SeatVeto, {{"count", vetoes}});
        const Letters style{.face = Face::Bold, .size = 13, .colour = theme::current.parchment_bright};
        const Box badge{left, row.y + (text.empty() ? row.h * 0.31F : row.h * 0.52F),
                        std::min(room, text_width(style, veto) + 12), 18};
        fill(ui, badge, theme::current.wine, 4);
        write_in(ui, style, badge.inset(4, 0), veto);
    }
    draw_points(ui, row, shown, seat);
}

/// Draws the home region at the foot of a chip on its colour on the map, with a house if there is room.
void draw_home(Ui& ui, const Box& chip, const TableModel& shown, Seat seat)
{
    std::string home = home_of(shown, seat);
    if (home.empty())
    {
        return;
    }
    const Place place = shown.view.grande[seat];
    Box foot = chip;
    foot = foot.cut_bottom(16);
    foot.cut_left(chip_edge);
    ui.list().AddRectFilled({foot.x, foot.y}, {foot.right(), foot.bottom()}, theme::region_colour(index(place)), 9,
                            ImDrawFlags_RoundCornersBottomRight);
    ui.list().AddLine({foot.x, foot.y}, {foot.right(), foot.y}, theme::current.parchment_edge);
    foot = foot.inset(2, 0);
    foot.h -= 4; // leaves room for the glow of a lit chip
    if (!is_narrow(chip))
    {
        const board::Pen pen(&ui.list(), {foot.x, foot.middle_y()}, 1);
        pen.fill({{4, -4.5F}, {8.5F, 0}, {-0.5F, 0}}, theme::current.ink_soft);
        pen.fill({{1, 0}, {7, 0}, {7, 4}, {1, 4}}, theme::current.ink_soft);
        foot.cut_left(11);
        foot.cut_right(2);
    }
    const Letters style{.face = Face::Italic, .size = 13.5F, .colour = theme::current.ink};
    if (text_width(style, home) * 0.9F > foot.w)
    {
        home = words::short_place(shown.localizer, shown.view.setup.edition, place);
    }
    write_in(ui, style, foot, home, Align::Left);
}

/// A line of a chip with a number of caballeros.
struct SupplyLine
{
    Box box;          ///< the line, without the room for a power card
    std::string text; ///< the number and its label
    float widest = 0; ///< width of the text with a number of two digits
    int caballeros = 0;
};

/// Writes the line and, if `has_cube` and there is room, draws a cube behind it, which shows that the number counts
/// pieces. Returns the right edge of both. Whether there is room does not depend on the number.
float write_supply(Ui& ui, const SupplyLine& line, const Letters& style, record::Colour colour, bool has_cube)
{
    constexpr float cube = 8;
    constexpr float room = cube + 2;
    constexpr float smallest = 0.8F; // of the letters beside a cube
    const bool fits = has_cube && line.box.w - room >= smallest * line.widest;
    const float width = std::min(text_width(style, line.text), line.box.w - (fits ? room : 0));
    write_in(ui, style, {line.box.x, line.box.y, width, line.box.h}, line.text, Align::Left);
    if (!fits)
    {
        return line.box.x + width;
    }
    draw_pile(ui, {line.box.x + width + 2, line.box.y, cube, line.box.h - 2}, 1, line.caballeros, colour);
    return line.box.x + width + room;
}

/// Draws court and province, a line each, and beside them the power card that was bid or, on a narrow chip, a disk. The
/// caballeros are piles or, where those have no room, a cube beside each number.
void draw_counts(Ui& ui, const Box& lines, const TableModel& shown, Seat seat, bool narrow)
{
    const PlayerView& view = shown.view;
    const bool disk = narrow && has_disk(view, seat);
    const bool power = shown.bid(seat) != 0 && !disk;
    const Letters style{.size = narrow ? 11.5F : 12.5F, .colour = theme::current.ink_soft};
    const float scale = narrow ? 0.7F : 0.8F;
    // A power with a modifier is wide: the number of the court then has no label.
    const bool wide = power && shown.bid_text(seat).size() > 2;
    const float badge = wide ? text_width({.face = Face::Bold, .size = 16 * scale}, shown.bid_text(seat)) + 5 : 21.0F;
    const float beside = power ? badge : disk ? 14.0F : 0.0F;
    const float tall = lines.h / 2;
    const auto court_text = [&](int value) {
        return wide ? std::to_string(value) : shown.localizer.text(Key::SeatCourtCount, {{"value", value}});
    };
    const auto province_text = [&](int value) {
        return shown.localizer.text(Key::SeatProvinceCount, {{"value", value}});
    };
    // The room for piles does not depend on the numbers, so that piles do not appear and disappear with them.
    constexpr int two_digits = 20;
    constexpr float power_card = 21;
    constexpr int levels = 2;
    const float court_width = text_width(style, court_text(two_digits));
    const float province_width = text_width(style, province_text(two_digits));
    const float left = 3 + std::max(court_width, province_width);
    const Box piles{lines.x + left, lines.y, std::min(24.0F, lines.w - left - power_card - 2), tall};
    const bool has_piles = !narrow && !wide && piles.w >= min_pile_width;
    const bool plays = seat < view.players();
    float used = 0; // of the upper line
    if (plays)
    {
        const Box line{lines.x, lines.y, std::max(lines.w - beside, lines.w * 0.68F), tall};
        const bool has_room = line.w <= lines.w - beside; // the text may reach below the card, but a cube may not
        used = write_supply(ui, {line, court_text(view.court[seat]), court_width, view.court[seat]}, style,
                            shown.colour(seat), !has_piles && has_room)
               - lines.x;
    }
    write_supply(ui,
                 {{lines.x, lines.y + (plays ? tall : 0), lines.w, tall},
                  province_text(view.province[seat]),
                  province_width,
                  view.province[seat]},
                 style, shown.colour(seat), !has_piles);
    if (power)
    {
        const float from = std::max(lines.right() - beside, lines.x + used + 1);
        draw_power(ui, {from, lines.y, lines.right() - from, tall}, shown.bid_text(seat), shown.colour(seat), scale);
    }
    if (has_piles)
    {
        draw_pile(ui, piles, levels, plays ? view.court[seat] : view.province[seat], shown.colour(seat));
        draw_pile(ui, piles.moved(0, tall), levels, plays ? view.province[seat] : 0, shown.colour(seat));
    }
}

/// Returns the letters of a chip's score.
Letters score_letters(bool narrow)
{
    return {.face = Face::Bold, .size = narrow ? 19.0F : 18.0F};
}

/// Draws what a scoring would pay now beside the score; on all chips or, if it does not fit on one of them, on none.
void draw_now(Ui& ui, Box box, const TableModel& shown, Seat seat, bool narrow)
{
    Letters style{.size = 12.5F, .colour = theme::current.ink_soft};
    float widest = 0;
    for (const Seat other : Seats(shown.view.players()))
    {
        const std::string score = std::to_string(shown.view.score[other]);
        widest = std::max(widest,
                          text_width(score_letters(narrow), score) + 2 + text_width(style, now_points(shown, other)));
    }
    style.size = widest > box.w ? 11.0F : style.size;
    if (widest - 3 > box.w)
    {
        return;
    }
    box.cut_left(text_width(score_letters(narrow), std::to_string(shown.view.score[seat])), 2);
    write_in(ui, style, box, now_points(shown, seat), Align::Left);
}

/// Draws a chip on a phone.
void draw_chip(Ui& ui, const Box& chip, const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    const record::Colour colour = shown.colour(seat);
    const bool now = seat == view.decision.seat && !shown.over();
    const bool plays = seat < view.players();
    const bool narrow = is_narrow(chip);
    fill(ui, chip, now ? theme::current.parchment_now : theme::current.parchment_row, 9);
    draw_home(ui, chip, shown, seat);
    ui.list().AddRectFilled({chip.x, chip.y}, {chip.x + chip_edge, chip.bottom()}, theme::wood_of(colour).face, 9,
                            ImDrawFlags_RoundCornersLeft);
    if (now)
    {
        outline(ui, chip, theme::current.glow, 3, 9);
    }
    const float x = chip.x + (narrow ? 7 : 11);
    const float mark = narrow ? 11 : 13;
    const float beside = narrow ? 14 : 17;
    const float room = chip.right() - x - (narrow ? 1 : 2);
    draw_mark(ui, x + mark * 0.56F, chip.y + 14, mark, colour);
    Letters score = score_letters(narrow);
    score.colour = theme::wood_of(colour).on_paper;
    write_in(ui, score, {x + beside, chip.y + 2, room - beside, 24}, plays ? std::to_string(view.score[seat]) : "–",
             Align::Left);
    if (plays)
    {
        draw_now(ui, {x + beside, chip.y + 5, room - beside, 20}, shown, seat, narrow);
    }
    draw_order(ui, chip.right() - 5, chip.y + 1, shown, seat);
    const bool disk = has_disk(view, seat);
    write_in(ui, name_letters(shown, seat, 13.5F), {x, chip.y + 23, room - (disk && !narrow ? 13 : 0), 16},
             shown.names[seat], Align::Left);
    draw_counts(ui, counts_of_chip(chip), shown, seat, narrow);
    draw_disk(ui, chip.right() - 9, chip.y + (narrow ? 44 : 29), 6, shown, seat);
    // On the coloured edge, where it covers no text.
    draw_screen_mark(ui, chip.x + chip_edge / 2, chip.y + 52, 9, shown.screen(seat), theme::wood_of(colour).print);
    if (view.usable_vetoes(seat) > 0)
    {
        // On the edge, like a seal, where it covers no text.
        ui.list().AddCircleFilled({chip.x + 1.5F, chip.y + 31}, 5, theme::current.wine);
        ui.list().AddCircle({chip.x + 1.5F, chip.y + 31}, 5, theme::current.cream_heading, 0, 1.2F);
    }
}

/// Offers explanations of the parts of a row.
void explain_row(Ui& ui, const Box& row, const TableModel& shown, Seat seat, Explainer& explainer)
{
    if (!ui.wants_tooltip(row))
    {
        return;
    }
    const PlayerView& view = shown.view;
    if (seat >= view.players())
    {
        explainer.offer({.topic = words::Topic::Dummy, .title = shown.names[seat], .at = row});
        return;
    }
    const int vetoes = view.usable_vetoes(seat);
    struct Part
    {
        float begin;
        Key label;
        int value;
        words::Topic topic;
        std::string (*facts)(const TableModel&, Seat) = nullptr;
    };
    const float points = points_begin(row);
    const int bid = view.bid[seat] == 0 ? 0 : bid_value(view.setup, view.bid[seat]);
    const std::array parts{
        Part{court_left - 4, Key::SeatCourt, view.court[seat], words::Topic::Court},
        Part{province_left - 4, Key::SeatProvince, view.province[seat], words::Topic::Province},
        Part{power_left - 4, Key::SeatPower, bid, words::Topic::Power, power_facts},
        Part{status_left, Key::ModuleFirstVeto, vetoes, words::Topic::Veto},
        Part{cards_box(row).x - row.x, Key::SeatPower, bid, words::Topic::Power, power_facts},
        Part{points, Key::SeatNow, scored_now(view).points[seat], words::Topic::General, now_facts},
        Part{row.w - score_width, Key::EndTotal, view.score[seat], words::Topic::Score, point_facts}};
    Explanation explanation{
        .topic = words::Topic::Order, .title = shown.names[seat], .details = all_facts(shown, seat), .at = row};
    for (const Part& part : parts)
    {
        const bool is_hidden = part.topic == words::Topic::General && !shown.shows_previews;
        if (ui.mouse().x >= row.x + part.begin && !is_hidden && (part.topic != words::Topic::Veto || vetoes > 0))
        {
            explanation.topic = part.topic;
            explanation.title = shown.names[seat] + " · " + shown.said(part.label) + " " + std::to_string(part.value);
            explanation.details = part.facts != nullptr ? part.facts(shown, seat) : std::string();
        }
    }
    explainer.offer(explanation);
}

/// Offers one explanation of the whole chip, as its parts are too small for a finger.
void explain_chip(Ui& ui, const Box& chip, const TableModel& shown, Seat seat, Explainer& explainer)
{
    const PlayerView& view = shown.view;
    if (!ui.wants_tooltip(chip))
    {
        return;
    }
    if (seat >= view.players())
    {
        explainer.offer({.topic = words::Topic::Dummy, .title = shown.names[seat], .at = chip});
        return;
    }
    const auto line = [&](Key label, int value, words::Topic topic)
    {
        const std::string rule = words::explanation(shown.localizer, view.setup, topic);
        return shown.localizer.text(label) + " " + std::to_string(value) + (rule.empty() ? "." : ": " + rule) + " ";
    };
    std::string text = all_facts(shown, seat) + ". " + line(Key::SeatCourt, view.court[seat], words::Topic::Court)
                       + line(Key::SeatProvince, view.province[seat], words::Topic::Province);
    if (const int vetoes = view.usable_vetoes(seat); vetoes > 0)
    {
        text += line(Key::ModuleFirstVeto, vetoes, words::Topic::Veto);
    }
    explainer.offer(
        {.topic = words::Topic::Court, .title = shown.names[seat], .details = text, .without_rule = true, .at = chip});
}

/// True if the viewer may place caballeros now.
bool may_place(const PlayerView& view)
{
    return std::any_of(view.legal.begin(), view.legal.end(),
                       [](const Action& action) { return action.kind == ActionKind::Place; });
}

} // namespace

int order_of(const PlayerView& view, Seat seat)
{
    if (view.bids_made < view.players())
    {
        const bool bids = view.first_bidder < view.players() && seat < view.players();
        return bids ? (seat + view.players() - view.first_bidder) % view.players() + 1 : 0;
    }
    const auto begin = view.turn_order.begin();
    const auto found = std::find(begin, begin + view.owner_count(), seat);
    return found != begin + view.owner_count() ? static_cast<int>(found - begin) + 1 : 0;
}

Box province_box(const Box& box, Shape shape, int seats, Seat seat, bool from_afar)
{
    const Box whole = seat_box(box, shape, seats, {Spot::Kind::Seat, seat, Place::Nowhere}, from_afar);
    if (from_afar)
    {
        return province_of_column(whole);
    }
    return shape == Shape::Wide ? province_of_row(whole) : whole;
}

Box name_box(const Box& box, Shape shape, const PlayerView& view, Seat seat, bool from_afar)
{
    const Spot spot{Spot::Kind::Seat, seat, Place::Nowhere};
    const Box whole = seat_box(box, shape, view.owner_count(), spot, from_afar);
    return from_afar              ? name_of_column(whole)
           : shape == Shape::Wide ? name_of_row(whole)
                                  : name_of_chip(whole, view, seat);
}

Box counts_box(const Box& box, Shape shape, int seats, Seat seat, bool from_afar)
{
    const Box whole = seat_box(box, shape, seats, {Spot::Kind::Seat, seat, Place::Nowhere}, from_afar);
    return from_afar ? counts_of_column(whole) : shape == Shape::Wide ? counts_of_row(whole) : counts_of_chip(whole);
}

Box seat_box(const Box& box, Shape shape, int seats, const Spot& spot, bool from_afar)
{
    if (from_afar)
    {
        const Box column = box.column(spot.number, seats, 0).inset(2, 0);
        return spot.kind == Spot::Kind::Court ? court_of_column(column) : column;
    }
    if (shape != Shape::Wide)
    {
        return box.column(spot.number, seats, 5);
    }
    const Box row = row_box(box, spot.number, seats);
    return spot.kind == Spot::Kind::Court ? court_of_row(row) : row;
}

std::optional<Spot> draw_seat_rows(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                   std::span<const Spot> lit, Explainer& explainer)
{
    std::optional<Spot> touched;
    const int seats = shown.view.owner_count();
    const bool afar = ui.from_afar();
    for (int i = 0; i < seats; ++i)
    {
        const auto seat = static_cast<Seat>(i);
        const Spot whole{Spot::Kind::Seat, seat, Place::Nowhere};
        const Spot court{Spot::Kind::Court, seat, Place::Nowhere};
        const bool court_lit = std::find(lit.begin(), lit.end(), court) != lit.end();
        const bool seat_lit = std::find(lit.begin(), lit.end(), whole) != lit.end();
        const Spot asked = court_lit ? court : whole;
        const Box target = seat_box(box, shape, seats, asked, afar);
        const Touch touch = court_lit || seat_lit ? ui.area(id_of("seat", i), target) : Touch{};
        if (!court_lit && !seat_lit && seat == shown.view.decision.seat && may_place(shown.view))
        {
            ui.area(court_area, seat_box(box, shape, seats, court, afar), false);
        }
        const Box row = seat_box(box, shape, seats, whole, afar);
        if (afar)
        {
            draw_seat_column(ui, row, shown, seat, seat_lit && touch.hovered);
            explain_chip(ui, row, shown, seat, explainer);
        }
        else if (shape == Shape::Wide)
        {
            draw_row(ui, row, shown, seat, seat_lit && touch.hovered);
            explain_row(ui, row, shown, seat, explainer);
        }
        else
        {
            draw_chip(ui, row, shown, seat);
            explain_chip(ui, row, shown, seat, explainer);
        }
        if (court_lit || seat_lit)
        {
            glow_ring(ui, target, 8, 0.7F);
        }
        if (touch.focused)
        {
            focus_ring(ui, target, 8);
        }
        if (touch.clicked)
        {
            touched = asked;
        }
    }
    return touched;
}

} // namespace elgrande::screens
