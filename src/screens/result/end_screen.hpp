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

/// "Ada", "Ada and Bea", "Ada, Bea and Cid": the winners, with their marks.
std::string winners(const TableModel& shown);

/// The table of points line by line, with marks of style: "Home region: Red 8, Blue 6".
std::vector<std::string> points_lines(const TableModel& shown, std::span<const table::PointsRow> rows);

/// The course of a finished game, computed once.
struct EndResult
{
    std::vector<table::PointsRow> rows;
    table::Story story;
};

/// The crowning: who is El Grande, the final board, how the points grew and where they come from. `draw_board`
/// draws it into a box.
std::optional<Intent> draw_end(Ui& ui, const TableModel& shown, const EndResult& result,
                               const std::function<void(const Box&)>& draw_board, Explainer& explainer);

} // namespace elgrande::screens
