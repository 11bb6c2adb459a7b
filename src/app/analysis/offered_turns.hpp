#pragma once

#include "app/analysis/analysis_session.hpp"

#include <cstddef>
#include <vector>

namespace elgrande::screens
{

/// The maximum number of best turns offered.
inline constexpr std::size_t max_offered = 5;

/// Returns the turns to offer from the solver's answer about a turn that begins at `position`: at most max_offered of
/// the best ones, then for each card that no best turn takes, the best turn with it. Best turns with the same card and
/// the same points for everybody in every place count as one.
std::vector<OfferedTurn> offered_turns(const State& position, Objective objective, const brains::TurnAnswer& answer);

} // namespace elgrande::screens
