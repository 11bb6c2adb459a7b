#include "screens/table/sign_bubbles.hpp"

#include "screens/model/colours.hpp"
#include "screens/table/seat_rows.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

/// Draws a sign over the box of its seat; if that is scrolled out of sight, at the edge of `visible`.
void draw_bubble(Ui& ui, const Box& seat, const Box& visible, const theme::Wood& wood, const std::string& text)
{
    constexpr float margin = 5;
    Letters letters{.face = Face::Bold, .size = 18 * ui.letter_scale(), .colour = wood.print};
    const float room = seat.w - 2 * margin;
    letters.size *= std::min(1.0F, room / text_width(letters, text)); // shrink rather than truncate
    const float width = std::min(room, text_width(letters, text)) + 1;
    const float height = line_height(letters) + 2 * margin;
    const float top =
        std::clamp(seat.middle_y() - height / 2, visible.y, std::max(visible.y, visible.bottom() - height));
    const Box bubble{seat.middle_x() - width / 2 - margin, top, width + 2 * margin, height};
    shadow(ui, bubble, 4, height / 2);
    fill(ui, bubble, wood.face, height / 2);
    outline(ui, bubble, theme::current.cream, 1.5F, height / 2);
    write_in(ui, letters, bubble.inset(margin, 0), text);
}

} // namespace

void draw_sign_bubbles(Ui& ui, const TableModel& shown, const SeatPlaces& seats)
{
    for (const Seat seat : Seats(static_cast<int>(shown.signs.size())))
    {
        if (!shown.signs[seat].empty())
        {
            const Spot spot{Spot::Kind::Seat, seat, Place::Nowhere};
            draw_bubble(ui, seat_box(seats.rows, seats.shape, seats.seats, spot, seats.from_afar), seats.visible,
                        theme::wood_of(shown.colour(seat)), shown.signs[seat]);
        }
    }
}

} // namespace elgrande::screens
