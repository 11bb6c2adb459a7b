#include "screens/table/cards/cards.hpp"

#include "screens/model/colours.hpp"
#include "screens/table/cards/pictogram.hpp"
#include "ui/widgets.hpp"

#include <cmath>

namespace elgrande::screens
{

namespace
{

/// The number of caballeros that may be placed, in a dark roundel over the upper right corner.
void draw_limit(Ui& ui, const Box& box, int stack, float s)
{
    const float r = 12.5F * s;
    const ImVec2 at{box.right() - r - 2 * s, box.y + r + 2 * s};
    ui.list().AddCircleFilled(at, r, theme::current.night);
    ui.list().AddCircle(at, r, theme::current.cream_heading, 0, 1.2F * s);
    board::draw_text(&ui.list(), {at.x, at.y}, std::to_string(stack),
                     {.face = Face::Bold,
                      .size = 17 * s,
                      .colour = theme::current.cream_title,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle});
}

/// A band with the name of who took the card, over its picture.
void draw_taken(Ui& ui, const Box& band, const ActionCard& how, float s)
{
    ui.list().AddRectFilled({band.x, band.y}, {band.right(), band.bottom()}, how.taken_colour, 5 * s,
                            ImDrawFlags_RoundCornersTop);
    fill(ui, {band.x, band.bottom() - 1, band.w, 1}, paint(0xffffff, 0.35F));
    const float roundel = 18 * s;
    write_in(ui, {.face = Face::Bold, .size = 13.5F * s, .colour = how.taken_print},
             {band.x + 3 * s, band.y, band.w - roundel - 3 * s, band.h}, how.taken_by);
}

constexpr float least_letters = 8.5F; ///< smaller ones cannot be read

float picture_height(const Box& box)
{
    return std::round(box.h * 0.39F);
}

} // namespace

void draw_action_card(Ui& ui, const Box& box, const ActionCard& how)
{
    const float s = how.text;
    const Card& row = card(how.card);
    const Paint ground = theme::current.stack[static_cast<std::size_t>(row.stack - 1)];
    shadow(ui, box, 4 * s, 8 * s);
    fill(ui, box, how.hovered ? theme::current.parchment_bright : theme::current.parchment, 8 * s);
    outline(ui, box, theme::current.card_edge, 1.2F, 8 * s);
    const float rim = 5 * s;
    const Box picture{box.x + rim, box.y + rim, box.w - 2 * rim, picture_height(box)};
    fill(ui, picture, ground, 5 * s);
    fill(ui, {picture.x, picture.y, picture.w, picture.h * 0.45F}, paint(0xffffff, 0.06F), 5 * s);
    Box scene = picture;
    const Box band = scene.cut_top(how.taken_by.empty() ? 0 : 18 * s);
    const float tall = scene.h * (how.taken_by.empty() ? 0.74F : 0.86F);
    draw_pictogram(ui, row, scene.centred(row.effect_count == 2 ? tall * 1.5F : tall, tall).moved(-7 * s, 0),
                   paint(0xf8ecca), ground);

    const float top = picture.bottom() + 4 * s;
    const float width = box.w - 8 * s;
    Letters name{.face = Face::Bold, .size = 14 * s, .colour = theme::current.ink};
    Letters line{.size = 12.5F * s, .colour = theme::current.ink_soft};
    // Small cards shrink their letters before the line would leave the card.
    narrow(name, widest_word(name, how.title), width);
    narrow(line, widest_word(line, how.line), width);
    const auto fits = [&]
    {
        return wrapped_height(name, width, how.title) + wrapped_height(line, width, how.line)
               <= box.bottom() - top - 3 * s;
    };
    while (!fits() && line.size > least_letters)
    {
        name.size -= 0.5F;
        line.size -= 0.5F;
    }
    if (!fits() || std::min(name.size, line.size) < least_letters)
    {
        ui.note_cut(how.title + ": " + how.line);
    }
    const float used = write_wrapped(ui, name, {box.x + 4 * s, top, width, 0}, how.title, Align::Centre);
    write_wrapped(ui, line, {box.x + 4 * s, top + used + 2 * s, width, 0}, how.line, Align::Centre);
    if (!how.taken_by.empty())
    {
        fill(ui, box, faded(theme::current.card_veil, how.owned ? 0.0F : 1.0F), 8 * s);
        draw_taken(ui, band, how, s);
    }
    draw_limit(ui, box, row.stack, s);
    if (how.lit || how.owned)
    {
        glow_ring(ui, box, 8 * s, how.lit ? s : 0.6F * s);
    }
    if (how.focused)
    {
        focus_ring(ui, box, 8 * s);
    }
}

void draw_cube(Ui& ui, float x, float y, float size, record::Colour colour)
{
    const theme::Wood wood = theme::of(colour);
    const float h = size / 2;
    const float k = size * 0.28F;
    ImDrawList& list = ui.list();
    const ImVec2 top[] = {{x - h, y - h + k}, {x, y - h}, {x + h, y - h + k}, {x, y - h + 2 * k}};
    const ImVec2 left[] = {{x - h, y - h + k}, {x, y - h + 2 * k}, {x, y + h + k}, {x - h, y + h}};
    const ImVec2 right[] = {{x + h, y - h + k}, {x + h, y + h}, {x, y + h + k}, {x, y - h + 2 * k}};
    list.AddConvexPolyFilled(top, 4, wood.lit);
    list.AddConvexPolyFilled(left, 4, wood.face);
    list.AddConvexPolyFilled(right, 4, wood.shade);
}

void draw_power_card(Ui& ui, const Box& box, const PowerCard& how)
{
    const theme::Wood wood = theme::of(how.colour);
    const bool gone = how.used && !how.lit && !how.lies_open;
    const float radius = 5;
    const Paint ground = gone                           ? theme::current.card_gone
                         : how.hovered || how.lies_open ? theme::current.parchment_bright
                                                        : theme::current.parchment;
    fill(ui, box.inset(-1, -1).moved(-1.5F, 1), paint(0x000000, 0.22F), radius + 1);
    fill(ui, box, ground, radius);
    outline(ui, box, gone ? theme::current.brass : wood.face, gone ? 1.0F : 1.8F, radius);
    // The next card covers the right part: number and recruits stand at the left.
    const float left = std::min({box.w * 0.5F, box.h * 0.42F, how.seen - 5});
    const Box corner{box.x + 3, box.y + 3, left, box.h * 0.4F};
    Letters number{.face = Face::Bold, .size = 22, .colour = gone ? theme::current.cream_off : wood.on_paper};
    number.size *= std::min({1.0F, box.h * 0.34F / number.size, 0.96F * left / text_width(number, "10")});
    write_in(ui, number, corner, std::to_string(how.value));
    const float y = box.y + box.h * 0.62F;
    const float cube = std::min(10.0F, left * 0.42F);
    if (!gone)
    {
        draw_cube(ui, box.x + 5 + cube / 2, y, cube, how.colour);
    }
    write_in(ui, {.face = Face::Bold, .size = 14, .colour = gone ? theme::current.cream_off : theme::current.ink},
             {box.x + 5 + cube, y - 8, std::max(8.0F, left - cube - 2), 16}, std::to_string(recruits(how.value)));
    if (how.lies_open && !how.lit)
    {
        outline(ui, box.inset(-1, -1), theme::current.glow, 2, radius + 1);
    }
    if (how.lit)
    {
        glow_ring(ui, box, radius, 0.6F);
    }
    if (how.focused)
    {
        focus_ring(ui, box, radius);
    }
}

void draw_card_back(Ui& ui, const Box& box, record::Colour colour)
{
    const theme::Wood wood = theme::of(colour);
    fill(ui, box, wood.face, 4);
    outline(ui, box.inset(3, 3), wood.lit, 1.2F, 3);
    draw_icon(ui, Icon::Castle, box, faded(wood.lit, 0.8F));
}

} // namespace elgrande::screens
