#pragma once

#include "puzzles/verdict.hpp"
#include "rules/outlook/puzzle.hpp"

#include <span>

/// Finds the ideas of a turn. Idea has their definitions.
namespace elgrande::puzzles
{

/// Returns the ideas of one way to play a turn: `actions`, all by the player whose turn it is in `before`, lead to
/// `after`, the end of the turn. Does not contain ActFirst, ActLast and NoAction, which compare a turn with others.
Ideas ideas_of_turn(const State& before, std::span<const Action> actions, const State& after, Objective objective);

/// Returns the ideas that all best turns have, so that every turn without one of them is worth less than the best.
/// `verdict` must be judge() of the same position and objective. Empty if the verdict is not solved, if another seat is
/// asked in a best turn, or if there are more best turns than the verdict lists. Solves up to a few dozen positions for
/// the ideas about the order of a turn, each within `limits`; ideas that they do not prove are left out.
Ideas ideas_of_best_turns(const State& state, Objective objective, const Verdict& verdict,
                          const JudgeLimits& limits = {});

/// Returns the ideas of a puzzle: those of the best turns that the plain turn (Verdict::plain) lacks, because these
/// decide.
Ideas ideas_of(const State& state, Objective objective, const Verdict& verdict, const JudgeLimits& limits = {});

} // namespace elgrande::puzzles
