#include "board/overseas/coins.hpp"

#include "board/colour.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace elgrande::board
{

namespace
{

struct Metal
{
    ImU32 face;
    ImU32 shine;
    ImU32 rim;
};

/// Gold is redder than a yellow caballero; wares have the colour of clay.
Metal metal_of(Coin coin)
{
    return coin == Coin::Gold ? Metal{rgb(0xe6b33a), rgb(0xfbe7a0), rgb(0x7a5312)}
                              : Metal{rgb(0xb9683c), rgb(0xe6a97f), rgb(0x5a2c14)};
}

/// Draws a bale with a cord around it.
void draw_bale(const Pen& pen, float size, ImU32 paint)
{
    const Pen bale = pen.at({}, size);
    bale.outline({{-0.8F, -0.6F}, {0.8F, -0.6F}, {0.8F, 0.7F}, {-0.8F, 0.7F}}, paint, 0.22F);
    bale.line({{0.0F, -0.6F}, {0.0F, 0.7F}}, paint, 0.2F);
    bale.line({{-0.8F, 0.05F}, {0.8F, 0.05F}}, paint, 0.2F);
    bale.line({{-0.3F, -0.95F}, {0.0F, -0.6F}, {0.3F, -0.95F}}, paint, 0.2F);
}

} // namespace

void draw_coin(const Pen& pen, Vec centre, float radius, Coin coin)
{
    if (coin == Coin::None)
    {
        return;
    }
    const Metal metal = metal_of(coin);
    pen.soft_ellipse(centre + Vec{0.2F * radius, 0.35F * radius}, {1.35F * radius, 1.3F * radius},
                     faded(ink::shadow, 0.6F));
    const Pen here = pen.at(centre, radius);
    here.disc({0.0F, 0.1F}, 1.0F, metal.rim);
    here.disc({}, 0.98F, metal.rim);
    here.disc({}, 0.88F, metal.face);
    here.soft_ellipse({-0.3F, -0.35F}, {0.6F, 0.5F}, faded(metal.shine, 0.9F));
    here.circle({}, 0.72F, faded(metal.rim, 0.7F), 0.08F);
    if (coin == Coin::Gold)
    {
        draw_crown(here, {0.0F, 0.02F}, 0.8F, metal.rim, metal.rim);
    }
    else
    {
        draw_bale(here, 0.46F, metal.rim);
    }
}

void draw_coin_below(const Pen& pen, Vec foot, float edge, Coin coin)
{
    if (coin == Coin::None)
    {
        return;
    }
    const Metal metal = metal_of(coin);
    const Pen here = pen.at(foot, edge);
    here.soft_ellipse({0.12F, 0.16F}, {0.86F, 0.6F}, faded(ink::shadow, 0.6F));
    here.ellipse({0.0F, 0.07F}, {0.69F, 0.44F}, metal.rim);
    here.ellipse({}, {0.69F, 0.44F}, metal.rim);
    here.ellipse({}, {0.62F, 0.385F}, metal.face);
    here.ellipse({-0.03F, -0.03F}, {0.54F, 0.32F}, mixed(metal.face, metal.shine, 0.55F));
}

void draw_tray(const Pen& pen, const Group& group)
{
    // Caballeros on top of others do not touch the tray.
    const int floor = group.condensed ? group.count / 2 : group.count <= 6 ? group.count : 3;
    const float edge = group.size * cube_size;
    Vec low = group.cubes[0];
    Vec high = low;
    for (int i = 0; i < floor; ++i)
    {
        const Vec foot = group.cubes[static_cast<std::size_t>(i)];
        low = {std::min(low.x, foot.x), std::min(low.y, foot.y)};
        high = {std::max(high.x, foot.x), std::max(high.y, foot.y)};
    }
    const Box top{low.x - 0.68F * edge, low.y - 0.46F * edge, high.x - low.x + 1.36F * edge,
                  high.y - low.y + 0.92F * edge};
    const Box side{top.x, top.y + 0.2F * edge, top.w, top.h};
    pen.box({side.x + 2.0F, side.y + 2.5F, side.w, side.h}, 0.2F * edge, faded(ink::shadow, 0.35F));
    pen.box(side, 0.2F * edge, rgb(0x4a2c14));
    pen.box(top, 0.2F * edge, rgb(0x8a5c30));
    pen.line({{top.x + 3.0F, top.y + 0.35F * top.h}, {top.right() - 3.0F, top.y + 0.35F * top.h}}, rgb(0x6c4522, 0.8F),
             0.8F);
    pen.line({{top.x + 3.0F, top.y + 0.7F * top.h}, {top.right() - 3.0F, top.y + 0.7F * top.h}}, rgb(0x6c4522, 0.8F),
             0.8F);
    pen.frame(top, 0.2F * edge, rgb(0xc79b62), 1.1F);
}

void draw_table_plate(const Pen& pen, const Box& box, int taken, int spaces, float point)
{
    constexpr float letters = 17.0F;
    constexpr float least = 11.0F;
    // If it is enlarged, its left edge stays beside the scoreboard.
    const Pen here = pen.at({box.x, box.centre().y}, std::max(1.0F, least * point / (letters * pen.scale())));
    const Box plate = box_around({0.5F * box.w, 0.0F}, box.w - 4.0F, box.h - 2.0F);
    here.box({plate.x + 2.0F, plate.y + 3.0F, plate.w, plate.h}, 4.0F, faded(ink::shadow, 0.5F));
    here.box(plate, 4.0F, rgb(0x5a3718));
    here.frame(plate, 4.0F, rgb(0xc79b62), 1.4F);
    const std::string text = std::to_string(taken) + "/" + std::to_string(spaces);
    draw_text(here.list(), here.to_screen({0.5F * box.w, -3.2F}), text,
              {.face = Face::Bold,
               .size = letters * here.scale(),
               .colour = rgb(0xfdf1d2),
               .align = Align::Centre,
               .anchor = Anchor::Middle});
    const float step = (plate.w - 8.0F) / static_cast<float>(std::max(spaces, 1));
    for (int i = 0; i < spaces; ++i)
    {
        const Vec at{plate.x + 4.0F + (static_cast<float>(i) + 0.5F) * step, plate.bottom() - 4.6F};
        here.disc(at, 1.9F, i < taken ? rgb(0xf4d98b) : rgb(0x2c1808));
    }
}

void draw_inquisitor(const Pen& pen, Vec foot)
{
    const Pen here = pen.at(foot);
    const ImU32 edge = rgb(0xc79b62);
    const ImU32 cloth = rgb(0x1d1a1c);
    const ImU32 fold = rgb(0x4a464c);
    here.soft_ellipse({6.0F, 1.0F}, {26.0F, 10.0F}, faded(ink::shadow, 0.75F));
    const std::array<Vec, 6> robe{
        {{-6.0F, -30.0F}, {6.0F, -30.0F}, {15.0F, -1.0F}, {8.0F, 3.5F}, {-8.0F, 3.5F}, {-15.0F, -1.0F}}};
    here.line(robe, edge, 2.4F, true);
    here.fill(robe, cloth);
    here.shaded({-5.0F, -29.0F}, {-1.0F, -29.0F}, {-2.0F, 2.6F}, {-12.0F, 0.0F}, fold, cloth, cloth, fold);
    here.line({{0.0F, -27.0F}, {0.0F, -6.0F}}, rgb(0xe9c879), 1.8F);
    here.line({{-4.5F, -19.0F}, {4.5F, -19.0F}}, rgb(0xe9c879), 1.8F);
    here.disc({0.0F, -35.0F}, 7.4F, edge);
    here.disc({0.0F, -35.0F}, 6.4F, rgb(0xd9b48c));
    // The hat: a tall truncated cone on a broad brim.
    here.ellipse({0.0F, -39.5F}, {14.6F, 4.6F}, edge);
    here.ellipse({0.0F, -39.8F}, {13.4F, 3.7F}, cloth);
    const std::array<Vec, 4> hat{{{-5.0F, -64.0F}, {5.0F, -64.0F}, {7.6F, -40.0F}, {-7.6F, -40.0F}}};
    here.line(hat, edge, 2.2F, true);
    here.fill(hat, cloth);
    here.shaded({-4.2F, -63.0F}, {-1.0F, -63.0F}, {-2.0F, -41.0F}, {-6.4F, -41.0F}, fold, cloth, cloth, fold);
    here.fill({{-7.2F, -45.0F}, {7.2F, -45.0F}, {7.6F, -41.0F}, {-7.6F, -41.0F}}, rgb(0x8c2420));
}

} // namespace elgrande::board
