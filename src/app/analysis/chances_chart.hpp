#pragma once

#include "app/analysis/win_chances.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws a line for each player with their chance of winning at the beginning of each turn, as far as it is known, and
/// the result at the end; turning points are numbered. Each turn is an item; the tooltip shows its chances. Returns the
/// moment of the turn that was pressed; nothing if none was. `box` is in ImGui's units; `scale` is dialog_scale().
std::optional<table::Moment> draw_chances_chart(Ui& ui, const TableModel& shown, const WinChances& chances,
                                                const Box& box, float scale);

} // namespace elgrande::screens
