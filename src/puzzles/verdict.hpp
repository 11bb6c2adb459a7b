#pragma once

#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// The verdict of the solver on a puzzle, and the difficulty of the puzzle for people.
namespace elgrande::puzzles
{

inline constexpr int hardest_grade = 5;
inline constexpr int hardest_within_grade = 99;

/// The solver's result for a turn. Values are values of the objective, in points.
struct Verdict
{
    bool solved = false;         ///< false if the search reached its limits; then nothing else is valid
    int value = 0;               ///< of the best ends
    std::optional<int> second;   ///< the second best value, if there is one
    std::uint64_t best_ends = 0; ///< number of ends with the best value
    std::uint64_t ends = 0;      ///< number of all ends
    std::optional<int> greedy;   ///< value of greedy_turn(), the plain turn, if it is known
    std::vector<Action> plain;   ///< the actions of greedy_turn()
    bool others_answer = false;  ///< another seat is asked in a solution; values assume its worst answers
    double hardness = 0;         ///< the difficulty of finding a best turn, without a unit: about 0 … 6
    int grade = 1;               ///< 1 … hardest_grade, by hardness
    int within_grade = 50;       ///< the hardness within the grade: 0, the easiest, … hardest_within_grade
    std::vector<std::vector<Action>> solutions; ///< for each of at most 64 best ends a shortest sequence of actions
};

/// Limits of the search; see search::Limits.
struct JudgeLimits
{
    std::uint32_t max_positions = 400'000;
    std::function<bool()> cancelled = {};
};

/// Solves the turn from `state`, which must ask the player whose turn it is. The solver uses everything in `state`, so
/// callers replace what is hidden from the player (determinize()), as record::puzzle_link() does.
Verdict judge(const State& state, Objective objective, const JudgeLimits& limits = {});

/// Returns the value of playing `played`, the answers of all seats in order, from `state`, which must be within a turn
/// (is_within_turn()). If they do not end the turn, its rest is solved; answers after its end are ignored.
/// Returns nothing if an answer is illegal or the search reached its limits.
std::optional<int> value_of(const State& state, Objective objective, std::span<const Action> played,
                            const JudgeLimits& limits = {});

} // namespace elgrande::puzzles
