#pragma once

#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// What the solver makes of a puzzle, and how hard it is for people.
namespace elgrande::puzzles
{

inline constexpr int hardest_grade = 5;

struct Verdict
{
    bool solved = false;       ///< false if the search had to give up: then nothing else is right
    int value = 0;             ///< of the best ends
    std::optional<int> second; ///< the next lower one, if there is any
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
    std::optional<int> greedy;                  ///< what greedy_turn() comes to, if that could be told
    bool others_answer = false;                 ///< somebody else is asked on the way: all is by their worst answers
    int grade = 1;                              ///< 1 … hardest_grade
    std::vector<std::vector<Action>> solutions; ///< the shortest first actions to each of the first best ends
};

struct Effort
{
    std::uint32_t most_positions = 400'000;
    std::function<bool()> cancelled = {};
};

/// Of a state that asks a player in their own turn. Of what lies hidden it knows all, so callers give what the player
/// sees, dealt anew: record::puzzle_link() does so.
Verdict judge(const State& state, Objective objective, const Effort& effort = {});

/// What `played` comes to, the own answers from `state` on and those of whoever was asked meanwhile: the end of
/// the turn, or the worst of what is open. Nothing if one of them is not legal or it cannot be told.
std::optional<int> value_of(const State& state, Objective objective, std::span<const Action> played);

} // namespace elgrande::puzzles
