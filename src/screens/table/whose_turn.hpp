#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <cstdint>

/// Whose turn it is, told so large that people see it who are four metres away from the screen.
namespace elgrande::screens
{

/// How mark and name stand on a plate.
enum class TurnPlate : std::uint8_t
{
    Row,   ///< side by side
    Column ///< the name below the mark
};

/// Returns the least height of the question's bar if a plate stands in it, in units of the screens.
constexpr float turn_plate_height(TurnPlate plate)
{
    return plate == TurnPlate::Row ? 54.0F : 90.0F;
}

/// Returns the width of the plate with the asked player's name and mark; 0 if the question's bar needs no plate. It
/// needs one only if the table is read from afar, and never in lessons, puzzles or finished games, while looking back,
/// or while everybody together is asked who bids first.
float turn_plate_width(const Ui& ui, const TableModel& shown, TurnPlate plate);

/// Draws the plate at the left end of the question's bar, whose corners have this radius. The plate must be needed. It
/// is a column if it is high enough for that.
void draw_turn_plate(Ui& ui, const Box& plate, const TableModel& shown, float radius);

/// Draws a frame in the colour of the asked person around a large screen. Draws nothing while a computer is asked, or
/// when a plate is never needed (turn_plate_width()). The table need not be read from afar.
void draw_turn_frame(Ui& ui, const TableModel& shown);

} // namespace elgrande::screens
