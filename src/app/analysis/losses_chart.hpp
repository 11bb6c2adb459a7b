#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// Draws a line for each player with the known losses of their turns. A "+" marks a lower bound. The tooltip shows the
/// losses of a round.
void draw_losses_chart(Ui& ui, const TableModel& shown, const Losses& losses, const Box& box, float scale);

/// Returns the sum of each player's known losses.
PerSeat<int> lost_in_all(const Losses& losses);

/// Round by round: "Round 3: Red 2, Blue 0+", with marks of style.
std::vector<std::string> losses_by_round(const TableModel& shown, const Losses& losses);

/// Returns the indices of up to three turns with the largest losses above 0, the worst one first.
std::vector<std::size_t> telling_turns(const Losses& losses);

} // namespace elgrande::screens
