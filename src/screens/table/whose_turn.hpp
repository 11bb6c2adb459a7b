#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <cstdint>

/// Shows whose turn it is, so large that it can be recognised from four metres away.
namespace elgrande::screens
{

/// The arrangement of mark and name on a plate.
enum class TurnPlate : std::uint8_t
{
    Row,   ///< side by side
    Column ///< the name below the mark
};

/// Returns the minimum height of a question bar with a plate, in ImGui's units.
constexpr float turn_plate_height(TurnPlate plate)
{
    return plate == TurnPlate::Row ? 54.0F : 90.0F;
}

/// Returns the width of the plate with the name and mark of the player who has to answer; 0 if the question bar needs
/// no plate. It needs one only if the table is read from afar, but not in lessons, puzzles or finished games, while
/// looking back, or while all players together decide who bids first.
float turn_plate_width(const Ui& ui, const TableModel& shown, TurnPlate plate);

/// Draws the plate into its box at the left end of the question bar, whose corners have this radius; as
/// TurnPlate::Column if it is high enough for that. Only if turn_plate_width() is not 0.
void draw_turn_plate(Ui& ui, const Box& plate, const TableModel& shown, float radius);

/// Draws a frame around a large screen in the colour of the person who has to answer, even if the table is not read
/// from afar. Draws nothing while a computer has to answer, and in the exceptions of turn_plate_width().
void draw_turn_frame(Ui& ui, const TableModel& shown);

} // namespace elgrande::screens
