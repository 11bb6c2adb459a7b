#pragma once

#include "puzzles/verdict.hpp"
#include "rules/outlook/puzzle.hpp"

#include <cstdint>
#include <optional>

/// The criteria of a good puzzle.
namespace elgrande::puzzles
{

/// The conditions for a puzzle. A value is *clearly* above another one if it is at least `min_gap` points higher; or,
/// in the last round and for an objective that measures the lead, if only the higher one is above 0. The plain turn is
/// greedy_turn().
struct Criteria
{
    int min_gap = 3; ///< in points: the best value must be clearly above the second one and the plain turn's
    std::uint64_t max_best_ends = 4; ///< a turn with more best ends is too easy
    int max_moves = 8;               ///< moves_in() of the shortest best turn; more would be counting, not an idea
    int max_places = 4;      ///< places_apart() of the plain turn and the nearest best turn: what must be compared
    int card_reach = 8;      ///< in points: if the card is still to be chosen, another card loses at most this much
    bool wants_lure = true;  ///< the plain turn must have a higher value than the position before the turn
    bool wants_ideas = true; ///< there must be an idea (ideas_of()) besides Idea::ActLast, which every scoring card has
};

/// Returns the number of `actions` that choose a piece or its destination: one for a piece that is placed or removed
/// and for the King, two for a caballero that is moved (Lift and Drop).
int moves_in(const std::vector<Action>& actions);

/// Returns the number of places where the caballeros differ after two turns, each played from `state` by legal actions:
/// the majorities to compare to see which turn is better.
int places_apart(const State& state, const std::vector<Action>& left, const std::vector<Action>& right);

/// Returns why the turn does not meet the criteria, apart from ideas; nothing if it does. `verdict` must be judge() of
/// the same position and objective. If the position asks for an action card, solves at most one position within
/// `limits` for each other card.
std::optional<PuzzleFault> fault_of(const State& state, Objective objective, const Verdict& verdict,
                                    const Criteria& criteria = {}, const JudgeLimits& limits = {});

/// True if the ideas of a turn (ideas_of()) meet the criteria.
bool has_wanted_ideas(Ideas ideas, const Criteria& criteria);

/// A turn as a puzzle.
struct Assessment
{
    Ideas ideas;                      ///< ideas_of()
    std::optional<PuzzleFault> fault; ///< fault_of(), or PuzzleFault::NoIdea; nothing if it is a good puzzle
};

/// Returns the ideas and the fault of a turn. Takes the same arguments as fault_of().
Assessment assess(const State& state, Objective objective, const Verdict& verdict, const Criteria& criteria = {},
                  const JudgeLimits& limits = {});

} // namespace elgrande::puzzles
