#pragma once

#include "app/analysis/analysis_session.hpp"
#include "table/sitting.hpp"

#include <optional>

namespace elgrande::screens
{

/// Returns the objective that fits a turn at `position`: the lead or, in a round that ends with a general scoring, the
/// lead after that scoring.
Objective default_objective(const State& position);

/// Returns the turn to analyse: at a past moment the whole turn that contains it, otherwise the rest of the current
/// turn from the present question on. Its `position` is empty if no player's turn is in progress there. In a running
/// game, hidden information is dealt again, as for a try-out. The objective is default_objective(); turns are listed by
/// their chance of winning from the third round of the classic game without modules on, where that estimate is known to
/// be good.
AnalysisSession turn_to_analyse(const table::Sitting& sitting);

/// Decodes the solver's answer about a turn that starts at `position`, without turns that have no actions. Returns
/// nothing if the bytes are malformed, nothing was found, or a turn starts with an illegal action.
std::optional<brains::TurnAnswer> read_turn_answer(const State& position, const platform::Bytes& bytes);

} // namespace elgrande::screens
