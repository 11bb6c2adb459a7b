#include "puzzles/verdict.hpp"

#include "puzzles/criteria.hpp"
#include "puzzles/greedy.hpp"
#include "rules/game.hpp"
#include "search/best_turns.hpp"
#include "search/objective.hpp"

#include <algorithm>
#include <array>
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

/// Returns how hard the turn is to find. The parts and weights come from the turns that computer players miss, which
/// want to win and do not know the task: `elgrande judge --list FILE --levels` counts it by grade. What a greedy turn
/// misses says nothing.
double hardness_of(const State& state, Objective objective, const Verdict& verdict)
{
    constexpr int widest_gap = 8; // in points
    constexpr int max_surprises = 5;
    const int gap = verdict.value - verdict.second.value_or(verdict.value);
    double hardness = 0.4 * std::log10(static_cast<double>(std::max<std::uint64_t>(verdict.ends, 1)));
    hardness += state.decision.question == Question::TakeCard ? 1 : 0;
    hardness += verdict.others_answer ? 0.5 : 0;
    hardness -= 0.15 * std::min(gap, widest_gap);
    int surprises = max_surprises;
    for (const std::vector<Action>& solution : verdict.solutions)
    {
        surprises = std::min(surprises, surprises_in(state, objective, solution));
    }
    hardness += verdict.solutions.empty() ? 0 : 0.5 * surprises + 0.15 * moves_in(verdict.solutions.front());
    return hardness;
}

/// The least hardness of each grade above the first: about a fifth of what find_puzzles() finds has each grade.
constexpr std::array<double, hardest_grade - 1> min_hardness{1.1, 1.75, 2.3, 3.2};

int grade_of(double hardness)
{
    return 1
           + static_cast<int>(std::upper_bound(min_hardness.begin(), min_hardness.end(), hardness)
                              - min_hardness.begin());
}

/// Returns Verdict::within_grade. The first grade is taken to begin at 0 and the last one to end at 6.
int within_grade_of(double hardness, int grade)
{
    constexpr double hardest = 6;
    const auto index = static_cast<std::size_t>(grade);
    const double from = grade == 1 ? 0 : min_hardness[index - 2];
    const double to = grade == hardest_grade ? hardest : min_hardness[index - 1];
    const double share = (hardness - from) / (to - from);
    return std::clamp(static_cast<int>(std::floor(share * (hardest_within_grade + 1))), 0, hardest_within_grade);
}

} // namespace

Verdict judge(const State& state, Objective objective, const JudgeLimits& limits)
{
    const search::BestTurns found =
        search::best_turns(state, objective, {.max_positions = limits.max_positions, .cancelled = limits.cancelled});
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
    verdict.hardness = hardness_of(state, objective, verdict);
    verdict.grade = grade_of(verdict.hardness);
    verdict.within_grade = within_grade_of(verdict.hardness, verdict.grade);
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
        next, objective, {.max_positions = limits.max_positions, .max_turns = 0, .cancelled = limits.cancelled});
    if (!rest.exact)
    {
        return std::nullopt;
    }
    const int gained = objective == Objective::PointsGained ? next.score[player] - score : 0;
    return rest.value + gained;
}

} // namespace elgrande::puzzles
