#pragma once

#include "search/budget.hpp"
#include "search/counts/returns.hpp"
#include "search/end_evaluator.hpp"

#include "rules/state.hpp"

#include <cstdint>
#include <unordered_map>

namespace elgrande::search
{

/// Computes the value that the player can guarantee in a position where an opponent is asked: alpha-beta over the
/// opponents' answers and the player's answers after them, with a transposition table. Use one object for all positions
/// of a turn. `score_before`: see worth(). `budget` must outlive it.
class WorstCase
{
public:
    WorstCase(Seat player, Objective objective, int score_before, Budget& budget)
        : player_(player), objective_(objective), score_before_(score_before), budget_(budget),
          evaluator_(player, objective, score_before), returns_(objective)
    {
    }

    /// Returns the value of a state within the turn if it is above `floor`, otherwise some upper bound of the value
    /// that is no higher than `floor`. The result is meaningless if the budget ran out (Budget::is_over()).
    int value(const State& state, int floor);

private:
    ValueBounds first_bounds(const State& state, int floor);
    int search(const State& state, int alpha, int beta);
    int best_disk(const State& state, int alpha, int beta);
    int best_answer(const State& state, int alpha, int beta);
    int worst_answer(const State& state, int alpha, int beta);
    int after(const State& state, Action action, int alpha, int beta);

    Seat player_;
    Objective objective_;
    int score_before_;
    Budget& budget_;
    EndEvaluator evaluator_;
    ReturnBounds returns_;
    std::unordered_map<std::uint64_t, ValueBounds> table_; ///< by turn_key()
    PerSeat<Action> killer_{};                             ///< by opponent: the last answer that was worst; tried first
};

} // namespace elgrande::search
