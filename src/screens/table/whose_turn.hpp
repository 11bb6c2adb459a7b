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

/// Returns the width of the plate with the asked player's name and mark. Returns 0 if the question's bar needs none:
/// unless the table is read from afar, and in lessons, puzzles, finished games, while looking back, and if all agree
/// who bids first.
float turn_plate_width(const Ui& ui, const TableModel& shown, TurnPlate plate);

/// Draws the plate at the left end of the question's bar, whose corners have this radius. The plate must be needed. It
/// is a column if it is high enough for that.
void draw_turn_plate(Ui& ui, const Box& plate, const TableModel& shown, float radius);

/// Draws a frame in the colour of the asked person around a large screen. Draws nothing while a computer is asked, and
/// where turn_plate_width() needs no plate for another reason than the size of the letters.
void draw_turn_frame(Ui& ui, const TableModel& shown);

} // namespace elgrande::screens
