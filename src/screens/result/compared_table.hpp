#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// A line of the table: the points for one place or bonus.
struct ComparedLine
{
    std::string name;
    std::vector<PerSeat<int>> points; ///< by column, as many as ComparedTable::columns
    bool is_total = false;            ///< drawn as the sum of the lines above
};

/// A table that compares the points of several ends of a turn.
struct ComparedTable
{
    std::vector<std::string> columns; ///< the titles of the ends, one to three
    std::vector<Seat> seats;          ///< the players whose points each column shows
    std::vector<ComparedLine> lines;
    std::string result_name;          ///< of the last line
    std::vector<std::string> results; ///< the last line, by column: "101 – 93 = 8"
};

/// Returns the height of the table at this scale.
float compared_table_height(const Ui& ui, const ComparedTable& table, float scale);

/// Draws the table on parchment at the top of the box, over its whole width. Highlights numbers that differ from those
/// of the previous column. If the shape is Shape::Tall, the name of a line is above its numbers.
void draw_compared_table(Ui& ui, const TableModel& shown, const ComparedTable& table, const Box& box, float scale);

/// Returns the lines of the table as sentences for the mirror.
std::vector<MirrorPassage> passages_of(const TableModel& shown, const ComparedTable& table);

} // namespace elgrande::screens
