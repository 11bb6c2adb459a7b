#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Returns the height of the line of signs.
float sign_line_height(const Ui& ui);

/// Draws the signs of TableModel::signs in their players' colours side by side in `line`, in seat order, each below the
/// name of its player.
void draw_sign_line(Ui& ui, const TableModel& shown, const Box& line);

} // namespace elgrande::screens
