#pragma once

#include "search/objective.hpp"
#include "search/payout_table.hpp"

namespace elgrande::search
{

/// Computes worth() for many ends of one turn, faster than that function because it caches what places pay. The
/// constructor takes the same `player`, `objective` and `score_before`.
class EndEvaluator
{
public:
    EndEvaluator(Seat player, Objective objective, int score_before)
        : player_(player), objective_(objective), score_before_(score_before)
    {
    }

    /// Returns worth() of `end`.
    int value(const State& end);

private:
    Seat player_;
    Objective objective_;
    int score_before_;
    ScoringCache cache_;
};

} // namespace elgrande::search
