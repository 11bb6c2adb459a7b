#pragma once

#include "puzzles/verdict.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <functional>

namespace elgrande::puzzles
{

/// A moment of a game between computer players that is worth solving.
struct Found
{
    State state; ///< as its player sees it, with what is hidden dealt anew
    Objective objective{};
    Verdict verdict;
};

/// What is asked of a puzzle beside its being solved exactly.
struct Taste
{
    int least_gap = 2;                ///< between the best value and the next
    int least_over_greedy = 2;        ///< between the best value and what a greedy turn comes to
    std::uint64_t most_best_ends = 6; ///< more are no surprise
};

/// Plays a game of computer players of the medium level by `setup`, seed and all, and gives each puzzle in it to
/// `take`: the turn with its card free, or with the card that was taken. The Castillo should be open, as the value of
/// what nobody can know would be luck.
void find_puzzles(const Setup& setup, const Taste& taste, const std::function<void(const Found&)>& take);

/// Is it to this taste?
bool suits(const Verdict& verdict, const Taste& taste);

} // namespace elgrande::puzzles
