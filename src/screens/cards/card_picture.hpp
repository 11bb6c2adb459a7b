#pragma once

#include "rules/cards/card.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// The width of a card's picture divided by its height, where the picture stands alone.
inline constexpr float picture_shape = 1.7F;

/// Draws the picture of what a card does, in the light of the theme. It fills `box`; rounded corners of this radius are
/// painted in the colour `around`. Recognisable from about 60 × 45 pixels on.
void draw_card_picture(Ui& ui, const Card& card, const Box& box, float radius, Paint around);

} // namespace elgrande::screens
