#include "search/end_evaluator.hpp"

#include "rules/majority.hpp"
#include "search/general_scoring.hpp"

namespace elgrande::search
{

namespace
{

/// worth(), with a cache of payouts unless `cache` is null.
int worth_with(const State& end, Seat player, Objective objective, int score_before, ScoringCache* cache)
{
    switch (objective)
    {
    case Objective::PointsGained:
        return end.score[player] - score_before;
    case Objective::OwnPoints:
        return scores_as_it_stands(end, cache)[player];
    case Objective::Lead:
        return lead_of(end, player, scores_as_it_stands(end, cache));
    case Objective::LeadAfterScoring:
        return lead_with_disks_at_home(end, player, cache);
    case Objective::HoldRivals:
        break;
    }
    PerSeat<int> scores = scores_as_it_stands(end, cache);
    scores[player] = 0;
    return lead_of(end, player, scores);
}

} // namespace

int worth(const State& end, Seat player, Objective objective, int score_before)
{
    return worth_with(end, player, objective, score_before, nullptr);
}

int EndEvaluator::value(const State& end)
{
    return worth_with(end, player_, objective_, score_before_, &cache_);
}

} // namespace elgrande::search
