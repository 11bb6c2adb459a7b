#include "puzzles/greedy.hpp"

#include "rules/game.hpp"
#include "search/best_turns.hpp"
#include "search/objective.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>

namespace elgrande::puzzles
{
namespace
{

constexpr int lower_than_any = std::numeric_limits<int>::min();
constexpr std::uint32_t max_positions_of_an_answer = 50'000; ///< limit of the search where other seats are asked

/// Evaluates positions of one turn for its player.
class TurnEvaluator
{
public:
    TurnEvaluator(const State& start, Objective objective)
        : player_(start.active()), objective_(objective), score_before_(start.score[player_])
    {
    }

    Seat player() const { return player_; }

    int value_of_position(const State& state) const { return search::worth(state, player_, objective_, score_before_); }

    /// Returns the highest value right after `action`, or after one more answer of the same player.
    int value_after(const State& state, Action action) const
    {
        State next = state;
        const bool ended = apply_within_turn(next, action);
        int best = value_of_position(next);
        if (ended || next.decision.seat != player_)
        {
            return best;
        }
        for (const Action second : legal(next))
        {
            State later = next;
            apply_within_turn(later, second);
            best = std::max(best, value_of_position(later));
        }
        return best;
    }

    /// Returns the value after the worst answers of other seats; nothing if the search reached its limits.
    std::optional<int> value_after_others(const State& state) const
    {
        const search::BestTurns found =
            search::best_turns(state, objective_, {.max_positions = max_positions_of_an_answer, .max_turns = 0});
        return found.exact ? std::optional(found.value + gained(state)) : std::nullopt;
    }

private:
    /// Returns the points gained before `state`, which the search does not count.
    int gained(const State& state) const
    {
        return objective_ == Objective::PointsGained ? state.score[player_] - score_before_ : 0;
    }

    Seat player_;
    Objective objective_;
    int score_before_;
};

/// Returns the greedy turn from a state in which the action card is taken.
GreedyTurn rest_of_turn(State state, const TurnEvaluator& evaluator)
{
    GreedyTurn turn;
    while (state.decision.seat == evaluator.player())
    {
        Action best{};
        int most = lower_than_any;
        for (const Action action : legal(state))
        {
            const int value = evaluator.value_after(state, action);
            best = value > most ? action : best;
            most = std::max(most, value);
        }
        turn.actions.push_back(best);
        if (apply_within_turn(state, best))
        {
            turn.value = evaluator.value_of_position(state);
            return turn;
        }
    }
    turn.value = evaluator.value_after_others(state);
    return turn;
}

/// True if the first of `actions`, which is legal in `state`, looks at least as good as every answer outside `actions`.
bool looks_best(const State& state, const TurnEvaluator& evaluator, std::span<const Action> actions)
{
    const int value = evaluator.value_after(state, actions.front());
    const ActionList answers = legal(state);
    return std::none_of(answers.begin(), answers.end(),
                        [&](Action answer)
                        {
                            return evaluator.value_after(state, answer) > value
                                   && std::find(actions.begin(), actions.end(), answer) == actions.end();
                        });
}

/// True if a greedy player takes this card, or knows no value for any card.
bool is_plain_card(const State& state, Objective objective, Action card)
{
    const GreedyTurn plain = greedy_turn(state, objective);
    return plain.actions.empty() || plain.actions.front() == card;
}

} // namespace

int surprises_in(const State& state, Objective objective, std::span<const Action> actions)
{
    const TurnEvaluator evaluator(state, objective);
    State next = state;
    int surprises = 0;
    for (std::size_t i = 0; i < actions.size() && next.decision.seat == evaluator.player(); ++i)
    {
        // A card is not judged by what it does at once.
        const bool is_plain = next.decision.question == Question::TakeCard
                                  ? is_plain_card(next, objective, actions[i])
                                  : looks_best(next, evaluator, actions.subspan(i));
        surprises += is_plain ? 0 : 1;
        if (apply_within_turn(next, actions[i]))
        {
            break;
        }
    }
    return surprises;
}

GreedyTurn greedy_turn(const State& state, Objective objective)
{
    const TurnEvaluator evaluator(state, objective);
    if (state.decision.question != Question::TakeCard)
    {
        return rest_of_turn(state, evaluator);
    }
    GreedyTurn best;
    for (const Action card : legal(state))
    {
        State taken = state;
        GreedyTurn turn;
        if (apply_within_turn(taken, card))
        {
            turn.value = evaluator.value_of_position(taken);
        }
        else
        {
            turn = rest_of_turn(taken, evaluator);
        }
        turn.actions.insert(turn.actions.begin(), card);
        if (turn.value > best.value) // an unknown value is less than any other
        {
            best = turn;
        }
    }
    return best;
}

} // namespace elgrande::puzzles
