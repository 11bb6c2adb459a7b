#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "table/sitting.hpp"

#include <optional>

namespace elgrande::screens
{

/// Returns the turn to analyse: at a past moment the whole turn that contains it, otherwise the rest of the current
/// turn from the present question on. Its `position` is empty if no player's turn is in progress there. In a running
/// game hidden information is dealt again at random, as for a try-out.
AnalysisOnTable judged_turn(const table::Sitting& sitting);

/// Returns all turns of the session's finished game, with unknown losses.
Losses turns_to_count(const GameSession& session);

/// Returns the solver's question for the loss of a turn of `history`.
brains::TurnQuestion question_of(const table::History& history, const TurnLoss& loss);

/// Sets the loss from the solver's answer. Returns false, and leaves it unknown, if the answer lacks the value of the
/// turn as it was played.
bool count_loss(TurnLoss& loss, const brains::TurnAnswer& answer);

/// Decodes the solver's answer about a turn that starts at `position`, without turns that have no actions. Returns
/// nothing if the bytes are malformed, nothing was found, or a turn starts with an illegal action.
std::optional<brains::TurnAnswer> turn_answer_in(const State& position, const platform::Bytes& bytes);

} // namespace elgrande::screens
