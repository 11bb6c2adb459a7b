#include "screens/result/sign_line.hpp"

#include "screens/model/colours.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <string>

namespace elgrande::screens
{

namespace
{

/// Draws a sign below the name of its player in the middle of `place`, as high as that.
void draw_sign(Ui& ui, const Box& place, const theme::Wood& wood, const std::string& name, const std::string& sign)
{
    constexpr float gap = 8;
    Box room = place.inset(gap, 2);
    const Box above = room.cut_top(0.42F * room.h);
    const Letters of_name{.size = 0.9F * above.h, .colour = wood.print};
    Letters letters{.face = Face::Bold, .size = 18 * ui.letter_scale(), .colour = wood.print};
    // Shrink rather than truncate.
    letters.size *= std::min({1.0F, room.h / line_height(letters), room.w / text_width(letters, sign)});
    const float text = std::max(text_width(of_name, name), text_width(letters, sign)) + 1;
    const Box bubble = place.centred(std::min(room.w, text) + 2 * gap, place.h);
    fill(ui, bubble, wood.face, gap);
    outline(ui, bubble, theme::current.cream, 1.5F, gap);
    write_in(ui, of_name, above, name);
    write_in(ui, letters, room, sign);
}

} // namespace

float sign_line_height(const Ui& ui)
{
    return 44 * ui.letter_scale();
}

void draw_sign_line(Ui& ui, const TableModel& shown, const Box& line)
{
    const auto count = static_cast<int>(shown.signs.size());
    for (const Seat seat : Seats(count))
    {
        if (!shown.signs[seat].empty())
        {
            draw_sign(ui, line.column(seat, count, 4), theme::wood_of(shown.colour(seat)), shown.names[seat],
                      shown.signs[seat]);
        }
    }
}

} // namespace elgrande::screens
