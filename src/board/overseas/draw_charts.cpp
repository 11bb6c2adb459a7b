#include "board/overseas/draw_charts.hpp"

#include "board/arrangement.hpp"
#include "board/board_pieces.hpp"
#include "board/colour.hpp"
#include "board/labels.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"
#include "board/overseas/charts.hpp"
#include "board/overseas/coins.hpp"
#include "board/overseas/ship.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace elgrande::board
{

namespace
{

constexpr ImU32 chart_paper = rgb(0xead9ae);
constexpr ImU32 chart_sea = rgb(0xb7c7b4);
constexpr ImU32 chart_land = rgb(0xd6c68d);
constexpr ImU32 chart_line = rgb(0x6a4c25);

/// Draws an old sheet of paper with a double line as its frame.
void draw_sheet(const Pen& pen, const Box& sheet, Light light)
{
    pen.box({sheet.x + 4.0F, sheet.y + 6.0F, sheet.w, sheet.h}, 4.0F, faded(ink::night, 0.45F));
    if (light.lit || light.selected)
    {
        pen.frame(sheet.grown(4.0F), 6.0F, faded(ink::gold, 0.5F), 9.0F);
    }
    const ImU32 paper = mixed(chart_paper, rgb(0xfff8dc), (light.lit ? 0.45F : 0.0F) + (light.hovered ? 0.35F : 0.0F));
    pen.box(sheet, 3.0F, paper);
    const ImU32 shade = rgb(0x8a6a35, 0.28F);
    const ImU32 clear = rgb(0x8a6a35, 0.0F);
    const float deep = std::min(22.0F, 0.2F * sheet.h);
    pen.shaded({sheet.x, sheet.bottom() - deep}, {sheet.right(), sheet.bottom() - deep},
               {sheet.right(), sheet.bottom()}, {sheet.x, sheet.bottom()}, clear, clear, shade, shade);
    pen.shaded({sheet.right() - deep, sheet.y}, {sheet.right(), sheet.y}, {sheet.right(), sheet.bottom()},
               {sheet.right() - deep, sheet.bottom()}, clear, shade, shade, clear);
    pen.frame(sheet, 3.0F, ink::brown, 2.4F);
    pen.frame(sheet.grown(-4.0F), 1.0F, faded(chart_line, 0.75F), 1.0F);
    if (light.lit || light.selected)
    {
        pen.frame(sheet.grown(2.0F), 4.0F, ink::gold, 3.4F);
    }
}

/// Returns a smooth line through the points.
std::vector<Vec> smooth(const std::vector<Vec>& points)
{
    constexpr int steps = 6;
    std::vector<Vec> line;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
    {
        const Vec a = points[i == 0 ? 0 : i - 1];
        const Vec b = points[i];
        const Vec c = points[i + 1];
        const Vec d = points[std::min(i + 2, points.size() - 1)];
        for (int step = 0; step < steps; ++step)
        {
            const float t = static_cast<float>(step) / steps;
            line.push_back((b * 2.0F + (c - a) * t + (a * 2.0F - b * 5.0F + c * 4.0F - d) * (t * t)
                            + (b * 3.0F - a - c * 3.0F + d) * (t * t * t))
                           * 0.5F);
        }
    }
    line.push_back(points.back());
    return line;
}

/// Draws the land of a chart between its edge, from `first` to `last`, and its coast, and lines in the sea along the
/// coast. The points of the coast go from top to bottom or from left to right, like the edge.
void draw_coast(const Pen& pen, const std::vector<Vec>& points, Vec first, Vec last, Light light)
{
    const float more = (light.lit ? 0.35F : 0.0F) + (light.hovered ? 0.3F : 0.0F);
    const ImU32 land = mixed(chart_land, rgb(0xfff4c2), more);
    const std::vector<Vec> coast = smooth(points);
    for (std::size_t i = 0; i + 1 < coast.size(); ++i)
    {
        // A strip of land from its edge to each segment of the coast.
        const float t = static_cast<float>(i) / static_cast<float>(coast.size() - 1);
        const float u = static_cast<float>(i + 1) / static_cast<float>(coast.size() - 1);
        const Vec from = first + (last - first) * t;
        const Vec to = first + (last - first) * u;
        pen.shaded(from, coast[i], coast[i + 1], to, land, land, land, land);
    }
    std::vector<Vec> off = coast;
    const bool down = std::abs(coast.back().y - coast.front().y) > std::abs(coast.back().x - coast.front().x);
    const Vec away = down ? Vec{5.0F, 0.0F} : Vec{0.0F, -5.0F};
    for (const float strength : {0.5F, 0.25F})
    {
        std::for_each(off.begin(), off.end(), [away](Vec& at) { at = at + away; });
        pen.line(off, faded(rgb(0x3f6a70), strength), 1.0F);
    }
    pen.line(coast, chart_line, 1.8F);
}

void draw_america(const Pen& pen, const Scene& scene)
{
    const Light light = light_of_place(scene, america_place);
    const Box sheet = chart_of(america_place).sheet;
    draw_sheet(pen, sheet, light);
    const Box map{sheet.x + 7.0F, 420.0F, sheet.w - 14.0F, sheet.bottom() - 427.0F};
    pen.box(map, 0.0F, chart_sea);
    const float right = map.right();
    const std::vector<Vec> coast{
        {right - 46.0F, map.y},          {right - 30.0F, map.y + 18.0F}, {right - 38.0F, map.y + 40.0F},
        {right - 20.0F, map.y + 62.0F},  {right - 12.0F, map.y + 84.0F}, {right - 30.0F, map.y + 100.0F},
        {right - 22.0F, map.y + 122.0F}, {right - 8.0F, map.y + 148.0F}, {right - 14.0F, map.y + 176.0F},
        {right - 26.0F, map.y + 198.0F}, {right - 22.0F, map.bottom()}};
    draw_coast(pen, coast, {map.x, map.y}, {map.x, map.bottom()}, light);
    pen.frame(map, 0.0F, faded(chart_line, 0.7F), 1.0F);
}

void draw_mediterranean(const Pen& pen, const Scene& scene)
{
    const Light light = light_of_place(scene, mediterranean_place);
    const Box sheet = chart_of(mediterranean_place).sheet;
    draw_sheet(pen, sheet, light);
    const Box map{688.0F, sheet.y + 29.0F, sheet.right() - 695.0F, sheet.h - 36.0F};
    pen.box(map, 0.0F, chart_sea);
    const float low = map.bottom();
    const std::vector<Vec> coast{
        {map.x, low - 40.0F},          {map.x + 26.0F, low - 48.0F},  {map.x + 52.0F, low - 38.0F},
        {map.x + 84.0F, low - 54.0F},  {map.x + 118.0F, low - 60.0F}, {map.x + 140.0F, low - 44.0F},
        {map.x + 170.0F, low - 52.0F}, {map.x + 198.0F, low - 64.0F}, {map.right(), low - 58.0F}};
    draw_coast(pen, coast, {map.x, low}, {map.right(), low}, light);
    pen.frame(map, 0.0F, faded(chart_line, 0.7F), 1.0F);
}

/// Draws slanted lines over the sheet of a sealed place.
void draw_seal(const Pen& pen, const Box& sheet)
{
    constexpr float step = 15.0F;
    for (float sum = step; sum < sheet.w + sheet.h; sum += step)
    {
        const float from = std::min(sum, sheet.w);
        const float to = std::max(0.0F, sum - sheet.h);
        pen.line({{sheet.x + from, sheet.y + sum - from}, {sheet.x + to, sheet.y + sum - to}},
                 faded(ink::crimson, 0.3F), 3.2F);
    }
}

void draw_france(const Pen& pen, const Scene& scene)
{
    const Box sheet = chart_of(france_place).sheet;
    draw_sheet(pen, sheet, light_of_place(scene, france_place));
    if (scene.is_sealed(france_place))
    {
        draw_seal(pen, sheet.grown(-5.0F));
    }
}

/// Letters on the paper of a chart. On a small phone they are enlarged and reach over spaces and coins, from which the
/// halo sets them off.
Lettering printed_lettering(float size)
{
    return {.face = Face::Bold,
            .size = size,
            .colour = ink::text,
            .align = Align::Centre,
            .anchor = Anchor::Middle,
            .halo = chart_paper,
            .halo_width = std::max(1.2F, 0.12F * size)};
}

void draw_space(const Pen& pen, Vec at, Coin coin)
{
    pen.soft_ellipse(at + Vec{2.0F, 4.0F}, {space_radius * 1.3F, space_radius * 1.25F}, faded(ink::shadow, 0.45F));
    pen.disc(at, space_radius, ink::gold_dark);
    pen.disc(at, space_radius - 1.6F, rgb(0xf0d48a));
    pen.disc(at, space_radius - 4.0F, rgb(0xfbf3dc));
    pen.circle(at, space_radius - 6.5F, rgb(0xb79b66), 0.9F);
    if (coin != Coin::None)
    {
        draw_coin(pen, at, space_radius - 5.0F, coin);
    }
}

/// Draws the spaces. The first space of a place has a crown; left of the spaces are the points that they pay.
void draw_spaces(const Pen& pen, const Scene& scene, float point)
{
    const Lettering style = printed_lettering(std::max(17.0F * pen.scale(), 10.5F * point));
    const Overseas& overseas = scene.overseas;
    const auto pays = [&](Vec at, int points)
    {
        if (points > 0)
        {
            draw_text(pen.list(), pen.to_screen(at), "+" + std::to_string(points), style);
        }
    };
    const std::vector<Vec>& french = chart_of(france_place).spaces;
    for (std::size_t i = 0; i < french.size(); ++i)
    {
        draw_space(pen, french[i], overseas.french_coin[i]);
        pays(french[i] - Vec{space_radius + 13.0F, 0.0F}, overseas.french_points[i]);
    }
    const Vec captain = chart_of(ship_place).spaces.front();
    draw_space(pen, captain, Coin::None);
    const Vec viceroy = chart_of(america_place).spaces.front();
    draw_space(pen, viceroy, Coin::None);
    pays(viceroy - Vec{space_radius + 17.0F, 0.0F}, overseas.viceroys_points);
    for (const Vec at : {french[0], captain, viceroy})
    {
        draw_crown(pen, at + Vec{0.0F, 0.5F}, 15.0F, rgb(0xc99a3a), ink::gold_dark);
    }
}

/// Draws the unclaimed discs with their number, or an empty circle if there are none left.
void draw_hoard(const Pen& pen, int place, Coin coin, int count, float point)
{
    const Vec at = chart_of(place).hoard;
    const Vec middle = at - Vec{13.0F, 0.0F};
    if (count == 0)
    {
        pen.circle(middle, coin_radius, faded(chart_line, 0.7F), 1.2F);
        return;
    }
    for (int i = std::min(count, 3) - 1; i >= 0; --i)
    {
        const auto behind = static_cast<float>(i);
        draw_coin(pen, middle + Vec{-3.0F * behind, -2.0F * behind}, coin_radius, coin);
    }
    Lettering style = printed_lettering(std::max(19.0F * pen.scale(), 11.0F * point));
    style.align = Align::Left;
    draw_text(pen.list(), pen.to_screen(at + Vec{4.0F, 0.0F}), Number(count).text(), style);
}

/// Draws the discs below an owner's caballeros of this part, gold first.
void draw_coins(const Pen& pen, const Scene& scene, int place, int owner, Part part)
{
    const auto number = static_cast<std::size_t>(owner);
    const Overseas& overseas = scene.overseas;
    const Group group = group_of(scene, place, owner, part);
    const int all_gold = overseas.carriers[static_cast<std::size_t>(place - ship_place)][0][number];
    const int on_table = overseas.table == place ? std::min<int>(all_gold, overseas.on_table[1][number]) : all_gold;
    const int with_gold = part == Part::Carrying ? on_table : all_gold - on_table;
    for (int i = 0; i < group.count; ++i)
    {
        draw_coin_below(pen, group.cubes[static_cast<std::size_t>(i)], group.size * cube_size,
                        i < with_gold ? Coin::Gold : Coin::Wares);
    }
}

void draw_table(const Pen& pen, const Scene& scene, float point)
{
    const int place = scene.overseas.table;
    if (place < 0)
    {
        return;
    }
    int taken = 0;
    const Crowd crowd = crowd_of(scene, place);
    for (int owner = 0; owner < owner_count; ++owner)
    {
        for (const Part part : {Part::Main, Part::Carrying})
        {
            const int count = crowd.count(part, static_cast<std::size_t>(owner));
            taken += count;
            if (count > 0)
            {
                draw_tray(pen, group_of(scene, place, owner, part));
            }
        }
    }
    draw_table_plate(pen, plate_of_table(scene), taken, scene.overseas.table_spaces, point);
}

} // namespace

void draw_charts(const Pen& pen, const Scene& scene, float point)
{
    draw_france(pen, scene);
    draw_ship(pen, light_of_place(scene, ship_place));
    draw_america(pen, scene);
    draw_mediterranean(pen, scene);
    const Names& names = scene.names;
    draw_name(pen, shape_of(france_place), names.france, point, 280.0F);
    draw_name(pen, shape_of(ship_place), names.ship, point, 220.0F);
    draw_name(pen, shape_of(america_place), names.america, point, 170.0F);
    draw_name(pen, shape_of(mediterranean_place), names.mediterranean_shore, point, 360.0F);
    draw_spaces(pen, scene, point);
}

void draw_below_caballeros(const Pen& pen, const Scene& scene, float point)
{
    draw_table(pen, scene, point);
    draw_hoard(pen, america_place, Coin::Gold, scene.overseas.unclaimed[0], point);
    draw_hoard(pen, mediterranean_place, Coin::Wares, scene.overseas.unclaimed[1], point);
    for (int place = ship_place; place <= mediterranean_place; ++place)
    {
        for (int owner = 0; owner < owner_count; ++owner)
        {
            draw_coins(pen, scene, place, owner, Part::Carrying);
            draw_coins(pen, scene, place, owner, Part::CarryingBeside);
        }
    }
    if (scene.overseas.inquisitor < 0)
    {
        const Vec foot = inquisitors_place();
        pen.ellipse(foot + Vec{0.0F, 3.5F}, {27.0F, 12.5F}, rgb(0x3d2410));
        pen.ellipse(foot + Vec{0.0F, 0.5F}, {27.0F, 12.5F}, rgb(0x8a5c30));
        pen.ellipse(foot + Vec{0.0F, 0.5F}, {23.0F, 10.0F}, rgb(0xa87743));
        draw_inquisitor(pen, foot);
    }
}

} // namespace elgrande::board
