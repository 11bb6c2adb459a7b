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

/// The line above the players: the round, the clock or the next general scoring, on phones the track of the rounds,
/// and the way to the last scoring. Each sign of the track explains itself. `view` is what is drawn of the table: while
/// something moves, it is not yet what `shown` has.
std::optional<Intent> draw_round(Ui& ui, const TableLayout& at, const TableModel& shown, const PlayerView& view,
                                 const board::Track& track, Explainer& explainer);

} // namespace elgrande::screens
