#pragma once

#include "rules/cards/card.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// How wide a card's picture is beside its height where it stands alone.
inline constexpr float picture_shape = 1.7F;

/// The picture of what a card does, in the light of the theme: fills `box`, of which corners of this radius are left in
/// the colour `around`. Recognisable from about 60 × 45 pixels on.
void draw_card_picture(Ui& ui, const Card& card, const Box& box, float radius, Paint around);

} // namespace elgrande::screens
