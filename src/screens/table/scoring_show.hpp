#pragma once

#include "screens/animation/animation_player.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Over the table, while points fly: what is scored now, who gets what and why, and the way out. True: the players have
/// seen enough.
bool draw_show(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableScreen& table);

} // namespace elgrande::screens
