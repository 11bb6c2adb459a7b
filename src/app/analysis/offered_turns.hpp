#pragma once

#include "brains/messages.hpp"
#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <vector>

namespace elgrande::screens
{

/// A turn that the page offers to show.
struct OfferedTurn
{
    std::vector<Action> turn; ///< as in the solver's answer
    int value = 0;            ///< by the objective, as the solver counts it
    int ways = 1; ///< the number of best turns that it stands for: with the same card and the same points for everybody
};

/// The maximum number of best turns offered.
inline constexpr std::size_t max_offered = 5;

/// Returns the turns to offer from the solver's answer about a turn that begins at `position`: at most `most` of
/// the best ones, then for each card that no best turn takes, the best turn with it. Best turns with the same card and
/// the same points for everybody in every place count as one.
std::vector<OfferedTurn> offered_turns(const State& position, Objective objective, const brains::TurnAnswer& answer,
                                       std::size_t most = max_offered);

} // namespace elgrande::screens
