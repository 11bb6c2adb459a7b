#include "search/worst_case.hpp"

#include "rules/game.hpp"
#include "search/turn_queries.hpp"

#include <algorithm>
#include <optional>

namespace elgrande::search
{

int WorstCase::value(const State& state, int floor)
{
    return search(state, floor, infinity);
}

/// Returns bounds of the value that are known without a search.
ValueBounds WorstCase::first_bounds(const State& state, int floor)
{
    if (objective_ == Objective::PointsGained)
    {
        return {state.score[player_] - score_before_, infinity}; // nobody ever loses points
    }
    return returns_.of(state, floor).value_or(ValueBounds{-infinity, infinity});
}

/// Returns the value if it is between `alpha` and `beta`; otherwise an upper bound of it that is at most `alpha`, or a
/// lower bound that is at least `beta`.
int WorstCase::search(const State& state, int alpha, int beta)
{
    const std::uint64_t key = turn_key(state);
    const auto [entry, fresh] = table_.try_emplace(key);
    if (fresh)
    {
        entry->second = first_bounds(state, alpha);
    }
    const ValueBounds bounds = entry->second;
    if (bounds.low >= beta || bounds.low == bounds.high)
    {
        return bounds.low;
    }
    if (bounds.high <= alpha)
    {
        return bounds.high;
    }
    if (!budget_.spend() || budget_.exceeded_by(table_.size()))
    {
        return alpha;
    }
    alpha = std::max(alpha, bounds.low);
    beta = std::min(beta, bounds.high);
    const bool disk_first = owes_disk(state, player_);
    const int value = disk_first                      ? best_disk(state, alpha, beta)
                      : asks_opponent(state, player_) ? worst_answer(state, alpha, beta)
                                                      : best_answer(state, alpha, beta);
    if (!budget_.is_over())
    {
        ValueBounds& found = table_[key]; // the table may have grown in the meantime
        found.low = value > alpha ? value : found.low;
        found.high = value < beta ? value : found.high;
    }
    return value;
}

/// Searches a position in which the player sets a disk before the opponents.
int WorstCase::best_disk(const State& state, int alpha, int beta)
{
    int best = -infinity;
    for (const Action disk : own_disks(state, player_))
    {
        State next = state;
        set_own_disk(next, player_, disk);
        best = std::max(best, search(next, std::max(alpha, best), beta));
        if (best >= beta)
        {
            break;
        }
    }
    return best;
}

/// Searches a position in which the player is asked.
int WorstCase::best_answer(const State& state, int alpha, int beta)
{
    int best = -infinity;
    for (const Action action : legal(state))
    {
        best = std::max(best, after(state, action, std::max(alpha, best), beta));
        if (best >= beta)
        {
            break;
        }
    }
    return best;
}

/// Searches a position in which an opponent is asked: the killer move first.
int WorstCase::worst_answer(const State& state, int alpha, int beta)
{
    const ActionList answers = legal(state);
    Action& killer = killer_[state.decision.seat];
    const int first = std::max(answers.find(killer), 0);
    int worst = infinity;
    for (int i = -1; i < answers.size() && worst > alpha; ++i)
    {
        if (i == first)
        {
            continue;
        }
        const Action action = answers[i < 0 ? first : i];
        const int value = after(state, action, alpha, std::min(beta, worst));
        if (value < worst)
        {
            worst = value;
            killer = action;
        }
    }
    return worst;
}

int WorstCase::after(const State& state, Action action, int alpha, int beta)
{
    State next = state;
    return apply_within_turn(next, action) ? evaluator_.value(next) : search(next, alpha, beta);
}

} // namespace elgrande::search
