#pragma once

#include "brains/messages.hpp"
#include "record/link/puzzle.hpp"
#include "rules/outlook/breakdown.hpp"

#include <optional>

namespace elgrande::screens
{

/// The sources of the points of a judged turn.
struct VerdictBreakdown
{
    Breakdown before;              ///< of the puzzle's position
    Breakdown yours;               ///< of the end of the player's turn; its value is the verdict's
    std::optional<Breakdown> best; ///< of the end of the first best turn; nothing if it is unknown
};

/// Splits the values in the solver's answer about a turn that was played in the puzzle. Where opponents answer, assumes
/// the answers that are worst for the player. The answer is not trusted: returns nothing if its played line, or the
/// best line of an exact answer, is illegal or does not have the value that the answer states.
std::optional<VerdictBreakdown> verdict_breakdown(const record::Puzzle& puzzle, const brains::TurnAnswer& answer);

} // namespace elgrande::screens
