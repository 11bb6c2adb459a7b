#pragma once

#include "screens/model/table_model.hpp"
#include "table/story.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Draws a chart of the scores of all players by round, with a column for each general scoring, and below it a strip
/// that shows who was in the lead. A hovered column has a tooltip with the scores at its end. Draws nothing if `story`
/// has only the start of the game.
void draw_points_chart(Ui& ui, const TableModel& shown, const table::Story& story, const Box& box, float scale);

/// Returns the scores at a point of the chart, the highest first, with style marks: "Round 3: Red 20, Blue 17". The
/// point must not be the start.
std::string chart_point_text(const TableModel& shown, const table::ChartPoint& point);

/// A sentence about the game, and the moment that it is about, if it is about one.
struct Highlight
{
    std::string text; ///< with style marks
    std::optional<table::Moment> moment;
};

/// Returns sentences: one for each player who is not on the podium, then one each for the longest lead, with the moment
/// at which it begins, the best turn and the best scoring, with the moment just before the points, and the longest
/// thinking time, as far as `story` and `shown` have them. On a guest's screen no sentence has a moment.
std::vector<Highlight> highlights_of(const TableModel& shown, const table::Story& story);

} // namespace elgrande::screens
