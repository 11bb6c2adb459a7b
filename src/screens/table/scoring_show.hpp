#pragma once

#include "screens/animation/motion.hpp"
#include "screens/model/shown.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"

namespace elgrande::screens
{

/// Over the table, while points fly: what is scored now, who gets what and why, and the way out. True: the players have
/// seen enough.
bool draw_show(Ui& ui, const Shown& shown, const Motion& motion, const TableScreen& table);

} // namespace elgrande::screens
