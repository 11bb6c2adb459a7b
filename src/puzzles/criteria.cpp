#include "puzzles/criteria.hpp"

#include "puzzles/ideas.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"
#include "search/objective.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <numeric>

namespace elgrande::puzzles
{
namespace
{

bool is_clearly_better(const State& state, Objective objective, int better, int worse, const Criteria& criteria)
{
    const bool is_lead = objective == Objective::Lead || objective == Objective::LeadAfterScoring;
    const bool wins = state.round == last_round && is_lead && better > 0 && worse <= 0;
    return better - worse >= criteria.min_gap || wins;
}

/// True if the plain turn has a higher value than the position before the turn.
bool lures(const State& state, Objective objective, const Verdict& verdict)
{
    const Seat player = state.active();
    return verdict.greedy > std::optional(search::worth(state, player, objective, state.score[player]));
}

/// Returns the highest value of a turn that takes another card than `taken`. Returns the value of the best turn if no
/// other card can be taken, as there is nothing to choose then.
int best_with_another_card(const State& state, Objective objective, const Verdict& verdict, Action taken,
                           const JudgeLimits& limits)
{
    const ActionList cards = legal(state);
    if (cards.size() == 1)
    {
        return verdict.value;
    }
    int best = std::numeric_limits<int>::min();
    for (const Action card : cards)
    {
        if (card != taken)
        {
            best = std::max(best, value_of(state, objective, std::array{card}, limits).value_or(best));
        }
    }
    return best;
}

bool offers_another_card(const State& state, Objective objective, const Verdict& verdict, const Criteria& criteria,
                         const JudgeLimits& limits)
{
    const bool same_card = std::all_of(verdict.solutions.begin(), verdict.solutions.end(),
                                       [&](const std::vector<Action>& solution)
                                       { return solution.front() == verdict.solutions.front().front(); });
    const std::int64_t least = std::int64_t{verdict.value} - criteria.card_reach;
    return state.decision.question != Question::TakeCard || !same_card
           || best_with_another_card(state, objective, verdict, verdict.solutions.front().front(), limits) >= least;
}

State end_of(State state, const std::vector<Action>& actions)
{
    for (const Action action : actions)
    {
        apply_within_turn(state, action);
    }
    return state;
}

} // namespace

int moves_in(const std::vector<Action>& actions)
{
    const auto chooses_a_place = [](const Action& action)
    {
        switch (action.kind)
        {
        case ActionKind::TakeCard:
        case ActionKind::Act:
        case ActionKind::Skip:
        case ActionKind::Done:
        case ActionKind::ChooseEffect:
        case ActionKind::ScorePlace:
        case ActionKind::SetDisk:
        case ActionKind::Recruit:
        case ActionKind::TakeBack:
            return false;
        default:
            return true;
        }
    };
    return static_cast<int>(std::count_if(actions.begin(), actions.end(), chooses_a_place));
}

int places_apart(const State& state, const std::vector<Action>& left, const std::vector<Action>& right)
{
    const auto ended_left = end_of(state, left).caballeros;
    const auto ended_right = end_of(state, right).caballeros;
    return std::transform_reduce(ended_left.begin(), ended_left.end(), ended_right.begin(), 0, std::plus<>(),
                                 [](const auto& one, const auto& other) { return one != other ? 1 : 0; });
}

std::optional<PuzzleFault> fault_of(const State& state, Objective objective, const Verdict& verdict,
                                    const Criteria& criteria, const JudgeLimits& limits)
{
    if (!verdict.solved)
    {
        return PuzzleFault::Unsolved;
    }
    if (!verdict.second)
    {
        return PuzzleFault::AllSame;
    }
    if (!verdict.greedy)
    {
        return PuzzleFault::PlainUnknown;
    }
    if (!is_clearly_better(state, objective, verdict.value, *verdict.greedy, criteria))
    {
        return PuzzleFault::PlainSolves;
    }
    if (criteria.wants_lure && !lures(state, objective, verdict))
    {
        return PuzzleFault::PlainRepels;
    }
    if (!is_clearly_better(state, objective, verdict.value, *verdict.second, criteria))
    {
        return PuzzleFault::SmallGap;
    }
    if (verdict.best_ends > criteria.max_best_ends)
    {
        return PuzzleFault::ManyBest;
    }
    const auto is_short = [&](const std::vector<Action>& solution) { return moves_in(solution) <= criteria.max_moves; };
    if (std::none_of(verdict.solutions.begin(), verdict.solutions.end(), is_short))
    {
        return PuzzleFault::ManyMoves;
    }
    const auto is_near = [&](const std::vector<Action>& solution)
    { return places_apart(state, solution, verdict.plain) <= criteria.max_places; };
    if (std::none_of(verdict.solutions.begin(), verdict.solutions.end(), is_near))
    {
        return PuzzleFault::ManyPlaces;
    }
    return offers_another_card(state, objective, verdict, criteria, limits) ? std::nullopt
                                                                            : std::optional(PuzzleFault::OneCard);
}

bool has_wanted_ideas(Ideas ideas, const Criteria& criteria)
{
    Ideas common;
    common.insert(Idea::ActLast);
    return !criteria.wants_ideas || !(ideas - common).empty();
}

Assessment assess(const State& state, Objective objective, const Verdict& verdict, const Criteria& criteria,
                  const JudgeLimits& limits)
{
    Assessment found{ideas_of(state, objective, verdict, limits),
                     fault_of(state, objective, verdict, criteria, limits)};
    if (!found.fault && !has_wanted_ideas(found.ideas, criteria))
    {
        found.fault = PuzzleFault::NoIdea;
    }
    return found;
}

} // namespace elgrande::puzzles
