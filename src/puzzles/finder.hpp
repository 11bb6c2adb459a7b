#pragma once

#include "puzzles/criteria.hpp"
#include "rules/random.hpp"
#include "rules/setup.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace elgrande::puzzles
{

/// A position of a game between computer players that makes a good puzzle.
struct FoundPuzzle
{
    State state; ///< as its player sees it: determinize() with Random(), so that a link holds exactly this position
    Objective objective{};
    Verdict verdict;
    Ideas ideas;
};

/// A game between computer players of Level::Medium that is searched for puzzles. The same setup, which must pass
/// validate_setup(), and the same criteria lead to the same puzzles. The Castillo should be open; otherwise the value
/// of a turn depends on what its player cannot know.
class PuzzleGame
{
public:
    /// `cancelled`: see JudgeLimits. Once it has returned true, step() should not be called again.
    explicit PuzzleGame(const Setup& setup, const Criteria& criteria = {}, std::function<bool()> cancelled = {});

    bool over() const;

    /// The number of the round, from 1.
    int round() const { return state_.round; }

    /// Looks for a puzzle in the current position, then plays the answer to its question. Looks only if the player
    /// whose turn it is chooses an action card or has just taken one. Tries up to two random objectives, and returns
    /// the first puzzle that meets the criteria and is not too similar (are_alike()) to an earlier one of this game.
    /// Takes up to some tenths of a second. Call only while the game is not over.
    std::optional<FoundPuzzle> step();

private:
    std::optional<FoundPuzzle> look();
    bool is_new(const FoundPuzzle& found) const;

    Criteria criteria_;
    std::function<bool()> cancelled_;
    State state_;
    Random random_;
    std::vector<FoundPuzzle> found_;
};

/// Plays a PuzzleGame to its end and calls `take` with each puzzle that is found. `take` must not be empty.
void find_puzzles(const Setup& setup, const Criteria& criteria, const std::function<void(const FoundPuzzle&)>& take);

} // namespace elgrande::puzzles
