#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens::scenes
{

namespace
{

/// The colours of caballeros that can be moved if several colours can.
constexpr std::array all_colours{Easel::red, Easel::blue, Easel::green, Easel::yellow, Easel::purple};
constexpr std::array opponents{Easel::blue, Easel::green, Easel::purple, Easel::yellow};

/// Caballeros leave one region in several directions.
void move_from_one(const Easel& easel, const Effect& effect)
{
    easel.land(8);
    easel.island(2);
    easel.leap({-14, -6}, {-35, -20}, 8);
    easel.leap({14, -6}, {35, -20}, 8);
    easel.leap({17, 8}, {36, 20}, 8);
    const bool own = effect.any == 0;
    constexpr std::array<Vec, 5> feet{Vec{-9, -4}, Vec{8, -5}, Vec{0, 4}, Vec{-13, 9}, Vec{12, 9}};
    for (std::size_t i = 0; i < (own ? 4U : feet.size()); ++i)
    {
        easel.caballero(feet[i], own ? Easel::red : all_colours[i]);
    }
}

/// Draws `count` caballeros, at most four, left of the border.
template <std::size_t Count>
void crowd(const Easel& easel, Vec at, const std::array<int, Count>& colours, int count)
{
    constexpr std::array<Vec, 4> feet{Vec{-8, -8}, Vec{9, -6}, Vec{-9, 8}, Vec{8, 10}};
    for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<std::size_t>(count), feet.size()); ++i)
    {
        easel.caballero(at + feet[i], colours[i]);
    }
}

} // namespace

void move(const Easel& easel, const Effect& effect)
{
    if (effect.black || effect.overseas)
    {
        (effect.black ? move_black : move_overseas)(easel, effect);
        return;
    }
    if (effect.one_region)
    {
        move_from_one(easel, effect);
        return;
    }
    easel.land(4);
    easel.border(6, 2);
    if (effect.own > 0 && effect.foreign > 0)
    {
        easel.leap({-14, -10}, {19, -10}, 10);
        easel.leap({14, 14}, {-17, 16}, 10);
        easel.caballeros({{-30, -8}, {-17, -4}}, {Easel::red, Easel::red});
        easel.caballeros({{17, 18}, {30, 22}}, {Easel::blue, Easel::green});
        return;
    }
    if (effect.foreign > 0)
    {
        easel.caballero({29, 20}, Easel::red);
        crowd(easel, {-20, 6}, opponents, effect.foreign);
    }
    else if (effect.own > 0)
    {
        crowd(easel, {-20, 6}, std::array{Easel::red, Easel::red, Easel::red, Easel::red}, effect.own);
    }
    else
    {
        crowd(easel, {-20, 6}, all_colours, effect.any);
    }
    easel.leap({-6, -4}, {27, 2}, 15);
}

void place_anywhere(const Easel& easel, const Effect& effect)
{
    easel.land(4);
    easel.border(1, 4);
    easel.court({-20, 20}, 0.78F);
    if (effect.with_castillo)
    {
        easel.tower({27, -9}, 0.2F);
    }
    easel.leap({-14, -4}, {10, 0}, 14);
    easel.leap({-8, 14}, {20, 19}, 10);
    easel.caballeros({{12, 8}, {27, 24}}, {Easel::red, Easel::red});
}

void evict(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(5);
    easel.island(0);
    easel.leap({-12, 2}, {-36, -4}, 10);
    easel.leap({12, 2}, {36, -4}, 10);
    easel.walk({0, 10}, {0, 26});
    easel.caballeros({{-14, -2}, {14, -2}, {0, 12}}, {Easel::blue, Easel::green, Easel::yellow});
    easel.grande({0, 4}, Easel::red, 0.58F);
}

void move_grande(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(5);
    easel.border(0, -2);
    easel.pen().soft_ellipse({-25, 17}, {13, 6}, board::faded(board::ink::shadow, 0.55F));
    easel.leap({-25, 12}, {4, 8}, 22);
    easel.grande({22, 21}, Easel::red, 1);
}

void move_board(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(3);
    easel.border(5, 20);
    easel.scoreboard({-3, 14}, {5, 3, 1}, 0.66F);
    easel.leap({29, -4}, {20, 12}, 6);
    easel.mobile({2, -10}, {8, 4, 0}, 0.76F);
}

void infiltrate(const Easel& easel, const Effect& effect)
{
    if (effect.count > 0)
    {
        easel.land(6);
        easel.border(2, -4);
        easel.king({-20, 20}, 0.62F);
        crowd(easel, {18, -2}, std::array{Easel::red, Easel::red, Easel::red, Easel::red}, effect.count);
        easel.caballero({18, 22}, Easel::red);
        return;
    }
    easel.land(6);
    easel.sealed_border(-4);
    easel.king({22, 16}, 0.62F);
    easel.leap({-26, 8}, {2, 12}, 14);
    easel.caballeros({{-31, 16}, {-18, 22}}, {Easel::red, Easel::red});
    easel.caballero({4, 23}, Easel::red);
}

void swap_king(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(4);
    easel.border(8, 0);
    easel.leap({-18, -18}, {19, -17}, 8);
    easel.leap({16, 25}, {-18, 26}, 3);
    easel.king({-23, 18}, 0.6F);
    easel.grande({24, 18}, Easel::red, 0.85F);
}

void quarantine(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(3);
    easel.island(7);
    easel.walk({-24, -12}, {24, 22});
    easel.walk({24, -12}, {-24, 22});
    easel.mobile({0, 0}, {8, 4, 0}, 0.7F);
}

void build_bridge(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(1);
    easel.border(6, 0);
    easel.leap({-26, 12}, {26, 12}, 20);
    easel.leap({26, 20}, {-26, 20}, 14);
}

void send_grandes(const Easel& easel, const Effect& effect)
{
    easel.land(2);
    easel.border(7, 0);
    easel.disk({-22, -6}, 11, effect.later ? Easel::red : Easel::blue, 0.5F);
    easel.leap({-18, 12}, {12, 8}, 16);
    easel.grande({22, 20}, Easel::blue, 0.85F);
    if (effect.later)
    {
        easel.scoreboard({-20, 18}, {5, 3, 1}, 0.5F);
    }
}

void push_castillo(const Easel& easel, const Effect& /*effect*/)
{
    easel.land(0);
    easel.border(4, 2);
    easel.tower({-22, 2}, 0.3F);
    easel.leap({18, 4}, {-12, -4}, 14);
    easel.caballeros({{14, 4}, {28, 10}, {19, 22}}, {Easel::blue, Easel::red, Easel::green});
}

} // namespace elgrande::screens::scenes
