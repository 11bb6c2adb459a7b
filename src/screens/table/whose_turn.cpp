#include "screens/table/whose_turn.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "screens/model/colours.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

constexpr float plate_mark = 38;   ///< the width of the mark
constexpr float plate_margin = 12; ///< on both sides of mark and name
constexpr float widest_name = 190;
constexpr float widest_below = 130; ///< of a name below the mark
constexpr float afar_frame = 8;     ///< as wide as the margins around the parts of the table allow
constexpr float large_frame = 6;

/// True if exactly one seat has to answer now. All players together decide who bids first.
bool asks_one(const TableModel& shown)
{
    const Decision& asked = shown.view.decision;
    return !shown.has_sheet() && !shown.over() && !shown.looking_back && asked.question != Question::FirstBidder
           && asked.seat < shown.view.players();
}

Letters plate_letters(const TableModel& shown)
{
    return {.face = Face::Bold,
            .size = 0.7F * turn_plate_height(TurnPlate::Row),
            .colour = theme::wood_of(shown.colour(shown.view.decision.seat)).print};
}

} // namespace

float turn_plate_width(const Ui& ui, const TableModel& shown, TurnPlate plate)
{
    if (!ui.from_afar() || !asks_one(shown))
    {
        return 0;
    }
    const float whole = text_width(plate_letters(shown), shown.names[shown.view.decision.seat]);
    const float name = std::min(whole, plate == TurnPlate::Row ? widest_name : widest_below);
    return plate == TurnPlate::Row ? plate_mark + name + 3 * plate_margin
                                   : std::max(plate_mark, name) + 2 * plate_margin;
}

void draw_turn_plate(Ui& ui, const Box& plate, const TableModel& shown, float radius)
{
    const Seat seat = shown.view.decision.seat;
    const theme::Wood wood = theme::wood_of(shown.colour(seat));
    ui.list().AddRectFilled({plate.x, plate.y}, {plate.right(), plate.bottom()}, wood.face, radius,
                            ImDrawFlags_RoundCornersLeft);
    Box rest = plate.inset(plate_margin, 0);
    const bool is_column = plate.h >= turn_plate_height(TurnPlate::Column);
    rest = is_column ? rest.centred(rest.w, turn_plate_height(TurnPlate::Column)).inset(0, 4) : rest;
    const Box mark = is_column ? rest.cut_top(plate_mark) : rest.cut_left(plate_mark, plate_margin);
    board::draw_mark(board::Pen(&ui.list(), {mark.middle_x(), mark.middle_y()}, 1), {0, 0}, plate_mark,
                     static_cast<int>(shown.colour(seat)), wood.print);
    Letters name = plate_letters(shown);
    name.size *= std::min(1.0F, rest.w / text_width(name, shown.names[seat])); // shrink rather than truncate
    write_in(ui, name, rest, shown.names[seat]);
}

void draw_turn_frame(Ui& ui, const TableModel& shown)
{
    const Box screen = ui.screen();
    const bool is_large = is_large_screen(screen.w * ui.zoom(), screen.h * ui.zoom());
    if ((!ui.from_afar() && !is_large) || !asks_one(shown) || shown.is_computer(shown.view.decision.seat))
    {
        return;
    }
    draw_screen_frame(ui, theme::wood_of(shown.colour(shown.view.decision.seat)).face,
                      ui.from_afar() ? afar_frame : large_frame);
}

} // namespace elgrande::screens
