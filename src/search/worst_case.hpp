#pragma once

#include "search/budget.hpp"
#include "search/counts/returns.hpp"
#include "search/judge.hpp"

#include "rules/state.hpp"

#include <array>
#include <unordered_map>

namespace elgrande::search
{

/// What the player can make sure of once others are asked in the middle of a turn: alpha-beta over what they answer and
/// what the player answers after them, with a table of positions. One for all the positions of a turn.
class WorstCase
{
public:
    WorstCase(Seat player, Objective objective, int score_before, Budget& budget)
        : player_(player), objective_(objective), score_before_(score_before), budget_(budget),
          judge_(player, objective, score_before), returns_(objective)
    {
    }

    /// The value of a state within the turn if it is above `floor`, otherwise any number from that value to `floor`.
    /// Means nothing if the budget is over.
    int value(const State& state, int floor);

private:
    struct Bounds
    {
        int low = 0;
        int high = 0;
    };

    Bounds bounds_of(const State& state, int floor);
    int search(const State& state, int alpha, int beta);
    int best_disk(const State& state, int alpha, int beta);
    int best_answer(const State& state, int alpha, int beta);
    int worst_answer(const State& state, int alpha, int beta);
    int after(const State& state, Action action, int alpha, int beta);

    Seat player_;
    Objective objective_;
    int score_before_;
    Budget& budget_;
    Judge judge_;
    ReturnBounds returns_;
    std::unordered_map<std::uint64_t, Bounds> known_;
    /// The answer of each seat that was worst for the player the last time: likely to be so again.
    PerSeat<Action> refutation_{};
};

} // namespace elgrande::search
