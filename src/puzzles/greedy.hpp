#pragma once

#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"

#include <optional>
#include <span>
#include <vector>

namespace elgrande::puzzles
{

/// The turn of a player with a search depth of two. Each answer leads to the highest value of the position right
/// after it, or after the player's next answer; the first of equal ones is taken. Of several action cards, the one with
/// the best greedy turn is taken.
struct GreedyTurn
{
    std::vector<Action> actions; ///< to the end of the turn, or to the first question for another seat
    /// The worth() of the position at the end, counted from the start of the actions; if another seat is asked there,
    /// after the answers that are worst for the player. Nothing if the search of the worst answers reached its limits.
    std::optional<int> value;
};

/// Returns the number of `actions`, played from `state`, that surprise a greedy player: some other answer, which does
/// not follow later in `actions`, looks better. An action card is a surprise if greedy_turn() takes another one. Counts
/// until the turn ends or another seat is asked. `state` must ask the player whose turn it is, and `actions` must be
/// legal.
int surprises_in(const State& state, Objective objective, std::span<const Action> actions);

/// Returns the greedy turn from `state`, which must ask the player whose turn it is. If `state` asks for an action
/// card and no card leads to a known value, returns an empty turn.
GreedyTurn greedy_turn(const State& state, Objective objective);

} // namespace elgrande::puzzles
