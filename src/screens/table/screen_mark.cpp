#include "screens/table/screen_mark.hpp"

#include "ui/widgets.hpp"

namespace elgrande::screens
{

void draw_screen_mark(Ui& ui, float x, float y, float height, SeatScreen screen, Paint colour)
{
    const float width = 0.6F * height;
    const Box phone{x - width / 2, y - height / 2, width, height};
    const float radius = 0.15F * height;
    if (screen == SeatScreen::Elsewhere)
    {
        fill(ui, phone, colour, radius);
    }
    else if (screen == SeatScreen::Away)
    {
        outline(ui, phone, colour, 1.3F, radius);
        ui.list().AddLine({x - width, y + 0.4F * height}, {x + width, y - 0.4F * height}, colour, 1.3F);
    }
}

} // namespace elgrande::screens
