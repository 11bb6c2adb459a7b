#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

#include <algorithm>

namespace elgrande::screens::scenes
{

namespace
{

constexpr Paint shore = board::rgb(0xd9c28f);

bool lists(const Effect& effect, Place place)
{
    return (effect.listed >> index(place) & 1U) != 0;
}

} // namespace

void draw_coast(const CardCanvas& canvas, float x)
{
    canvas.region({{x + 4, -60}, {90, -60}, {90, 60}, {x + 8, 60}, {x - 3, 30}, {x + 5, 12}, {x - 4, -6}, {x + 3, -24}},
                  shore);
}

/// The Inquisitor's black caballeros.
void move_black(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(7);
    canvas.border(4, 4);
    draw_inquisitor(canvas, {-22, 20}, 0.9F);
    canvas.arc_arrow({-6, -2}, {22, 2}, 14);
    canvas.caballero({24, 12}, CardCanvas::black);
    if (effect.any > 1)
    {
        canvas.caballero({35, 22}, CardCanvas::black);
    }
}

/// Caballeros return to Spain with discs.
void move_overseas(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.sea();
    draw_coast(canvas, 14);
    canvas.ship({-20, 12}, 0.95F);
    canvas.arc_arrow({-12, 2}, {22, 0}, 18);
    canvas.caballeros({{24, 8}, {33, 20}}, {CardCanvas::red, CardCanvas::red});
    canvas.gold({20, 22}, 6);
}

void sail(const CardCanvas& canvas, const Effect& effect)
{
    move_overseas(canvas, effect);
}

void move_table(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(2);
    canvas.border(5, 16);
    canvas.arc_arrow({-16, -10}, {24, -12}, 10);
    canvas.limit_table({-6, 10}, 1);
    canvas.caballeros({{-21, 7}, {-6, 7}, {9, 19}}, {CardCanvas::red, CardCanvas::blue, CardCanvas::red}, 11);
    if (effect.then_score)
    {
        canvas.coin({31, 18}, 8);
    }
}

void remove_card(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(board::rgb(0x8a6f4f));
    const auto card = [&](Vec at, bool turned)
    {
        const board::Pen pen = canvas.pen().at(at);
        const Box sheet{-11, -16, 22, 32};
        pen.box(sheet, 2, turned ? board::ink::crimson : board::ink::paper);
        pen.frame(sheet, 2, board::ink::brown, 1.2F);
        if (turned)
        {
            pen.line({{-7, -12}, {7, 12}}, board::ink::gold_pale, 1.2F);
            pen.line({{7, -12}, {-7, 12}}, board::ink::gold_pale, 1.2F);
        }
        else
        {
            pen.box({-8, -13, 16, 13}, 1, board::region_tints[4]);
        }
    };
    card({-26, 2}, false);
    card({0, 2}, true);
    card({26, 2}, false);
    canvas.arc_arrow({-10, -18}, {12, -16}, 6);
}

/// The lit places are those that the card scores.
void score_overseas(const CardCanvas& canvas, const Effect& effect)
{
    if (lists(effect, Place::Portugal))
    {
        score_atlantic(canvas, effect);
        return;
    }
    canvas.sea();
    if (lists(effect, Place::France))
    {
        draw_coast(canvas, 18);
        canvas.caballeros({{28, -2}, {34, 12}}, {CardCanvas::red, CardCanvas::blue}, 12);
    }
    if (lists(effect, Place::Ship))
    {
        canvas.ship({lists(effect, Place::America) ? 0.0F : -14.0F, 14}, 0.9F);
    }
    if (lists(effect, Place::America))
    {
        canvas.region({{-60, -40}, {-22, -40}, {-17, -20}, {-25, -4}, {-16, 12}, {-26, 40}, {-60, 40}}, shore);
        canvas.gold({-29, 16}, 6);
        canvas.caballero({-30, -4}, CardCanvas::red, 12);
    }
    if (lists(effect, Place::Mediterranean) && !lists(effect, Place::France))
    {
        canvas.region({{10, 0}, {24, -8}, {36, -2}, {34, 12}, {20, 16}, {11, 10}}, shore);
        canvas.wares({18, 7}, 5);
        canvas.caballero({28, 9}, CardCanvas::red, 12);
    }
    canvas.coin({4, -20}, 7);
}

} // namespace elgrande::screens::scenes
