#pragma once

#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

namespace elgrande::screens
{

/// Returns the letters of tooltips and explanations, which are drawn on a dark ground.
inline Letters tooltip_letters(const TableModel& shown, float scale = 1)
{
    return {.size = 15.5F * scale,
            .colour = theme::current.cream,
            .lit = theme::current.lit_text,
            .seats = shown.letters_on_dark};
}

} // namespace elgrande::screens
