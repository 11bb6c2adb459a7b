#pragma once

#include "rules/cards/card.hpp"
#include "screens/cards/card_canvas.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// The aspect ratio, width by height, of a card's picture that is drawn without the card.
inline constexpr float picture_shape = 1.7F;

/// Draws the picture of a card's effects so that it fills `box`, in the current theme. To round the corners by
/// `radius`, paints over them in the colour `around`. The minimum legible size is about 60 × 45 pixels.
void draw_card_picture(Ui& ui, const Card& card, const Box& box, float radius, Paint around);

/// A picture in the style of the cards' pictures. It is cached by its address, so it must be static.
struct Vignette
{
    void (*draw)(const CardCanvas&) = nullptr;
};

/// Draws a vignette so that it fills `box`, in the current theme. `radius` and `around` as for draw_card_picture().
void draw_vignette(Ui& ui, const Vignette& vignette, const Box& box, float radius = 0, Paint around = 0);

} // namespace elgrande::screens
