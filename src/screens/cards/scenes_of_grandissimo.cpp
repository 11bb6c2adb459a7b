#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

namespace elgrande::screens::scenes
{

using board::Pen;
using board::rgb;
namespace ink = board::ink;

namespace
{

constexpr Paint skin = rgb(0xe9cfae);
constexpr Paint stone = rgb(0x8d8478);
constexpr Paint jester_red = rgb(0xb23a2e);
constexpr Paint jester_gold = rgb(0xd9a93a);
constexpr Paint gown = rgb(0x7a3b6b);

/// Draws the robe, which begins on the ground, and the head. Returns the figure's pen.
Pen robed(const Easel& easel, Vec foot, float size, Paint robe)
{
    const Pen figure = easel.pen().at(foot, size);
    figure.soft_ellipse({0, 1}, {14, 4}, board::faded(ink::shadow, 0.5F));
    figure.fill({{-12, 0}, {12, 0}, {5, -22}, {-5, -22}}, robe);
    figure.disc({0, -25}, 5.5F, skin);
    return figure;
}

void queen_at(const Easel& easel, Vec foot, float size)
{
    const Pen figure = robed(easel, foot, size, gown);
    figure.line({{0, -20}, {0, -2}}, ink::gold, 1.6F);
    figure.fill({{-6, -28}, {-7, -37}, {-3, -32}, {0, -39}, {3, -32}, {7, -37}, {6, -28}}, ink::gold);
}

void jester_at(const Easel& easel, Vec foot, float size)
{
    const Pen figure = robed(easel, foot, size, jester_red);
    figure.fill({{0, 0}, {12, 0}, {5, -22}, {0, -22}}, jester_gold);
    figure.fill({{-6, -27}, {-14, -36}, {-2, -34}, {0, -27}}, jester_red);
    figure.fill({{6, -27}, {14, -36}, {2, -34}, {0, -27}}, jester_gold);
    figure.disc({-14, -35}, 2.2F, ink::gold_pale);
    figure.disc({14, -35}, 2.2F, ink::gold_pale);
}

void bars(const Easel& easel, Vec centre)
{
    const Pen pen = easel.pen().at(centre);
    const Box wall{-19, -20, 38, 40};
    pen.frame(wall, 2, stone, 4);
    for (const float x : {-11.0F, -3.7F, 3.7F, 11.0F})
    {
        pen.line({{x, -18}, {x, 18}}, ink::border, 2.2F);
    }
}

void sheet(const Easel& easel, Vec centre, int region)
{
    const Pen pen = easel.pen().at(centre);
    const Box card{-13, -18, 26, 36};
    pen.box(card, 2, ink::paper);
    pen.frame(card, 2, ink::brown, 1.2F);
    pen.box({-9, -14, 18, 17}, 1, board::region_tints[static_cast<std::size_t>(region)]);
}

} // namespace

/// The ship token with its sails.
void take_token(const Easel& easel, const Effect& /*effect*/)
{
    easel.sea();
    easel.ship({-10, 14}, 0.9F);
    easel.pen().disc({24, 10}, 11, ink::brown);
    easel.pen().circle({24, 10}, 8, ink::gold_pale, 1.2F);
    easel.ship({24, 14}, 0.28F);
}

void imprison(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x77716b));
    easel.leap({-32, 2}, {-4, -6}, 12);
    easel.caballero({14, 18}, Easel::blue, 18);
    bars(easel, {14, 4});
}

void pardon(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x6f98a4));
    bars(easel, {-18, 4});
    easel.leap({-4, -2}, {20, 2}, 12);
    easel.caballeros({{20, 14}, {32, 22}}, {Easel::blue, Easel::red});
}

void give(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(3);
    jester_at(easel, {-20, 24}, 0.95F);
    easel.leap({-6, -2}, {20, 4}, 12);
    easel.caballero({24, 18}, Easel::red, 17);
}

void take_figure(const Easel& easel, const Effect& effect)
{
    easel.hills(rgb(0x8a76ae));
    if (effect.inquisitor)
    {
        const Pen figure = robed(easel, {-4, 26}, 1.05F, board::woods[board::black].body);
        figure.fill({{-5.5F, -28}, {5.5F, -28}, {0, -45}}, board::woods[board::black].light);
        figure.line({{0, -18}, {0, -8}}, ink::gold, 1.6F);
        figure.line({{-3.5F, -14.5F}, {3.5F, -14.5F}}, ink::gold, 1.6F);
        easel.caballero({26, 20}, Easel::black, 17);
        return;
    }
    queen_at(easel, {-16, 26}, 1);
    jester_at(easel, {18, 26}, 1);
}

/// A Grande takes the crown of the King, who leaves.
void revolt(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(6);
    easel.border(8, 8);
    easel.grande({-18, 24}, Easel::red, 1);
    const Pen crown = easel.pen().at({-18, -14});
    crown.fill({{-10, 4}, {-12, -8}, {-5, -1}, {0, -11}, {5, -1}, {12, -8}, {10, 4}}, ink::gold);
    crown.line({{-10, 4}, {-12, -8}, {-5, -1}, {0, -11}, {5, -1}, {12, -8}, {10, 4}}, ink::gold_dark, 1, true);
    easel.king({22, 22}, 0.55F);
    easel.walk({28, 12}, {38, 12});
}

/// A region card: held by two players together, or crossed out.
void take_region_card(const Easel& easel, const Effect& effect)
{
    easel.hills(rgb(0x6a8f74));
    sheet(easel, {0, 0}, effect.allies ? 2 : 7);
    if (effect.allies)
    {
        easel.caballeros({{-24, 18}, {24, 18}}, {Easel::red, Easel::blue}, 18);
        return;
    }
    easel.pen().line({{-16, -20}, {16, 20}}, ink::crimson, 4);
    easel.pen().line({{16, -20}, {-16, 20}}, ink::crimson, 4);
}

void keep_moves(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(5);
    easel.border(1, 6);
    easel.tower({-24, -2}, 0.24F);
    easel.leap({-8, 2}, {18, -8}, 12);
    easel.leap({-8, 14}, {22, 12}, 10);
    easel.caballeros({{20, 0}, {28, 20}}, {Easel::red, Easel::red});
}

void second_card(const Easel& easel, const Effect& /*effect*/)
{
    easel.hills(rgb(0x9a6f4f));
    sheet(easel, {-14, 2}, 4);
    sheet(easel, {14, -2}, 0);
    easel.walk({-4, 24}, {10, 24});
}

/// The coast of the ocean, from north to south.
void score_atlantic(const Easel& easel, const Effect& effect)
{
    constexpr auto north = 1U << index(Place::Galicia);
    easel.sea();
    easel.region({{-12, -60}, {90, -60}, {90, 60}, {-4, 60}, {-14, 24}, {-8, 4}, {-16, -16}, {-10, -30}},
                 rgb(0xd9c28f));
    easel.region({{-15, -16}, {8, -16}, {4, 4}, {8, 24}, {-14, 24}, {-8, 4}}, board::region_tints[3]);
    easel.caballeros({{-4, 0}, {0, 16}}, {Easel::red, Easel::blue}, 12);
    if ((effect.listed & north) != 0)
    {
        easel.caballeros({{6, -22}, {20, 28}}, {Easel::green, Easel::red}, 12);
    }
    easel.coin({28, 0}, 8);
}

} // namespace elgrande::screens::scenes
