#pragma once

#include "rules/state.hpp"
#include "search/counts/return_codes.hpp"
#include "search/objective.hpp"

#include <optional>
#include <vector>

namespace elgrande::search
{

/// Inclusive bounds of a value.
struct ValueBounds
{
    int low = 0;
    int high = 0;
};

/// Bounds the value of positions in which opponents must return caballeros of their choice and the player may place
/// caballeros and set a disk afterwards. There are millions of answers. But for a fixed *plan* (a placing and a disk of
/// the player) a dynamic program over the places finds the worst answer. Use one object for all positions of a turn:
/// the worst answers of earlier positions are tried first in later ones.
class ReturnBounds
{
public:
    explicit ReturnBounds(Objective objective) : objective_(objective) {}

    /// Returns bounds of the value, which are usually equal. The lower bound is the value of the best plan against its
    /// worst answer. The upper bound is the minimum over some answers of the value of the best plan against each. Stops
    /// as soon as the value is known to be at most `floor`. Returns nothing for other questions, if there are too many
    /// placings, if an opponent owns a Veto, with standard-bearers, with the colonies, while a symbol or figure of
    /// Grandissimo lets the player do more, and for Objective::PointsGained and, while Grandes follow disks,
    /// LeadAfterScoring.
    std::optional<ValueBounds> of(const State& state, int floor);

private:
    Objective objective_;
    std::vector<Returns> worst_; ///< answers that were worst in earlier positions, the latest first
};

} // namespace elgrande::search
