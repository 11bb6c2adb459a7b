#pragma once

#include "rules/cards/card.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// The picture of what a card does, drawn with lines and shapes in one colour, within a box.
void draw_pictogram(Ui& ui, const Card& card, const Box& box, Paint colour, Paint ground);

} // namespace elgrande::screens
