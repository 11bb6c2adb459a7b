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
/// and on phones the round track, whose steps have explanations. `view` is the view that is drawn: shown.view, or an
/// earlier one while something moves. Returns what the player wants; nothing otherwise.
std::optional<Intent> draw_round(Ui& ui, const TableLayout& at, const TableModel& shown, const PlayerView& view,
                                 const board::Track& track, Explainer& explainer);

} // namespace elgrande::screens
