#pragma once

#include "screens/model/table_model.hpp"
#include "table/story.hpp"
#include "ui/ui.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The points of all players by round, and below them who led when. General scorings have a column of their own.
/// The point under the pointer tells its scores.
void draw_points_chart(Ui& ui, const TableModel& shown, const table::Story& story, const Box& box, float scale);

/// The scores of one time of the chart, best first: "Round 3: Red 20, Blue 17". Of the start there is nothing to say.
std::string chart_point_text(const TableModel& shown, const table::ChartPoint& point);

/// Longest lead, best turn, best scoring: a sentence each, with marks of style.
std::vector<std::string> highlights_of(const TableModel& shown, const table::Story& story);

} // namespace elgrande::screens
