#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"
#include "words/topics.hpp"

#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A line of the table: the points of all players from one source, their totals or their ranks.
struct PointsLine
{
    std::string name;
    PerSeat<int> points{};
    words::Topic topic = words::Topic::EndTable;
    bool is_total = false; ///< drawn with emphasis, and a 0 as a number instead of a dash
};

/// The height of the header above the lines, at scale 1.
inline constexpr float points_header_height = 46;

/// Draws a table with a column for each of `seats`, at least one, as wide as `box` and from its upper edge down: a
/// header that is points_header_height × `scale` high, and a row of `row_height` for each line. The header has the
/// players' marks and, if the columns are wide enough, their names. If `explainer` is nullptr, header and lines have no
/// explanations.
void draw_points_table(Ui& ui, const TableModel& shown, std::span<const Seat> seats, std::span<const PointsLine> lines,
                       Box box, float scale, float row_height, Explainer* explainer);

/// Returns all players by `score`, the highest first; those with equal scores in the order of their seats.
std::vector<Seat> by_score(const TableModel& shown, const PerSeat<int>& score);

/// Returns the names and points of `seats`, in their order, such as "Red 20, Blue 17", with style marks
/// (words/marks.hpp); empty if there are none.
std::string listed_points(const TableModel& shown, std::span<const Seat> seats, const PerSeat<int>& points);

} // namespace elgrande::screens
