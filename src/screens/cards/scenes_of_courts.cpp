#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

namespace elgrande::screens::scenes
{

using board::rgb;

void send_back(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(4);
    canvas.province({27, 18}, 0.8F);
    canvas.court({-20, 6}, 0.82F);
    canvas.arrow({-14, 20}, {13, 22});
    canvas.caballeros({{-29, 20}, {-14, 25}, {-2, 18}}, {CardCanvas::blue, CardCanvas::green, CardCanvas::yellow}, 14);
    if (effect.count == all_of_them)
    {
        canvas.caballeros({{10, 8}, {-18, 13}}, {CardCanvas::purple, CardCanvas::blue}, 14);
    }
}

void return_any(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x8fb3a8));
    canvas.province({30, 10}, 0.62F);
    canvas.king({-23, 20}, 0.7F);
    canvas.arrow({-2, 4}, {21, -2});
    canvas.caballeros({{-2, 16}, {10, 21}, {22, 25}}, {CardCanvas::blue, CardCanvas::green, CardCanvas::yellow}, 14);
}

void dismiss(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(3);
    canvas.border(1, 8);
    canvas.province({27, 2}, 0.72F);
    canvas.arc_arrow({-4, -2}, {18, 12}, 10);
    canvas.caballeros({{-26, -8}, {-10, -12}, {-29, 10}, {-13, 8}},
                      {CardCanvas::blue, CardCanvas::green, CardCanvas::yellow, CardCanvas::purple});
    if (effect.everyone)
    {
        canvas.caballero({-21, 24}, CardCanvas::red);
    }
}

void disk_return(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(7);
    canvas.border(4, 0);
    canvas.disk({-20, -2}, 17, CardCanvas::blue, 0.7F);
    canvas.arrow({20, 4}, {20, 26});
    canvas.caballeros({{12, -5}, {28, -5}}, {CardCanvas::blue, CardCanvas::blue});
    if (effect.count == all_of_them)
    {
        canvas.caballeros({{20, -14}, {11, 8}, {29, 8}}, {CardCanvas::blue, CardCanvas::blue, CardCanvas::blue});
    }
}

void keep_veto(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x7d8a58));
    canvas.scroll({-16, -1}, 0.82F);
    canvas.hand({17, 18}, 1.04F);
}

void take_back(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x6d88a8));
    canvas.power_card({-25, 5}, 0.95F, -0.42F, 0);
    canvas.power_card({-17, 1}, 0.95F, -0.16F, 0);
    canvas.power_card({-8, 1}, 0.95F, 0.1F, 0);
    canvas.power_card({23, 6}, 1.25F, 0.14F, 13);
    canvas.arc_arrow({19, -15}, {-12, -15}, 9);
}

void reinforce(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(1);
    canvas.province({-25, 6}, 0.8F);
    canvas.court({19, 8}, 0.86F);
    canvas.arrow({-14, 18}, {8, 20});
    canvas.caballeros({{-26, 24}, {-11, 26}}, {CardCanvas::red, CardCanvas::red});
}

} // namespace elgrande::screens::scenes
