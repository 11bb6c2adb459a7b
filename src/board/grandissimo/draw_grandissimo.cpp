#include "board/grandissimo/draw_grandissimo.hpp"

#include "board/arrangement.hpp"
#include "board/board_pieces.hpp"
#include "board/colour.hpp"
#include "board/flat/pieces.hpp"
#include "board/grandissimo/figures.hpp"
#include "board/labels.hpp"
#include "board/lettering/type.hpp"
#include "board/number.hpp"
#include "board/overseas/charts.hpp"
#include "board/overseas/ship.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

constexpr ImU32 portugals_tint = rgb(0xc5b074);
constexpr Box prison_wall{-166.0F, 392.0F, 196.0F, 112.0F};
constexpr ImU32 stone = rgb(0x8f8676);
constexpr ImU32 dark_stone = rgb(0x4c463d);

/// Draws Portugal over the hills of the map, with an inked border like the regions of Spain.
void draw_portugal(const Pen& pen, const Scene& scene)
{
    const Light light = light_of_place(scene, portugal_place);
    const Ring& coast = chart_of(portugal_place).coast;
    const bool sealed = scene.is_sealed(portugal_place);
    const float more = (light.lit ? 0.4F : 0.0F) + (light.hovered ? 0.3F : 0.0F);
    const ImU32 tint = sealed ? rgb(0xb5574a) : mixed(portugals_tint, rgb(0xfff4c2), more);
    pen.fill_any(coast, faded(tint, 0.72F));
    if (light.lit || light.selected)
    {
        pen.line(coast, faded(ink::gold, 0.5F), 11.0F, true);
    }
    pen.line(coast, light.lit || light.selected ? ink::gold : ink::border, light.lit ? 3.4F : 2.4F, true);
}

/// Draws the prison with a caballero behind bars and a number for each colour that is inside.
void draw_prison(const Pen& pen, const Scene& scene, float point)
{
    pen.box({prison_wall.x + 4.0F, prison_wall.y + 6.0F, prison_wall.w, prison_wall.h}, 3.0F, faded(ink::night, 0.45F));
    pen.box(prison_wall, 3.0F, stone);
    const Box cell = prison_wall.grown(-9.0F);
    pen.box(cell, 2.0F, rgb(0x2c2822));
    Lettering style{.face = Face::Bold,
                    .size = std::max(19.0F * pen.scale(), 11.0F * point),
                    .colour = rgb(0xf6ead0),
                    .align = Align::Centre,
                    .anchor = Anchor::Middle};
    const float step = cell.w / static_cast<float>(seat_count);
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        const int inside = scene.grandissimo.prisoners[seat];
        const Vec foot{cell.x + step * (static_cast<float>(seat) + 0.5F), cell.y + 50.0F};
        if (inside > 0)
        {
            draw_cube(pen.at(foot), {}, scene.colours[seat], {}, cube_size);
            draw_text(pen.list(), pen.to_screen(foot + Vec{0.0F, 26.0F}), Number(inside).text(), style);
        }
    }
    for (float x = cell.x + 0.5F * step; x < cell.right(); x += 0.5F * step)
    {
        pen.line({{x - 0.25F * step, cell.y}, {x - 0.25F * step, cell.bottom()}}, faded(rgb(0x9a948a), 0.55F), 2.4F);
    }
    pen.frame(cell, 2.0F, dark_stone, 3.0F);
    pen.frame(prison_wall, 3.0F, ink::border, 2.0F);
    draw_plate(pen, {prison_wall.centre().x, prison_wall.y}, scene.names.prison, point);
}

void draw_stand(const Pen& pen, Vec foot)
{
    pen.ellipse(foot + Vec{0.0F, 3.5F}, {24.0F, 11.0F}, rgb(0x3d2410));
    pen.ellipse(foot + Vec{0.0F, 0.5F}, {24.0F, 11.0F}, rgb(0x8a5c30));
}

} // namespace

void draw_grandissimo(const Pen& pen, const Scene& scene, float point)
{
    const Grandissimo& shown = scene.grandissimo;
    draw_portugal(pen, scene);
    draw_name(pen, shape_of(portugal_place), scene.names.portugal, point, 130.0F);
    if (shown.ship)
    {
        draw_ship(pen, light_of_place(scene, ship_place));
        draw_name(pen, shape_of(ship_place), scene.names.ship, point, 220.0F);
        for (int i = 0; i < shown.tokens; ++i)
        {
            draw_ship_token(pen, {-66.0F + 30.0F * static_cast<float>(i), 308.0F});
        }
    }
    if (shown.prison)
    {
        draw_prison(pen, scene, point);
    }
    for (std::size_t i = 0; i < figure_count; ++i)
    {
        if (shown.aside[i])
        {
            const Vec foot{-138.0F + 58.0F * static_cast<float>(i), 826.0F};
            draw_stand(pen, foot);
            draw_figure(pen, foot, static_cast<Figure>(i));
        }
    }
}

} // namespace elgrande::board
