#pragma once

#include "search/disks/worst_disks.hpp"
#include "search/objective.hpp"

namespace elgrande::search
{

/// What the ends of one turn are worth (worth()), within a budget.
class Judge
{
public:
    Judge(Seat player, Objective objective, int score_before, Budget& budget)
        : player_(player), objective_(objective), score_before_(score_before), disks_(player, &budget)
    {
    }

    /// The value of an end if it is above `floor`, otherwise any number from the value to `floor`. Means nothing if the
    /// budget is over.
    int value(const State& end, int floor);

private:
    Seat player_;
    Objective objective_;
    int score_before_;
    KnownPayouts known_;
    WorstDisks disks_;
};

} // namespace elgrande::search
