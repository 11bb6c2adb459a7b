#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/counts/returns/contest.hpp"
#include "search/objective.hpp"

#include <optional>
#include <vector>

namespace elgrande::search
{

/// What the player can make sure of when others return caballeros of their choice from regions and court, and the
/// player may place afterwards: there are millions of answers, but what is worst against one placing, and one secret
/// disk where the objective has a general scoring, is found place by place, and so are the others' worst disks. One for
/// all the positions of a turn: the answers that were worst in some of them are likely to be so in others.
class ReturnBounds
{
public:
    ReturnBounds(Objective objective, Budget& budget) : objective_(objective), budget_(budget) {}

    /// Bounds of the value as far as it is above `floor`: the best that the player gets by settling placing and disk
    /// first, and the least of the best placings and disks against some answers; mostly they are the same. Nothing for
    /// other questions, if somebody owns a Veto, with standard-bearers, the colonies, Grandissimo or Grandes that
    /// follow disks, and for objectives that are no sums over places.
    std::optional<ValueBounds> of(const State& state, int floor);

private:
    Objective objective_;
    Budget& budget_;
    std::vector<Returns> worst_;
};

} // namespace elgrande::search
