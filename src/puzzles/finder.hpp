#pragma once

#include "puzzles/verdict.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <functional>

namespace elgrande::puzzles
{

/// A position of a game between computer players that makes a good puzzle.
struct FoundPuzzle
{
    State state; ///< as its player sees it, with random hidden information (determinize())
    Objective objective{};
    Verdict verdict;
};

/// The conditions for a puzzle. The position must also be solved exactly.
struct Criteria
{
    int least_gap = 2;                ///< in points: between the best value and the second best
    int least_over_greedy = 2;        ///< in points: between the best value and that of greedy_turn()
    std::uint64_t most_best_ends = 6; ///< a turn with more best ends is too easy
};

/// Plays a game of Level::Medium computer players with `setup` and calls `take` with each puzzle found in it. Looks for
/// them in a random half of the positions before and after a player takes the action card, each with a random
/// objective; the same setup leads to the same puzzles. The Castillo should be open; otherwise the value of a turn
/// depends on what its player cannot know.
void find_puzzles(const Setup& setup, const Criteria& criteria, const std::function<void(const FoundPuzzle&)>& take);

/// True if a turn with this verdict is solved, has a second best value and a greedy value, and fulfils the criteria.
bool meets(const Verdict& verdict, const Criteria& criteria);

} // namespace elgrande::puzzles
