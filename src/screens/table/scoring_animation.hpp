#pragma once

#include "screens/animation/animation_player.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Draws the scoring animation over the table: what is scored now, who gets points and why, and a button to skip it.
/// `motion` must be a scoring animation, and `table` must have been drawn in this frame. Returns true if the player
/// ends it by the button, a press anywhere, Escape, Space or Enter.
bool draw_scoring_animation(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableScreen& table);

} // namespace elgrande::screens
