#pragma once

#include "rules/setup.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draw a picture of a module, or of a part of Grandissimo, that fills `box`. The minimum legible size is about 60 × 45
/// pixels.
void draw_module_picture(Ui& ui, Module module, const Box& box);
void draw_part_picture(Ui& ui, Part part, const Box& box);

/// Draws a picture of what is special about an edition, which fills `box`. `radius` and `around` as for
/// draw_card_picture().
void draw_edition_picture(Ui& ui, Edition edition, const Box& box, float radius, Paint around);

} // namespace elgrande::screens
