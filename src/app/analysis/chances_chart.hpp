#pragma once

#include "app/analysis/win_chances.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <cstddef>
#include <optional>

namespace elgrande::screens
{

/// Returns the height of the legend in a chart of this width.
float chances_legend_height(const TableModel& shown, float width, float scale);

/// Draws a line for each player with their chance of winning at the beginning of each turn, as far as it is known, and
/// the result at the end; turning points are numbered. Above it is a legend with the players' marks and names. Each
/// turn is an item; the tooltip shows its chances. `chosen`, an index in chances.turns(), is marked. Returns the index
/// of the turn that was pressed; nothing if none was. `box` is in ImGui's units; `scale` is dialog_scale().
std::optional<std::size_t> draw_chances_chart(Ui& ui, const TableModel& shown, const WinChances& chances,
                                              std::optional<std::size_t> chosen, const Box& box, float scale);

} // namespace elgrande::screens
