#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Draws a line for each player with the known losses of their turns, in points of lead. A "+" marks a lower bound. The
/// tooltip shows the losses of a round. `box` is in the App's units; `scale` is that of the dialog.
void draw_losses_chart(Ui& ui, const TableModel& shown, const Losses& losses, const Box& box, float scale);

/// Returns the sum of each player's known losses, in points of lead.
PerSeat<int> total_losses(const Losses& losses);

/// Returns a line for each round with known losses, with style marks: "Round 3: Red 2, Blue 0+".
std::vector<std::string> losses_by_round(const TableModel& shown, const Losses& losses);

/// Returns the indices in Losses::turns of up to three turns with the largest losses above 0, the worst one first.
std::vector<std::size_t> worst_turns(const Losses& losses);

} // namespace elgrande::screens
