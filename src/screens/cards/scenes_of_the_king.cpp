#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

namespace elgrande::screens::scenes
{

using board::rgb;

namespace
{

void king_with_grandes(const CardCanvas& canvas)
{
    canvas.land(4);
    canvas.border(2, -6);
    canvas.tower({25, -4}, 0.26F);
    canvas.king({-24, 20}, 0.6F);
    canvas.arc_arrow({0, -6}, {19, -12}, 9);
    canvas.grande({-2, 22}, CardCanvas::blue, 0.6F);
    canvas.grande({12, 25}, CardCanvas::green, 0.6F);
}

void king_with_caballeros(const CardCanvas& canvas)
{
    canvas.land(7);
    canvas.border(4, -4);
    canvas.arc_arrow({-28, 2}, {-4, 2}, 14);
    canvas.king({12, 20}, 0.68F);
    canvas.caballeros({{-8, 24}, {31, 24}}, {CardCanvas::blue, CardCanvas::yellow});
}

void king_anywhere(const CardCanvas& canvas, const Effect& effect)
{
    if (effect.with_grandes || effect.count > 0)
    {
        (effect.with_grandes ? king_with_grandes : king_with_caballeros)(canvas);
        return;
    }
    canvas.hills(rgb(0x8a76ae));
    canvas.arc_arrow({-10, 8}, {-35, 16}, 12);
    canvas.arc_arrow({10, 8}, {35, 16}, 12);
    canvas.king({0, 24}, 0.82F);
}

void king_next_door(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(6);
    canvas.border(8, 2);
    canvas.arc_arrow({-16, -4}, {19, 2}, 14);
    canvas.king({-23, 22}, 0.7F);
}

void king_abroad(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(1);
    canvas.region({{100, -60}, {4, -60}, {-1, -18}, {6, -8}, {-2, 4}, {5, 14}, {0, 60}, {100, 60}}, rgb(0xa39f83));
    for (const float x : {14.0F, 25.0F, 35.0F})
    {
        const float y = x == 25 ? -20.0F : -14.0F;
        canvas.pen().fill({{x - 9, 2}, {x, y}, {x + 9, 2}}, rgb(0x7f7a66));
        canvas.pen().fill({{x - 2.6F, y + 6}, {x, y}, {x + 2.6F, y + 6}}, rgb(0xf3efe0));
    }
    canvas.arc_arrow({-12, 4}, {20, 16}, 14);
    canvas.king({-22, 22}, 0.7F);
}

void king_to_castillo(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x6f98a4));
    canvas.tower({19, 1}, 0.33F);
    canvas.arc_arrow({-36, 8}, {-22, 20}, 8);
    canvas.king({-12, 24}, 0.68F);
}

void king_to_fewest(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(4);
    canvas.border(1, -6);
    canvas.arc_arrow({-24, -6}, {6, 8}, 14);
    canvas.king({-25, 22}, 0.66F);
    canvas.caballero({23, 8}, CardCanvas::blue, 17);
}

void king_to_most(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(4);
    canvas.border(7, -8);
    canvas.caballeros({{10, -12}, {23, -14}, {34, -8}, {16, 0}, {29, 4}, {20, 15}, {34, 17}},
                      {CardCanvas::blue, CardCanvas::red, CardCanvas::green, CardCanvas::yellow, CardCanvas::blue,
                       CardCanvas::purple, CardCanvas::red},
                      13);
    canvas.arc_arrow({-24, -6}, {3, 8}, 12);
    canvas.king({-26, 22}, 0.66F);
}

void king_to_grande(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(6);
    canvas.border(3, -4);
    canvas.arc_arrow({-22, -6}, {7, 10}, 14);
    canvas.king({-25, 22}, 0.66F);
    canvas.grande({23, 22}, CardCanvas::blue, 0.92F);
}

constexpr SceneRows<KingGoes, last_king_goes> king_scenes{{
    {KingGoes::Anywhere, king_anywhere},
    {KingGoes::ToNeighbour, king_next_door},
    {KingGoes::Abroad, king_abroad},
    {KingGoes::ToCastillo, king_to_castillo},
    {KingGoes::ToFewest, king_to_fewest},
    {KingGoes::ToMost, king_to_most},
    {KingGoes::ToAnyGrande, king_to_grande},
}};
static_assert(all_drawn(king_scenes));

} // namespace

void move_king(const CardCanvas& canvas, const Effect& effect)
{
    king_scenes[static_cast<std::size_t>(effect.king)].draw(canvas, effect);
}

} // namespace elgrande::screens::scenes
