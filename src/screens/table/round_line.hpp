#pragma once

#include "board/scene.hpp"
#include "screens/help/explainer.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/layout.hpp"
#include "ui/ui.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws the line above the players: the round, the clock or the next general scoring, the button for the last scoring,
/// and on phones the round track, whose steps have explanations. `view`: the view that is drawn; while something moves,
/// it is earlier than that of `shown`. Returns what the player wants; nothing otherwise.
std::optional<Intent> draw_round(Ui& ui, const TableLayout& at, const TableModel& shown, const PlayerView& view,
                                 const board::Track& track, Explainer& explainer);

} // namespace elgrande::screens
