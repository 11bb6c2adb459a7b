#include "screens/cards/card_canvas.hpp"

#include "board/arrangement.hpp"
#include "board/colour.hpp"
#include "board/flat/pieces.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace elgrande::screens
{

using board::Pen;
namespace ink = board::ink;

namespace
{

constexpr float half_height = 30;
constexpr float scoreboard_points = 0.1F; ///< a small `point`, so that scoreboards are never enlarged

Vec rotated(Vec v, float angle)
{
    return {v.x * std::cos(angle) - v.y * std::sin(angle), v.x * std::sin(angle) + v.y * std::cos(angle)};
}

Paint tint_of(int region)
{
    return board::region_tints[static_cast<std::size_t>(region)];
}

} // namespace

CardCanvas::CardCanvas(ImDrawList& list, const Box& box, float reach)
    : pen_(&list, {box.middle_x(), box.middle_y()}, std::min(box.w / (2 * reach), box.h / (2 * half_height))),
      left_(-box.w / 2 / pen_.scale()), top_(-box.h / 2 / pen_.scale())
{
}

void CardCanvas::land(int region) const
{
    const Paint tint = tint_of(region);
    const Paint far = board::mixed(tint, board::rgb(0xffffff), 0.28F);
    pen_.shaded({left_, top_}, {-left_, top_}, {-left_, -top_}, {left_, -top_}, far, tint, tint,
                board::mixed(tint, ink::brown, 0.12F));
}

void CardCanvas::sea() const
{
    pen_.shaded({left_, top_}, {-left_, top_}, {-left_, -top_}, {left_, -top_}, ink::sea_top, ink::sea_top,
                ink::sea_bottom, ink::sea_bottom);
    for (float y = top_ + 7; y < -top_; y += 9)
    {
        for (float x = left_ + std::fmod(y * 1.7F + 90, 17.0F); x < -left_; x += 17)
        {
            pen_.line({{x - 3, y + 1}, {x, y - 0.5F}, {x + 3, y + 1}}, faded(ink::sea_line, 0.35F), 0.8F);
        }
    }
}

void CardCanvas::ship(Vec foot, float size) const
{
    const Pen ship = pen_.at(foot, size);
    ship.fill({{-17, -2}, {18, -4}, {13, 7}, {-12, 7}}, ink::brown);
    ship.line({{-17, -2}, {18, -4}, {13, 7}, {-12, 7}}, ink::border, 1.2F, true);
    ship.line({{0, -3}, {0, -27}}, ink::border, 1.8F);
    ship.fill({{1, -26}, {15, -20}, {14, -9}, {1, -6}}, ink::paper_light);
    ship.fill({{-1, -22}, {-1, -7}, {-13, -8}}, ink::paper);
    ship.line({{1, -26}, {15, -20}, {14, -9}, {1, -6}}, ink::border, 0.9F, true);
    ship.line({{-1, -22}, {-1, -7}, {-13, -8}}, ink::border, 0.9F, true);
    ship.line({{8, -21}, {8, -9}}, ink::crimson, 1.6F);
    ship.line({{2, -15}, {14, -15}}, ink::crimson, 1.6F);
}

void CardCanvas::limit_table(Vec centre, float size) const
{
    const Pen table = pen_.at(centre, size);
    const Box plate{-24, -13, 48, 26};
    table.box(plate, 3, ink::paper);
    table.frame(plate, 3, ink::brown, 1.4F);
    for (int i = 0; i < 6; ++i)
    {
        const Vec space{-15.0F + 15.0F * static_cast<float>(i % 3), i < 3 ? -6.0F : 6.0F};
        table.circle(space, 4.4F, ink::brown, 1.0F);
    }
}

void CardCanvas::gold(Vec centre, float radius) const
{
    pen_.disc(centre, radius, ink::gold);
    pen_.circle(centre, radius, ink::gold_dark, 1.2F);
    pen_.circle(centre, radius * 0.62F, ink::gold_dark, 0.8F);
}

void CardCanvas::wares(Vec centre, float radius) const
{
    pen_.disc(centre, radius, board::rgb(0xb5714a));
    pen_.circle(centre, radius, ink::brown, 1.2F);
    pen_.line({centre + Vec{-radius * 0.6F, 0}, centre + Vec{radius * 0.6F, 0}}, ink::brown, 1.0F);
    pen_.line({centre + Vec{0, -radius * 0.6F}, centre + Vec{0, radius * 0.6F}}, ink::brown, 1.0F);
}

void CardCanvas::region(std::initializer_list<Vec> border, Paint tint) const
{
    for (const Vec point : border)
    {
        pen_.list()->PathLineTo(to_im(pen_.to_screen(point)));
    }
    pen_.list()->PathFillConcave(tint);
    const std::span<const Vec> line(border.begin(), border.size());
    pen_.line(line, faded(ink::halo, 0.6F), 4.5F, true);
    pen_.line(line, ink::border, 1.8F, true);
}

void CardCanvas::border(int region, float x) const
{
    const float far = -left_ + 8;
    const float high = top_ - 8;
    this->region({{x + 2, high},
                  {far, high},
                  {far, -high},
                  {x + 3, -high},
                  {x - 3, 24},
                  {x + 4, 14},
                  {x - 2, 5},
                  {x + 5, -6},
                  {x - 3, -15},
                  {x + 4, -24}},
                 tint_of(region));
}

void CardCanvas::island(int region) const
{
    this->region({{-20, -14},
                  {-9, -19},
                  {2, -15},
                  {12, -20},
                  {23, -12},
                  {21, -2},
                  {26, 8},
                  {17, 18},
                  {6, 16},
                  {-4, 22},
                  {-16, 18},
                  {-24, 9},
                  {-20, -2}},
                 tint_of(region));
}

void CardCanvas::sealed_border(float x) const
{
    border(4, x);
    for (float at = x - 20; at < -left_ + 60; at += 7)
    {
        pen_.line({{std::max(at, x + 6), std::max(at, x + 6) - at + top_}, {at - 2 * top_, -top_}},
                  faded(ink::crimson, 0.34F), 1.8F);
    }
}

void CardCanvas::hills(Paint sky) const
{
    const Paint light = board::mixed(sky, board::rgb(0xfff3d6), 0.72F);
    const Paint high = board::mixed(sky, board::rgb(0xfff3d6), 0.25F);
    pen_.shaded({left_, top_}, {-left_, top_}, {-left_, 14}, {left_, 14}, high, high, light, light);
    pen_.box({left_, 13, -2 * left_, 10}, 0, light); // where the picture is wider than the hills
    pen_.ellipse({-26, 30}, {52, 24}, board::mixed(tint_of(1), sky, 0.3F));
    pen_.ellipse({34, 34}, {54, 24}, board::mixed(tint_of(6), sky, 0.15F));
    pen_.box({left_, 22, -2 * left_, -top_ - 22}, 0, tint_of(4));
    pen_.ellipse({0, 32}, {-left_ + 6, 16}, tint_of(4));
}

void CardCanvas::caballero(Vec foot, int colour, float size) const
{
    board::draw_cube(pen_, foot, colour, {}, size);
}

void CardCanvas::caballeros(std::initializer_list<Vec> feet, std::initializer_list<int> colours, float size) const
{
    const int* colour = colours.begin();
    for (const Vec foot : feet)
    {
        caballero(foot, *colour, size);
        colour += colour + 1 < colours.end() ? 1 : 0;
    }
}

void CardCanvas::grande(Vec foot, int colour, float size) const
{
    board::draw_grande(pen_.at(foot, size), {}, colour, {});
}

void CardCanvas::king(Vec foot, float size) const
{
    board::draw_king(pen_.at(foot, size), {}, {});
}

void CardCanvas::tower(Vec middle, float size) const
{
    board::draw_tower(pen_.at(middle, size), {}, {});
}

void CardCanvas::court(Vec foot, float size) const
{
    const Pen house = pen_.at(foot, size);
    house.soft_ellipse({2, 0}, {24, 6}, faded(ink::shadow, 0.5F));
    house.box({-20, -18, 40, 19}, 0.5F, ink::paper);
    house.shaded({-20, -18}, {20, -18}, {20, 1}, {-20, 1}, ink::paper_light, ink::paper, board::rgb(0xd9c79a),
                 ink::paper);
    for (const float x : {-13.0F, 0.0F, 13.0F})
    {
        house.disc({x, -8}, 4, ink::brown);
        house.box({x - 4, -8, 8, 9}, 0, ink::brown);
    }
    house.fill({{-23, -18}, {0, -30}, {23, -18}}, board::rgb(0x9c4a3a));
    house.outline({{-23, -18}, {0, -30}, {23, -18}}, ink::border, 1.1F);
    house.frame({-20, -18, 40, 19}, 0.5F, ink::border, 1.1F);
    board::draw_crown(house, {0, -22}, 7, ink::gold, board::rgb(0x6e4f12));
}

void CardCanvas::province(Vec foot, float size) const
{
    const Pen farm = pen_.at(foot, size);
    farm.ellipse({0, 2}, {24, 8}, board::rgb(0x8da860));
    farm.ellipse({-5, 4}, {20, 6}, board::rgb(0xa5bb74));
    farm.box({-9, -11, 18, 12}, 0.5F, ink::paper_light);
    farm.frame({-9, -11, 18, 12}, 0.5F, ink::border, 1);
    farm.box({-2, -6, 5, 7}, 0.5F, ink::brown);
    farm.fill({{-12, -11}, {-7, -19}, {7, -19}, {12, -11}}, board::rgb(0xb5663d));
    farm.outline({{-12, -11}, {-7, -19}, {7, -19}, {12, -11}}, ink::border, 1);
    farm.ellipse({17, -7}, {5, 8}, board::rgb(0x5f7d40));
    farm.line({{17, -4}, {17, 3}}, ink::brown, 2);
}

void CardCanvas::scoreboard(Vec centre, const std::array<int, 3>& values, float size, bool lit) const
{
    board::draw_scoreboard(pen_.at(centre, size), {}, values, {.lit = lit}, scoreboard_points);
}

void CardCanvas::mobile(Vec centre, const std::array<int, 3>& values, float size) const
{
    board::draw_mobile(pen_.at(centre, size), box_around({}, 84, 36), values, {}, scoreboard_points);
}

void CardCanvas::coin(Vec centre, float radius) const
{
    const Pen coin = pen_.at(centre, radius);
    coin.soft_ellipse({0.3F, 0.4F}, {1.4F, 1.2F}, faded(ink::shadow, 0.55F));
    coin.disc({}, 1, board::rgb(0x6e4f12));
    coin.disc({}, 0.88F, board::rgb(0xe7b53c));
    coin.disc({-0.08F, -0.08F}, 0.74F, board::rgb(0xf7d877));
    board::draw_scoring(coin, {}, 1.3F, board::rgb(0xa06d14));
}

void CardCanvas::disk(Vec centre, float radius, int colour, float turned) const
{
    const Pen disk = pen_.at(centre, radius);
    const board::Wood& wood = board::woods[static_cast<std::size_t>(colour)];
    disk.soft_ellipse({0.2F, 0.3F}, {1.35F, 1.25F}, faded(ink::shadow, 0.55F));
    disk.disc({}, 1, wood.dark);
    disk.disc({}, 0.93F, wood.body);
    disk.disc({}, 0.76F, ink::paper_light);
    constexpr float step = 0.698F; // nine regions around
    for (int i = 0; i < 9; ++i)
    {
        const float angle = step * static_cast<float>(i);
        const Vec a = rotated({0, -0.76F}, angle);
        const Vec b = rotated({0, -0.76F}, angle + step);
        disk.fill({{}, a, b}, tint_of(i));
    }
    disk.circle({}, 0.76F, wood.dark, 0.05F);
    disk.fill({rotated({-0.16F, 0}, turned), rotated({0, -0.72F}, turned), rotated({0.16F, 0}, turned)}, ink::crimson);
    disk.disc({}, 0.2F, ink::crimson);
    disk.disc({}, 0.1F, ink::gold);
}

void CardCanvas::turned_box(Vec centre, Vec half, float turned, Paint fill, Paint edge, float line) const
{
    const std::array<Vec, 4> corners{
        centre + rotated({-half.x, -half.y}, turned), centre + rotated({half.x, -half.y}, turned),
        centre + rotated({half.x, half.y}, turned), centre + rotated({-half.x, half.y}, turned)};
    pen_.fill(corners, fill);
    pen_.line(corners, edge, line, true);
}

void CardCanvas::power_card(Vec centre, float size, float turned, int value) const
{
    const Vec half{10 * size, 14 * size};
    const board::Wood& wood = board::woods[red];
    pen_.soft_ellipse(centre + Vec{2, 2}, half * 1.5F, faded(ink::shadow, 0.45F));
    if (value == 0)
    {
        turned_box(centre, half, turned, wood.body, wood.dark, 1.4F);
        turned_box(centre, half * 0.76F, turned, wood.body, wood.light, 0.9F);
        return;
    }
    turned_box(centre, half, turned, ink::paper_light, wood.dark, 1.4F);
    const Vec at = pen_.to_screen(centre + rotated({0, -3 * size}, turned));
    board::draw_text(pen_.list(), at, board::Number(value).text(),
                     {.face = board::Face::Bold,
                      .size = 15 * size * pen_.scale(),
                      .colour = board::text_on_paper[red],
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle});
    caballero(centre + rotated({0, 10 * size}, turned), red, 7 * size);
}

void CardCanvas::scroll(Vec centre, float size) const
{
    const Pen roll = pen_.at(centre, size);
    roll.soft_ellipse({3, 4}, {26, 26}, faded(ink::shadow, 0.5F));
    roll.box({-18, -22, 36, 44}, 1, ink::paper_light);
    roll.frame({-18, -22, 36, 44}, 1, ink::brown, 1.2F);
    for (int i = 0; i < 5; ++i)
    {
        const float y = -13 + 6 * static_cast<float>(i);
        roll.line({{-13, y}, {i == 4 ? 1.0F : 13.0F, y}}, faded(ink::brown, 0.65F), 1.3F);
    }
    for (const float y : {-23.0F, 22.0F})
    {
        roll.box({-21, y - 3, 42, 7}, 3.4F, board::rgb(0xdcc48c));
        roll.frame({-21, y - 3, 42, 7}, 3.4F, ink::brown, 1.2F);
    }
    roll.disc({11, 13}, 7.4F, board::rgb(0x6d1717));
    roll.disc({11, 13}, 6, board::rgb(0xa62a2a));
    board::draw_crown(roll, {11, 13}, 7, board::rgb(0xf0b9a0), board::rgb(0x6d1717));
}

void CardCanvas::hand(Vec wrist, float size) const
{
    const Pen hand = pen_.at(wrist, size);
    const Paint skin = board::rgb(0xe6b88a);
    const Paint edge = board::rgb(0x5d3418);
    const std::array<Box, 4> fingers{Box{-11, -36, 5.6F, 22}, Box{-5.2F, -40, 5.6F, 26}, Box{0.6F, -39, 5.6F, 25},
                                     Box{6.4F, -34, 5.4F, 20}};
    for (const Box& finger : fingers)
    {
        hand.box({finger.x, finger.y, finger.w, finger.h}, 2.7F, skin);
        hand.frame({finger.x, finger.y, finger.w, finger.h}, 2.7F, edge, 1.3F);
    }
    const std::array<Vec, 5> thumb{{{-9, -8}, {-19, -19}, {-22.5F, -16}, {-16, -4}, {-8, 1}}};
    hand.fill(thumb, skin);
    hand.line(thumb, edge, 1.3F, true);
    hand.box({-11, -19, 22.8F, 21}, 6, skin);
    hand.frame({-11, -19, 22.8F, 21}, 6, edge, 1.3F);
    hand.box({-9.8F, -22, 20.4F, 16}, 3, skin); // covers the lines between the palm and the fingers
    hand.fill({{-11, -9}, {-5, -12}, {-5, -3}, {-10, -1}}, skin);
    hand.fill({{-9, 1}, {9.5F, 1}, {14, 22}, {-14, 22}}, board::rgb(0x7b1f1f));
    hand.outline({{-9, 1}, {9.5F, 1}, {14, 22}, {-14, 22}}, board::rgb(0x4a0f0f), 1.2F);
    hand.box({-11, -1.5F, 22.5F, 5}, 2, ink::gold_pale);
    hand.frame({-11, -1.5F, 22.5F, 5}, 2, board::rgb(0x6e4f12), 0.9F);
}

void CardCanvas::draw_arrow(std::span<const Vec> points) const
{
    const Vec end = points.back();
    const Vec before = points[points.size() - 3];
    const Vec along = end - before;
    const Vec unit = along * (1 / std::hypot(along.x, along.y));
    const Vec side{-unit.y, unit.x};
    const std::span<const Vec> line = points.first(points.size() - 1);
    const auto head = [&](float more, Paint paint)
    {
        pen_.fill({end + unit * (4 + 1.6F * more), end - unit * (4 + 0.8F * more) + side * (4.4F + 1.2F * more),
                   end - unit * (4 + 0.8F * more) - side * (4.4F + 1.2F * more)},
                  paint);
    };
    pen_.line(line, faded(ink::halo, 0.85F), 5);
    head(1, faded(ink::halo, 0.85F));
    pen_.line(line, ink::crimson, 2.6F);
    head(0, ink::crimson);
}

void CardCanvas::arc_arrow(Vec from, Vec to, float height) const
{
    constexpr int count = 13;
    std::array<Vec, count> points;
    for (int i = 0; i < count; ++i)
    {
        const float t = static_cast<float>(i) / (count - 1);
        points[static_cast<std::size_t>(i)] = from + (to - from) * t + Vec{0, -height * 4 * t * (1 - t)};
    }
    draw_arrow(points);
}

void CardCanvas::arrow(Vec from, Vec to) const
{
    draw_arrow(std::array{from, from + (to - from) * 0.4F, from + (to - from) * 0.8F, to});
}

} // namespace elgrande::screens
