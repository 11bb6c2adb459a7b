#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "table/sitting.hpp"

namespace elgrande::screens
{

/// The turn of the moment that is shown: at a past moment from its beginning on, else from what is asked now. While
/// the game lasts nobody's secrets have a part in it: they are dealt again, as for a try-out.
AnalysisOnTable judged_turn(const table::Sitting& sitting);

/// All turns of a finished game, of none of which anything is known yet.
Losses turns_to_count(const GameSession& session);

/// The question about a turn, as it was played.
brains::TurnQuestion question_of(const table::History& history, const TurnLoss& loss);

/// Its loss by the solver's answer; false if the answer does not tell it.
bool count_loss(TurnLoss& loss, const brains::TurnAnswer& answer);

/// The result, if the answer can be relied on: something was found, and its turns, of which those without answers
/// are left out, begin legally there.
std::optional<brains::TurnAnswer> told_of(const State& position, const platform::Bytes& bytes);

} // namespace elgrande::screens
