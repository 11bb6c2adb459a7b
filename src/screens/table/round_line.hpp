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

/// Draws the line with the round, the clock or the next general scoring, and the button for the last scoring. On phones
/// and upright screens it has the round track, whose steps have explanations, instead of the next general scoring.
/// `view` is the view that is drawn: shown.view, or an earlier one while something moves. Returns
/// PageCommand::ShowScoring if the button was pressed; nothing otherwise.
std::optional<Intent> draw_round(Ui& ui, const TableLayout& at, const TableModel& shown, const PlayerView& view,
                                 const board::Track& track, Explainer& explainer);

} // namespace elgrande::screens
