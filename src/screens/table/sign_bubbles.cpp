#include "screens/table/sign_bubbles.hpp"

#include "screens/model/colours.hpp"
#include "screens/table/seat_rows.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

/// Draws a sign in the middle of `place`, in letters that fit.
void draw_bubble(Ui& ui, const Box& place, const theme::Wood& wood, const std::string& text)
{
    constexpr float margin = 4;
    Letters letters{.face = Face::Bold, .size = 18 * ui.letter_scale(), .colour = wood.print};
    const float room = place.w - 2 * margin;
    // Shrink rather than truncate.
    letters.size *= std::min({1.0F, place.h / line_height(letters), room / text_width(letters, text)});
    const float width = std::min(room, text_width(letters, text) + 1) + 2 * margin;
    const Box bubble = place.centred(width, std::min(place.h, line_height(letters) + margin));
    fill(ui, bubble, wood.face, bubble.h / 2);
    outline(ui, bubble, theme::current.cream, 1.5F, bubble.h / 2);
    write_in(ui, letters, bubble.inset(margin, 0), text);
}

} // namespace

void draw_sign_bubbles(Ui& ui, const TableModel& shown, const SeatPlaces& seats, const Box& round)
{
    const auto count = static_cast<int>(shown.signs.size());
    for (const Seat seat : Seats(count))
    {
        if (!shown.signs[seat].empty())
        {
            const Box name = name_box(seats.rows, seats.shape, shown.view, seat, seats.from_afar);
            draw_bubble(ui, name.inside(seats.visible) ? name : round.column(seat, count, 4),
                        theme::wood_of(shown.colour(seat)), shown.signs[seat]);
        }
    }
}

} // namespace elgrande::screens
