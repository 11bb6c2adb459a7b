#include "puzzles/verdict.hpp"

#include "puzzles/greedy.hpp"
#include "rules/game.hpp"
#include "search/best_turns.hpp"
#include "search/objective.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande::puzzles
{
namespace
{

/// True if another seat is asked before the turn ends, when `actions` are played.
bool asks_others(State state, const std::vector<Action>& actions)
{
    const Seat player = state.active();
    for (const Action action : actions)
    {
        if (state.decision.seat != player)
        {
            return true;
        }
        if (apply_within_turn(state, action))
        {
            return false;
        }
    }
    return state.decision.seat != player;
}

/// True if the first action that changes the value of the position lowers it.
bool begins_with_a_loss(const State& state, Objective objective, const std::vector<Action>& actions)
{
    const Seat player = state.active();
    const int score = state.score[player];
    const int before = search::worth(state, player, objective, score);
    State next = state;
    for (const Action action : actions)
    {
        if (next.decision.seat != player || apply_within_turn(next, action))
        {
            return false;
        }
        const int now = search::worth(next, player, objective, score);
        if (now != before)
        {
            // A lifted caballero counts nowhere until it is put down.
            return now < before && next.progress.lifted_from == Place::Nowhere;
        }
    }
    return false;
}

/// A turn is harder to find for people the more ends it has, the more points a greedy turn misses, if its first action
/// loses points, and if there is only one best end.
int grade_of(const State& state, Objective objective, const Verdict& verdict)
{
    constexpr double points_missed = 3;
    constexpr double most_missed = 3;
    const double missed = verdict.value - verdict.greedy.value_or(verdict.value);
    double score = std::log10(static_cast<double>(std::max<std::uint64_t>(verdict.ends, 1))) - 1;
    score += std::min(most_missed, missed / points_missed);
    score += state.decision.question == Question::TakeCard ? 1 : 0;
    score += verdict.best_ends == 1 ? 0.5 : 0;
    score += verdict.others_answer ? 0.5 : 0;
    score += !verdict.solutions.empty() && begins_with_a_loss(state, objective, verdict.solutions.front()) ? 1 : 0;
    // A quarter of what find_puzzles() finds is of the first grade, a fifth of each other one.
    constexpr double easiest = 1.9;
    constexpr double step = 1.4;
    return std::clamp(1 + static_cast<int>(std::floor((score - easiest) / step)), 1, hardest_grade);
}

} // namespace

Verdict judge(const State& state, Objective objective, const JudgeLimits& limits)
{
    const search::BestTurns found =
        search::best_turns(state, objective, {.most_positions = limits.most_positions, .cancelled = limits.cancelled});
    Verdict verdict;
    if (!found.exact)
    {
        return verdict;
    }
    verdict.solved = true;
    verdict.value = found.value;
    verdict.second = found.second;
    verdict.best_ends = found.best_ends;
    verdict.ends = found.ends;
    verdict.solutions = found.turns;
    GreedyTurn plain = greedy_turn(state, objective);
    verdict.greedy = plain.value;
    verdict.plain = std::move(plain.actions);
    verdict.others_answer =
        std::any_of(verdict.solutions.begin(), verdict.solutions.end(),
                    [&](const std::vector<Action>& actions) { return asks_others(state, actions); });
    verdict.grade = grade_of(state, objective, verdict);
    return verdict;
}

std::optional<int> value_of(const State& state, Objective objective, std::span<const Action> played,
                            const JudgeLimits& limits)
{
    const Seat player = state.active();
    const int score = state.score[player];
    State next = state;
    for (const Action action : played)
    {
        if (refusal(next, action))
        {
            return std::nullopt;
        }
        if (apply_within_turn(next, action))
        {
            return search::worth(next, player, objective, score);
        }
    }
    const search::BestTurns rest = search::best_turns(
        next, objective, {.most_positions = limits.most_positions, .most_turns = 0, .cancelled = limits.cancelled});
    if (!rest.exact)
    {
        return std::nullopt;
    }
    const int gained = objective == Objective::PointsGained ? next.score[player] - score : 0;
    return rest.value + gained;
}

} // namespace elgrande::puzzles
