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
Pen robed(const CardCanvas& canvas, Vec foot, float size, Paint robe)
{
    const Pen figure = canvas.pen().at(foot, size);
    figure.soft_ellipse({0, 1}, {14, 4}, board::faded(ink::shadow, 0.5F));
    figure.fill({{-12, 0}, {12, 0}, {5, -22}, {-5, -22}}, robe);
    figure.disc({0, -25}, 5.5F, skin);
    return figure;
}

void queen_at(const CardCanvas& canvas, Vec foot, float size)
{
    const Pen figure = robed(canvas, foot, size, gown);
    figure.line({{0, -20}, {0, -2}}, ink::gold, 1.6F);
    figure.fill({{-6, -28}, {-7, -37}, {-3, -32}, {0, -39}, {3, -32}, {7, -37}, {6, -28}}, ink::gold);
}

void jester_at(const CardCanvas& canvas, Vec foot, float size)
{
    const Pen figure = robed(canvas, foot, size, jester_red);
    figure.fill({{0, 0}, {12, 0}, {5, -22}, {0, -22}}, jester_gold);
    figure.fill({{-6, -27}, {-14, -36}, {-2, -34}, {0, -27}}, jester_red);
    figure.fill({{6, -27}, {14, -36}, {2, -34}, {0, -27}}, jester_gold);
    figure.disc({-14, -35}, 2.2F, ink::gold_pale);
    figure.disc({14, -35}, 2.2F, ink::gold_pale);
}

void bars(const CardCanvas& canvas, Vec centre)
{
    const Pen pen = canvas.pen().at(centre);
    const Box wall{-19, -20, 38, 40};
    pen.frame(wall, 2, stone, 4);
    for (const float x : {-11.0F, -3.7F, 3.7F, 11.0F})
    {
        pen.line({{x, -18}, {x, 18}}, ink::border, 2.2F);
    }
}

void sheet(const CardCanvas& canvas, Vec centre, int region)
{
    const Pen pen = canvas.pen().at(centre);
    const Box card{-13, -18, 26, 36};
    pen.box(card, 2, ink::paper);
    pen.frame(card, 2, ink::brown, 1.2F);
    pen.box({-9, -14, 18, 17}, 1, board::region_tints[static_cast<std::size_t>(region)]);
}

} // namespace

void draw_inquisitor(const CardCanvas& canvas, Vec foot, float size)
{
    const Pen figure = robed(canvas, foot, size, board::woods[board::black].body);
    figure.fill({{-5.5F, -28}, {5.5F, -28}, {0, -45}}, board::woods[board::black].light);
    figure.line({{0, -18}, {0, -8}}, ink::gold, 1.6F);
    figure.line({{-3.5F, -14.5F}, {3.5F, -14.5F}}, ink::gold, 1.6F);
}

/// The ship token with its sails.
void take_token(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.sea();
    canvas.ship({-10, 14}, 0.9F);
    canvas.pen().disc({24, 10}, 11, ink::brown);
    canvas.pen().circle({24, 10}, 8, ink::gold_pale, 1.2F);
    canvas.ship({24, 14}, 0.28F);
}

void imprison(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x77716b));
    canvas.arc_arrow({-32, 2}, {-4, -6}, 12);
    canvas.caballero({14, 18}, CardCanvas::blue, 18);
    bars(canvas, {14, 4});
}

void pardon(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x6f98a4));
    bars(canvas, {-18, 4});
    canvas.arc_arrow({-4, -2}, {20, 2}, 12);
    canvas.caballeros({{20, 14}, {32, 22}}, {CardCanvas::blue, CardCanvas::red});
}

void give(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(3);
    jester_at(canvas, {-20, 24}, 0.95F);
    canvas.arc_arrow({-6, -2}, {20, 4}, 12);
    canvas.caballero({24, 18}, CardCanvas::red, 17);
}

void take_figure(const CardCanvas& canvas, const Effect& effect)
{
    canvas.hills(rgb(0x8a76ae));
    if (effect.inquisitor)
    {
        draw_inquisitor(canvas, {-4, 26}, 1.05F);
        canvas.caballero({26, 20}, CardCanvas::black, 17);
        return;
    }
    queen_at(canvas, {-16, 26}, 1);
    jester_at(canvas, {18, 26}, 1);
}

/// A Grande takes the crown of the King, who leaves.
void revolt(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(6);
    canvas.border(8, 8);
    canvas.grande({-18, 24}, CardCanvas::red, 1);
    const Pen crown = canvas.pen().at({-18, -14});
    crown.fill({{-10, 4}, {-12, -8}, {-5, -1}, {0, -11}, {5, -1}, {12, -8}, {10, 4}}, ink::gold);
    crown.line({{-10, 4}, {-12, -8}, {-5, -1}, {0, -11}, {5, -1}, {12, -8}, {10, 4}}, ink::gold_dark, 1, true);
    canvas.king({22, 22}, 0.55F);
    canvas.arrow({28, 12}, {38, 12});
}

/// A region card: held by two players together, or crossed out.
void take_region_card(const CardCanvas& canvas, const Effect& effect)
{
    canvas.hills(rgb(0x6a8f74));
    sheet(canvas, {0, 0}, effect.allies ? 2 : 7);
    if (effect.allies)
    {
        canvas.caballeros({{-24, 18}, {24, 18}}, {CardCanvas::red, CardCanvas::blue}, 18);
        return;
    }
    canvas.pen().line({{-16, -20}, {16, 20}}, ink::crimson, 4);
    canvas.pen().line({{16, -20}, {-16, 20}}, ink::crimson, 4);
}

void keep_moves(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(5);
    canvas.border(1, 6);
    canvas.tower({-24, -2}, 0.24F);
    canvas.arc_arrow({-8, 2}, {18, -8}, 12);
    canvas.arc_arrow({-8, 14}, {22, 12}, 10);
    canvas.caballeros({{20, 0}, {28, 20}}, {CardCanvas::red, CardCanvas::red});
}

void second_card(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x9a6f4f));
    sheet(canvas, {-14, 2}, 4);
    sheet(canvas, {14, -2}, 0);
    canvas.arrow({-4, 24}, {10, 24});
}

/// The coast of the ocean, from north to south.
void score_atlantic(const CardCanvas& canvas, const Effect& effect)
{
    constexpr auto north = 1U << index(Place::Galicia);
    canvas.sea();
    canvas.region({{-12, -60}, {90, -60}, {90, 60}, {-4, 60}, {-14, 24}, {-8, 4}, {-16, -16}, {-10, -30}},
                  rgb(0xd9c28f));
    canvas.region({{-15, -16}, {8, -16}, {4, 4}, {8, 24}, {-14, 24}, {-8, 4}}, board::region_tints[3]);
    canvas.caballeros({{-4, 0}, {0, 16}}, {CardCanvas::red, CardCanvas::blue}, 12);
    if ((effect.listed & north) != 0)
    {
        canvas.caballeros({{6, -22}, {20, 28}}, {CardCanvas::green, CardCanvas::red}, 12);
    }
    canvas.coin({28, 0}, 8);
}

} // namespace elgrande::screens::scenes
