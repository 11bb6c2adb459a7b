#include "board/grandissimo/figures.hpp"

#include "board/colour.hpp"
#include "board/overseas/coins.hpp"

#include <array>

namespace elgrande::board
{

namespace
{

constexpr ImU32 outline_colour = rgb(0xc79b62);
constexpr ImU32 skin = rgb(0xd9b48c);
constexpr ImU32 gown = rgb(0x7c2f63);
constexpr ImU32 gown_light = rgb(0xb56a9c);
constexpr ImU32 red = rgb(0xb23a2e);
constexpr ImU32 gold = rgb(0xe0b341);

void draw_robe(const Pen& here, ImU32 left, ImU32 right, ImU32 fold)
{
    here.soft_ellipse({6.0F, 1.0F}, {26.0F, 10.0F}, faded(ink::shadow, 0.75F));
    const std::array<Vec, 6> robe{
        {{-6.0F, -30.0F}, {6.0F, -30.0F}, {15.0F, -1.0F}, {8.0F, 3.5F}, {-8.0F, 3.5F}, {-15.0F, -1.0F}}};
    here.line(robe, outline_colour, 2.4F, true);
    here.fill(robe, left);
    here.fill({{0.0F, -30.0F}, {6.0F, -30.0F}, {15.0F, -1.0F}, {8.0F, 3.5F}, {0.0F, 3.5F}}, right);
    here.shaded({-5.0F, -29.0F}, {-2.0F, -29.0F}, {-4.0F, 2.6F}, {-12.0F, 0.0F}, fold, left, left, fold);
    here.disc({0.0F, -36.0F}, 8.0F, outline_colour);
    here.disc({0.0F, -36.0F}, 7.0F, skin);
}

void draw_queen(const Pen& here)
{
    draw_robe(here, gown, gown, gown_light);
    here.line({{0.0F, -27.0F}, {0.0F, -4.0F}}, gold, 2.0F);
    const std::array<Vec, 7> crown{{{-8.0F, -40.0F},
                                    {-10.0F, -55.0F},
                                    {-4.0F, -47.0F},
                                    {0.0F, -58.0F},
                                    {4.0F, -47.0F},
                                    {10.0F, -55.0F},
                                    {8.0F, -40.0F}}};
    here.fill({crown[0], crown[1], crown[2]}, gold);
    here.fill({crown[2], crown[3], crown[4]}, gold);
    here.fill({crown[4], crown[5], crown[6]}, gold);
    here.fill({crown[0], crown[2], crown[4], crown[6]}, gold);
    here.line(crown, ink::gold_dark, 1.4F, true);
}

void draw_jester(const Pen& here)
{
    draw_robe(here, red, gold, rgb(0xdd7a62));
    here.fill({{-8.0F, -39.0F}, {-18.0F, -52.0F}, {-4.0F, -52.0F}, {0.0F, -40.0F}}, red);
    here.fill({{8.0F, -39.0F}, {0.0F, -40.0F}, {4.0F, -52.0F}, {18.0F, -52.0F}}, gold);
    here.fill({{-5.0F, -42.0F}, {0.0F, -60.0F}, {5.0F, -42.0F}}, red);
    for (const Vec bell : {Vec{-18.0F, -51.0F}, Vec{18.0F, -51.0F}, Vec{0.0F, -60.0F}})
    {
        here.disc(bell, 2.8F, ink::gold_pale);
        here.circle(bell, 2.8F, ink::gold_dark, 0.8F);
    }
}

} // namespace

void draw_figure(const Pen& pen, Vec foot, Figure figure)
{
    switch (figure)
    {
    case Figure::Queen:
        draw_queen(pen.at(foot));
        break;
    case Figure::Jester:
        draw_jester(pen.at(foot));
        break;
    case Figure::Inquisitor:
        draw_inquisitor(pen, foot);
        break;
    }
}

void draw_ship_token(const Pen& pen, Vec centre)
{
    const Pen here = pen.at(centre);
    here.disc({1.5F, 2.5F}, 12.0F, faded(ink::shadow, 0.6F));
    here.disc({}, 12.0F, rgb(0x5a3a1c));
    here.disc({0.0F, -1.0F}, 11.0F, rgb(0xcfab72));
    here.fill({{-7.0F, 2.0F}, {8.0F, 2.0F}, {5.0F, 7.0F}, {-5.0F, 7.0F}}, rgb(0x5a3a1c));
    here.line({{0.0F, 2.0F}, {0.0F, -8.0F}}, rgb(0x4a2c14), 1.4F);
    here.fill({{1.0F, -8.0F}, {6.5F, -4.0F}, {6.0F, 0.5F}, {1.0F, 0.5F}}, rgb(0xf3e8cc));
    here.fill({{-1.0F, -6.5F}, {-1.0F, 0.5F}, {-5.5F, 0.5F}}, rgb(0xf3e8cc));
}

} // namespace elgrande::board
