#pragma once

#include "rules/state.hpp"
#include "search/counts/return_codes.hpp"
#include "search/objective.hpp"

#include <optional>
#include <vector>

namespace elgrande::search
{

/// A value lies between these, both included.
struct ValueBounds
{
    int low = 0;
    int high = 0;
};

/// Bounds the value of positions in which opponents must return caballeros of their choice and the player may place
/// caballeros and set a disk afterwards. There are millions of answers, but against a *plan*, a placing and a disk that
/// the player settles beforehand, the worst answer is found by a dynamic programme over the places. Make one object for
/// all positions of a turn: the worst answers of some positions are tried first in the others.
class ReturnBounds
{
public:
    explicit ReturnBounds(Objective objective) : objective_(objective) {}

    /// Returns bounds of the value, which mostly meet. The lower bound is the best plan against its worst answer; the
    /// upper bound is the least, over some answers, of the best plan against that answer. Both are only as tight as it
    /// takes to tell the value from `floor`. Returns nothing for other questions, if an opponent owns a Veto, with
    /// standard-bearers, with Grandes that follow disks, and for objectives that are no sums over places.
    std::optional<ValueBounds> of(const State& state, int floor);

private:
    Objective objective_;
    std::vector<Returns> worst_; ///< answers that were worst in earlier positions, the latest first
};

} // namespace elgrande::search
