#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens::scenes
{

namespace
{

/// The colours of the caballeros in pictures of moves that are not limited to one player's caballeros.
constexpr std::array all_colours{CardCanvas::red, CardCanvas::blue, CardCanvas::green, CardCanvas::yellow,
                                 CardCanvas::purple};
constexpr std::array opponents{CardCanvas::blue, CardCanvas::green, CardCanvas::purple, CardCanvas::yellow};

/// Caballeros leave one region in several directions.
void move_from_one(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(8);
    canvas.island(2);
    canvas.arc_arrow({-14, -6}, {-35, -20}, 8);
    canvas.arc_arrow({14, -6}, {35, -20}, 8);
    canvas.arc_arrow({17, 8}, {36, 20}, 8);
    const bool own = effect.any == 0;
    constexpr std::array<Vec, 5> feet{Vec{-9, -4}, Vec{8, -5}, Vec{0, 4}, Vec{-13, 9}, Vec{12, 9}};
    for (std::size_t i = 0; i < (own ? 4U : feet.size()); ++i)
    {
        canvas.caballero(feet[i], own ? CardCanvas::red : all_colours[i]);
    }
}

/// Draws a group of `count` caballeros, at most four, around `at`; the i-th has the colour colours[i].
template <std::size_t Count>
void crowd(const CardCanvas& canvas, Vec at, const std::array<int, Count>& colours, int count)
{
    constexpr std::array<Vec, 4> feet{Vec{-8, -8}, Vec{9, -6}, Vec{-9, 8}, Vec{8, 10}};
    for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<std::size_t>(count), feet.size()); ++i)
    {
        canvas.caballero(at + feet[i], colours[i]);
    }
}

} // namespace

void move(const CardCanvas& canvas, const Effect& effect)
{
    if (effect.black || effect.overseas)
    {
        (effect.black ? move_black : move_overseas)(canvas, effect);
        return;
    }
    if (effect.one_region)
    {
        move_from_one(canvas, effect);
        return;
    }
    canvas.land(4);
    canvas.border(6, 2);
    if (effect.own > 0 && effect.foreign > 0)
    {
        canvas.arc_arrow({-14, -10}, {19, -10}, 10);
        canvas.arc_arrow({14, 14}, {-17, 16}, 10);
        canvas.caballeros({{-30, -8}, {-17, -4}}, {CardCanvas::red, CardCanvas::red});
        canvas.caballeros({{17, 18}, {30, 22}}, {CardCanvas::blue, CardCanvas::green});
        return;
    }
    if (effect.foreign > 0)
    {
        canvas.caballero({29, 20}, CardCanvas::red);
        crowd(canvas, {-20, 6}, opponents, effect.foreign);
    }
    else if (effect.own > 0)
    {
        crowd(canvas, {-20, 6}, std::array{CardCanvas::red, CardCanvas::red, CardCanvas::red, CardCanvas::red},
              effect.own);
    }
    else
    {
        crowd(canvas, {-20, 6}, all_colours, effect.any);
    }
    canvas.arc_arrow({-6, -4}, {27, 2}, 15);
}

void place_anywhere(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(4);
    canvas.border(1, 4);
    canvas.court({-20, 20}, 0.78F);
    if (effect.with_castillo)
    {
        canvas.tower({27, -9}, 0.2F);
    }
    canvas.arc_arrow({-14, -4}, {10, 0}, 14);
    canvas.arc_arrow({-8, 14}, {20, 19}, 10);
    canvas.caballeros({{12, 8}, {27, 24}}, {CardCanvas::red, CardCanvas::red});
}

void evict(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(5);
    canvas.island(0);
    canvas.arc_arrow({-12, 2}, {-36, -4}, 10);
    canvas.arc_arrow({12, 2}, {36, -4}, 10);
    canvas.arrow({0, 10}, {0, 26});
    canvas.caballeros({{-14, -2}, {14, -2}, {0, 12}}, {CardCanvas::blue, CardCanvas::green, CardCanvas::yellow});
    canvas.grande({0, 4}, CardCanvas::red, 0.58F);
}

void move_grande(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(5);
    canvas.border(0, -2);
    canvas.pen().soft_ellipse({-25, 17}, {13, 6}, board::faded(board::ink::shadow, 0.55F));
    canvas.arc_arrow({-25, 12}, {4, 8}, 22);
    canvas.grande({22, 21}, CardCanvas::red, 1);
}

void move_board(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(3);
    canvas.border(5, 20);
    canvas.scoreboard({-3, 14}, {5, 3, 1}, 0.66F);
    canvas.arc_arrow({29, -4}, {20, 12}, 6);
    canvas.mobile({2, -10}, {8, 4, 0}, 0.76F);
}

void infiltrate(const CardCanvas& canvas, const Effect& effect)
{
    if (effect.count > 0)
    {
        canvas.land(6);
        canvas.border(2, -4);
        canvas.king({-20, 20}, 0.62F);
        crowd(canvas, {18, -2}, std::array{CardCanvas::red, CardCanvas::red, CardCanvas::red, CardCanvas::red},
              effect.count);
        canvas.caballero({18, 22}, CardCanvas::red);
        return;
    }
    canvas.land(6);
    canvas.sealed_border(-4);
    canvas.king({22, 16}, 0.62F);
    canvas.arc_arrow({-26, 8}, {2, 12}, 14);
    canvas.caballeros({{-31, 16}, {-18, 22}}, {CardCanvas::red, CardCanvas::red});
    canvas.caballero({4, 23}, CardCanvas::red);
}

void swap_king(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(4);
    canvas.border(8, 0);
    canvas.arc_arrow({-18, -18}, {19, -17}, 8);
    canvas.arc_arrow({16, 25}, {-18, 26}, 3);
    canvas.king({-23, 18}, 0.6F);
    canvas.grande({24, 18}, CardCanvas::red, 0.85F);
}

void quarantine(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(3);
    canvas.island(7);
    canvas.arrow({-24, -12}, {24, 22});
    canvas.arrow({24, -12}, {-24, 22});
    canvas.mobile({0, 0}, {8, 4, 0}, 0.7F);
}

void build_bridge(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(1);
    canvas.border(6, 0);
    canvas.arc_arrow({-26, 12}, {26, 12}, 20);
    canvas.arc_arrow({26, 20}, {-26, 20}, 14);
}

void send_grandes(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(2);
    canvas.border(7, 0);
    canvas.disk({-22, -6}, 11, effect.later ? CardCanvas::red : CardCanvas::blue, 0.5F);
    canvas.arc_arrow({-18, 12}, {12, 8}, 16);
    canvas.grande({22, 20}, CardCanvas::blue, 0.85F);
    if (effect.later)
    {
        canvas.scoreboard({-20, 18}, {5, 3, 1}, 0.5F);
    }
}

void push_castillo(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(0);
    canvas.border(4, 2);
    canvas.tower({-22, 2}, 0.3F);
    canvas.arc_arrow({18, 4}, {-12, -4}, 14);
    canvas.caballeros({{14, 4}, {28, 10}, {19, 22}}, {CardCanvas::blue, CardCanvas::red, CardCanvas::green});
}

} // namespace elgrande::screens::scenes
