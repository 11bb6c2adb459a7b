#include "screens/cards/module_picture.hpp"

#include "board/colour.hpp"
#include "board/flat/pieces.hpp"
#include "board/lettering/type.hpp"
#include "rules/cards/card.hpp"
#include "rules/complete.hpp"
#include "screens/cards/card_picture.hpp"
#include "screens/cards/scenes.hpp"

#include <array>
#include <string_view>

namespace elgrande::screens
{

namespace
{

using board::Pen;
using board::rgb;
namespace ink = board::ink;

void write_on(const Pen& pen, Vec middle, std::string_view text, float size)
{
    board::draw_text(pen.list(), pen.to_screen(middle), text,
                     {.face = board::Face::Bold,
                      .size = size * pen.scale(),
                      .colour = ink::crimson,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle});
}

/// Draws `cards` cards on top of one another; `foot` is the lower edge of the lowest one.
void draw_stack(const Pen& pen, Vec foot, int cards, std::string_view number)
{
    constexpr Box face{-8, -26, 16, 26};
    constexpr float thickness = 3;
    pen.soft_ellipse(foot + Vec{2, -8}, {15, 18}, board::faded(ink::shadow, 0.45F));
    for (int i = 0; i < cards; ++i)
    {
        const Pen card = pen.at(foot - Vec{0, thickness * static_cast<float>(i)});
        card.box(face, 2, i + 1 < cards ? ink::paper : ink::paper_light);
        card.frame(face, 2, ink::border, 1.2F);
    }
    write_on(pen, foot + Vec{0, -13 - thickness * static_cast<float>(cards - 1)}, number,
             number.size() > 1 ? 10.0F : 16.0F);
}

/// Four stacks; the second one joins stacks 2 and 3.
void four_stacks(const CardCanvas& canvas)
{
    canvas.hills(rgb(0x7d8a58));
    const Pen& pen = canvas.pen();
    draw_stack(pen, {-29, 22}, 2, "1");
    draw_stack(pen, {-9.5F, 22}, 5, "2+3");
    draw_stack(pen, {10, 22}, 2, "4");
    draw_stack(pen, {29, 22}, 2, "5");
}

/// Two raised hands: a Veto more than before.
void two_vetoes(const CardCanvas& canvas)
{
    canvas.hills(rgb(0x8a7a58));
    canvas.hand({-15, 20}, 0.9F);
    canvas.hand({17, 20}, 0.9F);
}

/// The King between cards that move him in different directions.
void new_regency(const CardCanvas& canvas)
{
    canvas.hills(rgb(0x8a76ae));
    const Pen& pen = canvas.pen();
    for (const float x : {-28.0F, 28.0F})
    {
        draw_stack(pen, {x, 26}, 3, "");
    }
    canvas.arc_arrow({-8, -4}, {-28, -8}, 10);
    canvas.arc_arrow({8, -4}, {28, -8}, 10);
    canvas.king({0, 26}, 0.8F);
}

/// A power card with a modifier.
void power_shift(const CardCanvas& canvas)
{
    canvas.hills(rgb(0x6d88a8));
    canvas.power_card({-12, 2}, 1.5F, -0.1F, 7);
    const Pen token = canvas.pen().at({20, 2});
    token.soft_ellipse({2, 3}, {20, 19}, board::faded(ink::shadow, 0.5F));
    token.disc({}, 15, ink::paper_light);
    token.circle({}, 13.5F, ink::gold_dark, 2);
    write_on(token, {}, "+2", 17);
}

/// Equal numbers of caballeros in two colours; one caballero carries the standard.
void standard_bearers(const CardCanvas& canvas)
{
    canvas.land(4);
    constexpr float size = 15;
    canvas.scoreboard({0, -17}, {5, 3, 1}, 0.5F);
    canvas.caballeros({{-27, 14}, {-12, 20}}, {CardCanvas::red}, size);
    board::draw_flag(canvas.pen(), {-27, 14}, CardCanvas::red, {}, size);
    canvas.caballeros({{14, 14}, {29, 20}}, {CardCanvas::blue}, size);
}

void ships(const CardCanvas& canvas)
{
    scenes::take_token(canvas, {});
}

void prison(const CardCanvas& canvas)
{
    scenes::imprison(canvas, {});
}

void inquisitor(const CardCanvas& canvas)
{
    Effect effect;
    effect.inquisitor = true;
    scenes::take_figure(canvas, effect);
}

/// The Colonies: the ship that brings gold, and the Inquisitor at the coast.
void the_colonies(const CardCanvas& canvas)
{
    canvas.sea();
    scenes::draw_coast(canvas, 8);
    canvas.ship({-18, 12}, 0.95F);
    canvas.gold({-2, 24}, 6);
    scenes::draw_inquisitor(canvas, {25, 25}, 0.9F);
}

/// King & Colonies: the same ship, and a hand of cards that bid and act.
void king_and_colonies(const CardCanvas& canvas)
{
    canvas.sea();
    scenes::draw_coast(canvas, 4);
    canvas.ship({-20, 12}, 0.9F);
    canvas.gold({-6, 24}, 6);
    for (const int card : {-1, 0, 1})
    {
        const auto side = static_cast<float>(card);
        canvas.power_card({22 + 8 * side, 6 + 2 * side * side}, 1.1F, 0.3F * side, 0);
    }
}

/// A module or an edition is shown by one of its cards, modules by those of 2023, or by a picture of its own.
struct ModulePicture
{
    std::string_view card{};
    Vignette vignette{};
};

constexpr auto module_pictures = table_of<ModulePicture, module_count>(
    ModulePicture{{}, {four_stacks}}, ModulePicture{"score-unique-disks", {}},
    ModulePicture{"place-two-or-move-own", {}}, ModulePicture{"veto", {}}, ModulePicture{{}, {two_vetoes}},
    ModulePicture{{}, {new_regency}}, ModulePicture{{}, {power_shift}}, ModulePicture{{}, {standard_bearers}});

constexpr auto part_pictures = table_of<Vignette, part_count>(Vignette{ships}, Vignette{prison}, Vignette{inquisitor});

/// What is special about an edition.
constexpr auto edition_pictures = table_of<ModulePicture, edition_count>(
    ModulePicture{"score-castillo", {}}, ModulePicture{"royal-adviser", {}}, ModulePicture{"rebellion", {}},
    ModulePicture{"send-grandes", {}}, ModulePicture{{}, {the_colonies}}, ModulePicture{{}, {king_and_colonies}},
    ModulePicture{"take-inquisitor", {}});

} // namespace

void draw_edition_picture(Ui& ui, Edition edition, const Box& box, float radius, Paint around)
{
    const ModulePicture& picture = edition_pictures[static_cast<std::size_t>(edition)];
    if (picture.vignette.draw != nullptr)
    {
        draw_vignette(ui, picture.vignette, box, radius, around);
        return;
    }
    draw_card_picture(ui, card(card_named(edition, picture.card)), box, radius, around);
}

void draw_module_picture(Ui& ui, Module module, const Box& box)
{
    const ModulePicture& picture = module_pictures[static_cast<std::size_t>(module)];
    if (picture.vignette.draw != nullptr)
    {
        draw_vignette(ui, picture.vignette, box);
        return;
    }
    draw_card_picture(ui, card(card_named(Edition::Edition2023, picture.card)), box, 0, 0);
}

void draw_part_picture(Ui& ui, Part part, const Box& box)
{
    draw_vignette(ui, part_pictures[static_cast<std::size_t>(part)], box);
}

} // namespace elgrande::screens
