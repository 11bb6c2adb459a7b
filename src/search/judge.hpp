#pragma once

#include "search/known_payouts.hpp"
#include "search/objective.hpp"

namespace elgrande::search
{

/// Computes worth() for many ends of one turn. Faster than worth(), because it remembers what places pay.
class Judge
{
public:
    Judge(Seat player, Objective objective, int score_before)
        : player_(player), objective_(objective), score_before_(score_before)
    {
    }

    int value(const State& end);

private:
    Seat player_;
    Objective objective_;
    int score_before_;
    KnownPayouts known_;
};

} // namespace elgrande::search
