#include "board/flat/pieces.hpp"

#include "board/arrangement.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>

namespace elgrande::board
{

namespace
{

/// A block seen from above: half its width, half its depth on the screen, and its height.
struct Block
{
    float h;
    float k;
    float e;
};

std::array<Vec, 6> silhouette(Block b)
{
    return {{{-b.h, -b.e}, {0.0F, -b.e - b.k}, {b.h, -b.e}, {b.h, 0.0F}, {0.0F, b.k}, {-b.h, 0.0F}}};
}

void draw_block(const Pen& pen, Block b, const Wood& wood, bool bright)
{
    const float more = bright ? 0.22F : 0.0F;
    const ImU32 white = rgb(0xffffff);
    const ImU32 top = mixed(wood.light, white, more);
    const ImU32 left = mixed(wood.body, white, more);
    const ImU32 right = mixed(wood.dark, white, more);
    const Vec near_top{0.0F, -b.e + b.k};
    pen.shaded({-b.h, -b.e}, near_top, {0.0F, b.k}, {-b.h, 0.0F}, mixed(left, top, 0.35F), left,
               mixed(left, right, 0.45F), left);
    pen.shaded(near_top, {b.h, -b.e}, {b.h, 0.0F}, {0.0F, b.k}, right, right, mixed(right, rgb(0x000000), 0.25F),
               mixed(right, rgb(0x000000), 0.1F));
    pen.shaded({-b.h, -b.e}, {0.0F, -b.e - b.k}, {b.h, -b.e}, near_top, mixed(top, white, 0.28F),
               mixed(top, white, 0.12F), top, mixed(top, left, 0.15F));
    const std::array<Vec, 3> ridge{{{-b.h, -b.e}, near_top, {b.h, -b.e}}};
    pen.line(ridge, mixed(top, white, 0.45F), 0.5F, false, 0.6F);
    const auto edge = silhouette(b);
    pen.line(edge, faded(mixed(wood.dark, rgb(0x000000), 0.55F), 0.85F), 0.6F, true, 0.8F);
}

void draw_glow(const Pen& pen, Block b, Light light)
{
    if (!light.lit && !light.selected)
    {
        return;
    }
    const auto edge = silhouette({b.h + 1.2F, b.k + 0.8F, b.e + 0.6F});
    pen.line(edge, rgb(0x6e4f12, 0.75F), 4.2F, true, 2.2F);
    pen.line(edge, rgb(0xffd95e), 2.8F, true, 1.6F);
}

void draw_halo(const Pen& pen, Block b)
{
    pen.soft_ellipse({0.0F, -0.5F * b.e}, {2.3F * b.h, 1.25F * (b.e + 2.0F * b.k)}, rgb(0xffe9a3, 0.95F));
}

Block cube_block(float size)
{
    return {size * 0.5F, size * 0.28F, size * 0.62F};
}

/// The shadow falls to the lower right; a lifted piece is farther from it.
void draw_shadow(const Pen& pen, Vec radius, Light light)
{
    const float away = (light.selected ? 5.0F : 0.0F) + 0.8F * light.height;
    pen.soft_ellipse({radius.x * 0.28F + away, radius.y * 0.35F + away * 0.15F + (light.selected ? 2.0F : 0.0F)},
                     radius * 1.35F, faded(ink::shadow, away > 0.0F ? 0.5F : 0.68F));
}

Pen lifted(const Pen& pen, Light light)
{
    return pen.at({0.0F, -light.height - (light.selected ? lift : 0.0F)});
}

/// Draws a turned body and head, shaded from left to right.
void draw_king_body(const Pen& pen, bool bright)
{
    const ImU32 dark = bright ? rgb(0x3d332d) : rgb(0x211a17);
    const ImU32 shine = bright ? rgb(0xa18b77) : rgb(0x7a6757);
    const ImU32 deep = rgb(0x100c0a);
    const std::array<Vec, 8> body{{{-6.5F, -31.0F},
                                   {6.5F, -31.0F},
                                   {8.5F, -18.0F},
                                   {15.0F, -1.0F},
                                   {8.0F, 4.0F},
                                   {-8.0F, 4.0F},
                                   {-15.0F, -1.0F},
                                   {-8.5F, -18.0F}}};
    pen.line(body, rgb(0xf0d48a), 3.2F, true);
    pen.fill(body, dark);
    pen.shaded({-5.6F, -30.0F}, {-1.0F, -30.0F}, {-1.5F, 3.0F}, {-12.6F, 0.0F}, shine, dark, dark, shine);
    pen.shaded({1.5F, -30.0F}, {6.0F, -30.0F}, {13.5F, 0.0F}, {3.5F, 3.5F}, dark, deep, deep, dark);
    const std::array<Vec, 4> hem{{{-14.2F, -3.0F}, {-7.5F, 1.6F}, {7.5F, 1.6F}, {14.2F, -3.0F}}};
    pen.line(hem, rgb(0xe0b447), 2.2F);
    pen.ellipse({0.0F, -31.0F}, {8.8F, 3.0F}, rgb(0xe0b447));
    pen.ellipse({0.0F, -31.8F}, {8.0F, 2.2F}, rgb(0xf6dc8e));
    pen.disc({0.0F, -39.0F}, 8.2F, rgb(0xf0d48a));
    pen.disc({0.0F, -39.0F}, 7.2F, dark);
    pen.soft_ellipse({-2.6F, -41.0F}, {4.6F, 4.6F}, shine);
}

} // namespace

void draw_cube_halo(const Pen& pen, Vec foot, float size)
{
    draw_halo(pen.at(foot), cube_block(size));
}

void draw_cube(const Pen& pen, Vec foot, int colour, Light light, float size)
{
    const Pen here = pen.at(foot);
    const Block block = cube_block(size);
    draw_shadow(here, {size * 0.62F, size * 0.36F}, light);
    const Pen up = lifted(here, light);
    draw_glow(up, block, light);
    draw_block(up, block, woods[static_cast<std::size_t>(colour)], light.hovered);
    draw_mark(up, {0.0F, -block.e}, 0.36F * size, colour, faded(text_on_wood[static_cast<std::size_t>(colour)], 0.85F));
}

void draw_flag(const Pen& pen, Vec foot, int colour, Light light, float size)
{
    const Wood& wood = woods[static_cast<std::size_t>(colour)];
    const Pen top = lifted(pen.at(foot), light).at({0.0F, -0.62F * size}, size);
    const ImU32 edge = mixed(wood.dark, rgb(0x000000), 0.55F);
    top.line({{0.0F, 0.05F}, {0.0F, -1.08F}}, edge, 0.14F);
    top.fill({{0.02F, -1.08F}, {1.0F, -0.74F}, {0.02F, -0.4F}}, ink::paper_light);
    top.fill({{0.02F, -0.92F}, {0.5F, -0.74F}, {0.02F, -0.56F}}, wood.body);
    top.outline({{0.02F, -1.08F}, {1.0F, -0.74F}, {0.02F, -0.4F}}, edge, 0.08F);
}

namespace
{

Lettering number_lettering(const Pen& pen, float point)
{
    Lettering style;
    style.face = Face::Bold;
    style.size = number_size(pen, point);
    style.colour = ink::text;
    style.align = Align::Centre;
    style.anchor = Anchor::Middle;
    return style;
}

} // namespace

float number_size(const Pen& pen, float point)
{
    return std::max(19.0F * pen.scale(), 11.0F * point);
}

void draw_number(const Pen& pen, Vec centre, int number, float point)
{
    Lettering style = number_lettering(pen, point);
    style.halo = faded(ink::halo, 0.55F);
    style.halo_width = std::max(1.0F, style.size * 0.09F);
    draw_text(pen.list(), pen.to_screen(centre), Number(number).text(), style);
}

void draw_number_plate(const Pen& pen, Vec centre, int number, float point)
{
    const Lettering style = number_lettering(pen, point);
    const Number text(number);
    const float height = 0.98F * style.size / pen.scale();
    const Box plate = box_around(centre, text_width(text.text(), style) / pen.scale() + 0.4F * height, height);
    pen.box(plate, 0.3F * height, ink::paper);
    pen.frame(plate, 0.3F * height, ink::brown, 1.3F);
    draw_text(pen.list(), pen.to_screen(centre), text.text(), style);
}

void draw_grande(const Pen& pen, Vec foot, int colour, Light light)
{
    const Pen here = pen.at(foot);
    const Wood& wood = woods[static_cast<std::size_t>(colour)];
    const Block block{grande_half, 5.6F, 27.0F};
    draw_shadow(here, {14.0F, 7.0F}, light);
    const Pen up = lifted(here, light);
    if (light.lit || light.selected)
    {
        draw_halo(up, block);
    }
    draw_glow(up, block, light);
    draw_block(up, block, wood, light.hovered);
    draw_coat(pen, foot, colour, light);
    draw_crown(up, {0.0F, -35.0F}, 14.0F, rgb(0xf1c652), rgb(0x6e4f12));
}

void draw_coat(const Pen& pen, Vec foot, int colour, Light light)
{
    const Pen up = lifted(pen.at(foot), light);
    const Wood& wood = woods[static_cast<std::size_t>(colour)];
    const Vec middle{0.0F, -10.5F};
    up.disc(middle, 7.4F, wood.dark);
    up.disc(middle, 6.6F, ink::paper_light);
    draw_mark(up, middle, 8.0F, colour, mixed(wood.body, wood.dark, 0.3F));
}

void draw_king(const Pen& pen, Vec foot, Light light)
{
    const Pen here = pen.at(foot);
    draw_shadow(here, {20.0F, 8.5F}, light);
    const Pen up = lifted(here, light);
    if (light.lit || light.selected)
    {
        up.soft_ellipse({0.0F, -24.0F}, {34.0F, 46.0F}, faded(ink::gold, 0.95F));
    }
    draw_king_body(up, light.hovered);
    draw_crown(up, {0.0F, -50.0F}, 21.0F, rgb(0xf6cc55), rgb(0x6e4f12));
    for (const Vec jewel : {Vec{-4.5F, -43.0F}, Vec{0.0F, -42.6F}, Vec{4.5F, -43.0F}})
    {
        up.disc(jewel, 1.5F, rgb(0xa3262a));
    }
}

namespace
{

/// The minimum size of values in CSS pixels; on a small screen the whole scoreboard is enlarged to reach it.
constexpr float min_value = 12.0F;
constexpr float value_size = 26.0F;

/// Returns a pen at the centre of a scoreboard, with the scale at which the scoreboard can be read.
Pen readable(const Pen& pen, Vec centre, float point)
{
    return pen.at(centre, scoreboard_growth(pen, point));
}

void draw_values(const Pen& pen, const std::array<int, 3>& values, ImU32 first, ImU32 others)
{
    for (std::size_t i = 0; i < values.size(); ++i)
    {
        Lettering style;
        style.face = i == 0 ? Face::Bold : Face::Regular;
        style.size = (i == 0 ? value_size : value_size - 3.0F) * pen.scale();
        style.colour = i == 0 ? first : others;
        style.align = Align::Centre;
        style.anchor = Anchor::Middle;
        const Vec at{(static_cast<float>(i) - 1.0F) * 26.0F, -1.0F};
        const Number number(values[i]);
        draw_text(pen.list(), pen.to_screen(at), values[i] == 0 ? "–" : number.text(), style);
    }
}

void draw_plaque_glow(const Pen& pen, Box box, Light light)
{
    if (light.lit || light.selected)
    {
        pen.frame(box.grown(3.0F), 8.0F, faded(ink::gold, 0.45F), 6.0F);
        pen.frame(box.grown(2.0F), 7.0F, ink::gold, 3.0F);
    }
}

} // namespace

float scoreboard_growth(const Pen& pen, float point)
{
    return std::max(1.0F, min_value * point / (value_size * pen.scale()));
}

void draw_scoreboard(const Pen& pen, Vec centre, const std::array<int, 3>& values, Light light, float point)
{
    const Pen board = readable(pen, centre, point);
    const Box box = box_around({}, scoreboard_width, scoreboard_height);
    board.soft_ellipse({3.0F, 6.0F}, {box.w * 0.62F, box.h * 0.72F}, faded(ink::shadow, 0.55F));
    draw_plaque_glow(board, box, light);
    draw_shield(board, box, light.hovered ? rgb(0xfff9e6) : ink::paper, ink::brown, 1.6F);
    for (const float side : {-13.0F, 13.0F})
    {
        board.line({{side, -11.0F}, {side, 9.5F}}, rgb(0xb79b66), 1.0F);
    }
    draw_values(board, values, ink::crimson, rgb(0x3b2610));
}

void draw_mobile(const Pen& pen, Box box, const std::array<int, 3>& values, Light light, float point)
{
    const Pen board = readable(pen, box.centre(), point);
    const Pen up = light.selected ? board.at({0.0F, -lift}) : board;
    const Box plate = box_around({}, box.w + 2.0F, box.h + 2.0F);
    board.soft_ellipse({4.0F, 7.0F}, {box.w * 0.66F, box.h * 0.8F}, faded(ink::shadow, 0.75F));
    draw_plaque_glow(up, plate, light);
    const ImU32 upper = light.hovered ? rgb(0xa83a33) : rgb(0x93302b);
    up.box(plate, 5.0F, ink::crimson);
    up.shaded({plate.x + 3.0F, plate.y + 3.0F}, {plate.right() - 3.0F, plate.y + 3.0F},
              {plate.right() - 3.0F, plate.bottom() - 3.0F}, {plate.x + 3.0F, plate.bottom() - 3.0F}, upper, upper,
              rgb(0x651617), rgb(0x651617));
    up.frame(plate, 5.0F, rgb(0xf0d48a), 1.8F);
    draw_values(up.at({0.0F, 1.0F}), values, rgb(0xfdeeb8), rgb(0xf8e3a6));
}

} // namespace elgrande::board
