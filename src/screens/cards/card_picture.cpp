#include "screens/cards/card_picture.hpp"

#include "board/colour.hpp"
#include "board/flat/pen.hpp"
#include "board/grandissimo/figures.hpp"
#include "screens/cards/scenes.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace elgrande::screens
{

namespace
{

constexpr float card_reach = 38;
constexpr float reach_of_half = 30; ///< half width if two effects share a picture

/// Draws a scene. The address `name` identifies the scene.
template <class DrawScene>
void draw_scene(Ui& ui, const void* name, const Box& box, float half_width, DrawScene draw)
{
    ImDrawList& list = ui.list();
    list.PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
    ui.drawings().draw(list, name, box, half_width, [&] { draw(CardCanvas(list, box, half_width)); });
    list.PopClipRect();
}

/// Draws the scene of an effect, which belongs to the catalogue, so its address identifies it.
void draw_effect(Ui& ui, const Effect& effect, const Box& box, float half_width)
{
    draw_scene(ui, &effect, box, half_width,
               [&effect](const CardCanvas& canvas) { scenes::scene_of(effect.verb)(canvas, effect); });
}

/// Calls `draw` with antialiasing per pixel, and then darkens what it has drawn in the candle theme.
template <class DrawParts>
void draw_in_light(ImDrawList& list, DrawParts draw)
{
    const float fringe = list._FringeScale;
    board::antialias_per_pixel(&list);
    const int begin = list.VtxBuffer.Size;
    draw();
    if (theme::current.candle)
    {
        std::for_each(list.VtxBuffer.begin() + begin, list.VtxBuffer.end(),
                      [](ImDrawVert& corner) { corner.col = board::candlelit(corner.col); });
    }
    list._FringeScale = fringe;
}

/// Draws the scene of each effect of the card.
void draw_effects(Ui& ui, const Card& card, const Box& box)
{
    if (card.effect_count != 2)
    {
        draw_effect(ui, card.effects[0], box, card_reach);
        return;
    }
    Box rest = box;
    const Box left = rest.cut_left(std::round(box.w / 2));
    draw_effect(ui, card.effects[0], left, reach_of_half);
    draw_effect(ui, card.effects[1], rest, reach_of_half);
    ui.list().AddLine({rest.x, rest.y}, {rest.x, rest.bottom()}, board::ink::paper_light, 2.5F);
}

/// Covers the area outside a round corner. `way` is the direction from the corner into the box.
void round_off(ImDrawList& list, ImVec2 corner, ImVec2 way, float radius, Paint around)
{
    constexpr float quarter = std::numbers::pi_v<float> / 2;
    const ImVec2 middle{corner.x + way.x * radius, corner.y + way.y * radius};
    const float first = way.x > 0 ? (way.y > 0 ? 2 * quarter : quarter) : (way.y > 0 ? 3 * quarter : 0);
    list.PathLineTo({corner.x - way.x, corner.y - way.y});
    list.PathArcTo(middle, radius, first, first + quarter, 6);
    list.PathFillConcave(around);
}

void round_corners(ImDrawList& list, const Box& box, float radius, Paint around)
{
    if (radius > 0)
    {
        round_off(list, {box.x, box.y}, {1, 1}, radius, around);
        round_off(list, {box.right(), box.y}, {-1, 1}, radius, around);
        round_off(list, {box.right(), box.bottom()}, {-1, -1}, radius, around);
        round_off(list, {box.x, box.bottom()}, {1, -1}, radius, around);
    }
}

/// Draws the card's ship or prison in the lower left corner (Grandissimo).
void draw_symbol(ImDrawList& list, const Card& card, const Box& box)
{
    const float size = std::min(box.w, box.h) / 90;
    const board::Pen pen(&list, {box.x + 17 * size, box.bottom() - 17 * size}, size);
    if (card.ship)
    {
        board::draw_ship_token(pen, {});
    }
    else if (card.jail)
    {
        pen.box({-13, -13, 26, 26}, 3, board::rgb(0x8f8676));
        pen.box({-10, -10, 20, 20}, 1, board::rgb(0x2c2822));
        for (const float x : {-5.0F, 0.0F, 5.0F})
        {
            pen.line({{x, -10}, {x, 10}}, board::rgb(0xcfc7b6), 1.8F);
        }
        pen.frame({-13, -13, 26, 26}, 3, board::ink::border, 1.2F);
    }
}

} // namespace

void draw_card_picture(Ui& ui, const Card& card, const Box& box, float radius, Paint around)
{
    ImDrawList& list = ui.list();
    draw_in_light(list,
                  [&]
                  {
                      draw_effects(ui, card, box);
                      draw_symbol(list, card, box);
                  });
    round_corners(list, box, radius, around);
    // Own cards have no stack. The higher their value, the higher the stack whose colour they get.
    constexpr int values_a_stack = 40;
    const int stack = card.stack > 0 ? card.stack : 1 + card.value / values_a_stack;
    outline(ui, box, theme::current.stack[static_cast<std::size_t>(stack - 1)], 2, radius);
}

void draw_vignette(Ui& ui, const Vignette& vignette, const Box& box, float radius, Paint around)
{
    draw_in_light(ui.list(), [&] { draw_scene(ui, &vignette, box, card_reach, vignette.draw); });
    round_corners(ui.list(), box, radius, around);
    outline(ui, box, theme::current.card_edge, 2, radius);
}

} // namespace elgrande::screens
