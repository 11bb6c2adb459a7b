#pragma once

#include "rules/setup.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draw what is special about a module, or about a part of Grandissimo, with the pieces of the board. They fill `box`,
/// and are recognisable from about 60 × 45 pixels on.
void draw_module_picture(Ui& ui, Module module, const Box& box);
void draw_part_picture(Ui& ui, Part part, const Box& box);

} // namespace elgrande::screens
