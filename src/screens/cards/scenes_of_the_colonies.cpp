#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

#include <algorithm>

namespace elgrande::screens::scenes
{

namespace
{

constexpr Paint shore = board::rgb(0xd9c28f);

/// A coast on the right of the sea.
void coast(const Easel& easel, float x)
{
    easel.region({{x + 4, -60}, {90, -60}, {90, 60}, {x + 8, 60}, {x - 3, 30}, {x + 5, 12}, {x - 4, -6}, {x + 3, -24}},
                 shore);
}

bool lists(const Effect& effect, Place place)
{
    return (effect.listed >> index(place) & 1U) != 0;
}

} // namespace

/// The Inquisitor's black caballeros; he wears the tall hat of his office.
void move_black(const Easel& easel, const Effect& effect)
{
    easel.land(7);
    easel.border(4, 4);
    const board::Pen figure = easel.pen().at({-22, 20}, 0.9F);
    figure.soft_ellipse({0, 1}, {13, 4}, board::faded(board::ink::shadow, 0.5F));
    figure.fill({{-9, 0}, {9, 0}, {5, -22}, {-5, -22}}, board::woods[board::black].body);
    figure.disc({0, -25}, 5, board::rgb(0xe9cfae));
    figure.fill({{-5, -28}, {5, -28}, {0, -44}}, board::woods[board::black].light);
    figure.line({{0, -18}, {0, -8}}, board::ink::gold, 1.6F);
    figure.line({{-3.5F, -14.5F}, {3.5F, -14.5F}}, board::ink::gold, 1.6F);
    easel.leap({-6, -2}, {22, 2}, 14);
    easel.caballero({24, 12}, Easel::black);
    if (effect.any > 1)
    {
        easel.caballero({35, 22}, Easel::black);
    }
}

/// Caballeros return to Spain with discs.
void move_overseas(const Easel& easel, const Effect& /*effect*/)
{
    easel.sea();
    coast(easel, 14);
    easel.ship({-20, 12}, 0.95F);
    easel.leap({-12, 2}, {22, 0}, 18);
    easel.caballeros({{24, 8}, {33, 20}}, {Easel::red, Easel::red});
    easel.gold({20, 22}, 6);
}

void sail(const Easel& easel, const Effect& effect)
{
    move_overseas(easel, effect);
}

void move_table(const Easel& easel, const Effect& effect)
{
    easel.land(2);
    easel.border(5, 16);
    easel.leap({-16, -10}, {24, -12}, 10);
    easel.limit_table({-6, 10}, 1);
    easel.caballeros({{-21, 7}, {-6, 7}, {9, 19}}, {Easel::red, Easel::blue, Easel::red}, 11);
    if (effect.then_score)
    {
        easel.coin({31, 18}, 8);
    }
}

void remove_card(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(board::rgb(0x8a6f4f));
    const auto card = [&](Vec at, bool turned)
    {
        const board::Pen pen = easel.pen().at(at);
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
    easel.leap({-10, -18}, {12, -16}, 6);
}

/// The lit places are those that the card scores.
void score_overseas(const Easel& easel, const Effect& effect)
{
    if (lists(effect, Place::Portugal))
    {
        score_atlantic(easel, effect);
        return;
    }
    easel.sea();
    if (lists(effect, Place::France))
    {
        coast(easel, 18);
        easel.caballeros({{28, -2}, {34, 12}}, {Easel::red, Easel::blue}, 12);
    }
    if (lists(effect, Place::Ship))
    {
        easel.ship({lists(effect, Place::America) ? 0.0F : -14.0F, 14}, 0.9F);
    }
    if (lists(effect, Place::America))
    {
        easel.region({{-60, -40}, {-22, -40}, {-17, -20}, {-25, -4}, {-16, 12}, {-26, 40}, {-60, 40}}, shore);
        easel.gold({-29, 16}, 6);
        easel.caballero({-30, -4}, Easel::red, 12);
    }
    if (lists(effect, Place::Mediterranean) && !lists(effect, Place::France))
    {
        easel.region({{10, 0}, {24, -8}, {36, -2}, {34, 12}, {20, 16}, {11, 10}}, shore);
        easel.wares({18, 7}, 5);
        easel.caballero({28, 9}, Easel::red, 12);
    }
    easel.coin({4, -20}, 7);
}

} // namespace elgrande::screens::scenes
