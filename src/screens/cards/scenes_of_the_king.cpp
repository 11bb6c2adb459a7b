#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

namespace elgrande::screens::scenes
{

using board::rgb;

namespace
{

void king_with_grandes(const Easel& easel)
{
    easel.land(4);
    easel.border(2, -6);
    easel.tower({25, -4}, 0.26F);
    easel.king({-24, 20}, 0.6F);
    easel.leap({0, -6}, {19, -12}, 9);
    easel.grande({-2, 22}, Easel::blue, 0.6F);
    easel.grande({12, 25}, Easel::green, 0.6F);
}

void king_with_caballeros(const Easel& easel)
{
    easel.land(7);
    easel.border(4, -4);
    easel.leap({-28, 2}, {-4, 2}, 14);
    easel.king({12, 20}, 0.68F);
    easel.caballeros({{-8, 24}, {31, 24}}, {Easel::blue, Easel::yellow});
}

} // namespace

void king_anywhere(const Easel& easel, const Effect& effect)
{
    if (effect.with_grandes || effect.count > 0)
    {
        (effect.with_grandes ? king_with_grandes : king_with_caballeros)(easel);
        return;
    }
    easel.hills(rgb(0x8a76ae));
    easel.leap({-10, 8}, {-35, 16}, 12);
    easel.leap({10, 8}, {35, 16}, 12);
    easel.king({0, 24}, 0.82F);
}

void king_next_door(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(6);
    easel.border(8, 2);
    easel.leap({-16, -4}, {19, 2}, 14);
    easel.king({-23, 22}, 0.7F);
}

void king_abroad(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(1);
    easel.region({{100, -60}, {4, -60}, {-1, -18}, {6, -8}, {-2, 4}, {5, 14}, {0, 60}, {100, 60}}, rgb(0xa39f83));
    for (const float x : {14.0F, 25.0F, 35.0F})
    {
        const float y = x == 25 ? -20.0F : -14.0F;
        easel.pen().fill({{x - 9, 2}, {x, y}, {x + 9, 2}}, rgb(0x7f7a66));
        easel.pen().fill({{x - 2.6F, y + 6}, {x, y}, {x + 2.6F, y + 6}}, rgb(0xf3efe0));
    }
    easel.leap({-12, 4}, {20, 16}, 14);
    easel.king({-22, 22}, 0.7F);
}

void king_to_castillo(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x6f98a4));
    easel.tower({19, 1}, 0.33F);
    easel.leap({-36, 8}, {-22, 20}, 8);
    easel.king({-12, 24}, 0.68F);
}

void king_to_fewest(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(4);
    easel.border(1, -6);
    easel.leap({-24, -6}, {6, 8}, 14);
    easel.king({-25, 22}, 0.66F);
    easel.caballero({23, 8}, Easel::blue, 17);
}

void king_to_most(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(4);
    easel.border(7, -8);
    easel.caballeros({{10, -12}, {23, -14}, {34, -8}, {16, 0}, {29, 4}, {20, 15}, {34, 17}},
                     {Easel::blue, Easel::red, Easel::green, Easel::yellow, Easel::blue, Easel::purple, Easel::red},
                     13);
    easel.leap({-24, -6}, {3, 8}, 12);
    easel.king({-26, 22}, 0.66F);
}

void king_to_grande(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(6);
    easel.border(3, -4);
    easel.leap({-22, -6}, {7, 10}, 14);
    easel.king({-25, 22}, 0.66F);
    easel.grande({23, 22}, Easel::blue, 0.92F);
}

} // namespace elgrande::screens::scenes
