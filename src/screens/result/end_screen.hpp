#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "table/points.hpp"
#include "table/story.hpp"
#include "ui/ui.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Returns who has won as a sentence with style marks: "Ada is El Grande", "You are El Grande" or "Shared victory: Ada
/// and Bea".
std::string winners(const TableModel& shown);

/// Returns the rows of the table of points as texts with style marks: "Home region: Red 8, Blue 6".
std::vector<std::string> points_lines(const TableModel& shown, std::span<const table::PointsRow> rows);

/// The points and the course of a finished game. Expensive to compute: cache it between frames.
struct EndResult
{
    std::vector<table::PointsRow> rows; ///< the result of table::points_by_source(); may be empty
    table::Story story;                 ///< without points if only the end of the game is known
};

/// The button that opens the analysis of the game.
struct AnalysisOffer
{
    std::string label;
    std::string name; ///< the label in the mirror
};

/// Draws the result of the game: the podium, the winner, the final board, a chart of the scores and the points by
/// source. Sentences about a moment lead to it (LookAt). Omits the board if the page is read from afar, and the chart
/// if the story has no points. In a room, where TableModel::signs is not empty, the signs have a line above all this.
/// `draw_board` draws the board into a box. Returns what the player wants; nothing otherwise.
std::optional<Intent> draw_end(Ui& ui, const TableModel& shown, const EndResult& result, const AnalysisOffer& analysis,
                               const std::function<void(const Box&)>& draw_board, Explainer& explainer);

} // namespace elgrande::screens
