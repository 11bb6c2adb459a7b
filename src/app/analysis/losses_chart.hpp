#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// A line for each player: what each of their turns has lost, as far as that is known. A "+" marks a lower bound. The
/// tooltip tells the round.
void draw_losses_chart(Ui& ui, const TableModel& shown, const Losses& losses, const Box& box, float scale);

/// Everybody's losses so far.
PerSeat<int> lost_in_all(const Losses& losses);

/// Round by round: "Round 3: Red 2, Blue 0+", with marks of style.
std::vector<std::string> losses_by_round(const TableModel& shown, const Losses& losses);

/// The turns that have lost most, the worst one first: three at most, and of those with a loss.
std::vector<std::size_t> telling_turns(const Losses& losses);

} // namespace elgrande::screens
