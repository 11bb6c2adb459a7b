#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

namespace elgrande::screens::scenes
{

using board::rgb;

void send_back(const Easel& easel, const Effect& effect)
{
    easel.land(4);
    easel.province({27, 18}, 0.8F);
    easel.court({-20, 6}, 0.82F);
    easel.walk({-14, 20}, {13, 22});
    easel.caballeros({{-29, 20}, {-14, 25}, {-2, 18}}, {Easel::blue, Easel::green, Easel::yellow}, 14);
    if (effect.count == all_of_them)
    {
        easel.caballeros({{10, 8}, {-18, 13}}, {Easel::purple, Easel::blue}, 14);
    }
}

void return_any(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x8fb3a8));
    easel.province({30, 10}, 0.62F);
    easel.king({-23, 20}, 0.7F);
    easel.walk({-2, 4}, {21, -2});
    easel.caballeros({{-2, 16}, {10, 21}, {22, 25}}, {Easel::blue, Easel::green, Easel::yellow}, 14);
}

void dismiss(const Easel& easel, const Effect& effect)
{
    easel.land(3);
    easel.border(1, 8);
    easel.province({27, 2}, 0.72F);
    easel.leap({-4, -2}, {18, 12}, 10);
    easel.caballeros({{-26, -8}, {-10, -12}, {-29, 10}, {-13, 8}},
                     {Easel::blue, Easel::green, Easel::yellow, Easel::purple});
    if (effect.everyone)
    {
        easel.caballero({-21, 24}, Easel::red);
    }
}

void disk_return(const Easel& easel, const Effect& effect)
{
    easel.land(7);
    easel.border(4, 0);
    easel.disk({-20, -2}, 17, Easel::blue, 0.7F);
    easel.walk({20, 4}, {20, 26});
    easel.caballeros({{12, -5}, {28, -5}}, {Easel::blue, Easel::blue});
    if (effect.count == all_of_them)
    {
        easel.caballeros({{20, -14}, {11, 8}, {29, 8}}, {Easel::blue, Easel::blue, Easel::blue});
    }
}

void keep_veto(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x7d8a58));
    easel.scroll({-16, -1}, 0.82F);
    easel.hand({17, 18}, 1.04F);
}

void take_back(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x6d88a8));
    easel.power_card({-25, 5}, 0.95F, -0.42F, 0);
    easel.power_card({-17, 1}, 0.95F, -0.16F, 0);
    easel.power_card({-8, 1}, 0.95F, 0.1F, 0);
    easel.power_card({23, 6}, 1.25F, 0.14F, 13);
    easel.leap({19, -15}, {-12, -15}, 9);
}

void reinforce(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(1);
    easel.province({-25, 6}, 0.8F);
    easel.court({19, 8}, 0.86F);
    easel.walk({-14, 18}, {8, 20});
    easel.caballeros({{-26, 24}, {-11, 26}}, {Easel::red, Easel::red});
}

} // namespace elgrande::screens::scenes
