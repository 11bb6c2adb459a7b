#pragma once

#include "rules/cards/card.hpp"
#include "screens/cards/easel.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// The width of a card's picture divided by its height, where the picture stands alone.
inline constexpr float picture_shape = 1.7F;

/// Draws the picture of what a card does, in the light of the theme. It fills `box`; rounded corners of this radius are
/// painted in the colour `around`. Recognisable from about 60 × 45 pixels on.
void draw_card_picture(Ui& ui, const Card& card, const Box& box, float radius, Paint around);

/// A picture like those of the cards, of something else. Its address identifies it, so it must not move or end.
struct Vignette
{
    void (*draw)(const Easel&) = nullptr;
};

/// Draws a vignette as draw_card_picture() draws a card's picture, with angular corners.
void draw_vignette(Ui& ui, const Vignette& vignette, const Box& box);

} // namespace elgrande::screens
