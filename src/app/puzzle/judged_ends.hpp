#pragma once

#include "brains/messages.hpp"
#include "record/link/puzzle.hpp"
#include "rules/outlook/breakdown.hpp"

#include <optional>

namespace elgrande::screens
{

/// Where the points of a judged turn come from.
struct JudgedEnds
{
    Breakdown before;              ///< of the puzzle's position
    Breakdown yours;               ///< of the end of the player's turn; its value is that of the verdict
    std::optional<Breakdown> best; ///< of the end of the first best turn; nothing if it is unknown
};

/// Returns the parts of the values in the solver's answer about a turn that was played in the puzzle. Where opponents
/// answer, the ends assume the answers that are worst for the player. The answer's lines come from outside: returns
/// nothing if the one that was played, or with an exact answer the best one, cannot be played or has another value than
/// the answer says.
std::optional<JudgedEnds> judged_ends(const record::Puzzle& puzzle, const brains::TurnAnswer& answer);

} // namespace elgrande::screens
