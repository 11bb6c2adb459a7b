#pragma once

#include "rules/cards/card.hpp"
#include "rules/random.hpp"
#include "rules/state.hpp"

#include <functional>
#include <optional>
#include <string>

/// Positions of random games by every set of rules, whose next card is any of the edition, for the solver to solve.
namespace elgrande::test
{

/// Does the turn of a player begin: is the card asked for, or the one that was bid used without a question (Intrigue &
/// the King)?
bool begins_turn(const State& state);

/// How much is left of the position, so that everything can be tried.
enum class Thinned : std::uint8_t
{
    No,
    Courts, ///< two caballeros in court at most
    All,    ///< and few caballeros in regions
    Table   ///< the same, but in the region of the Limit table (Grand Inquisitor & the Colonies)
};

/// Takes some caballeros and Vetoes away. What is left can be no moment of a game: ask validate_state().
void thin(State& state, Thinned thinned, Random& random);

/// The card comes up in its stack, and is taken. False if it cannot come up, or if the turn is over with it.
bool take_card(State& state, CardId id);

struct Sample
{
    State state;  ///< the question that the solver begins with
    State before; ///< which card to take: the beginning of the turn
    Random random;
};

/// Prints a position with which something is wrong, and how to come to it.
void tell(const Sample& sample);

/// What is wrong with a position, or "" if nothing is; nothing at all if it cannot be told, as that takes too much.
using Finding = std::optional<std::string>;

/// Draws positions and gives them to `check` until it could tell of `count`, an eighth with sanitizers, and at least
/// ELGRANDE_SEARCHES have been drawn. Fails the test at the first with something wrong, with links and the seed, and
/// where it can be told of fewer than one in twenty. Only those that are `wanted`, of games that are, are given and
/// counted, if that is asked: there must be some.
void for_positions(int count, Thinned thinned, const std::function<Finding(Sample&)>& check,
                   const std::function<bool(const State&)>& wanted = nullptr,
                   const std::function<bool(const Setup&)>& wanted_games = nullptr);

} // namespace elgrande::test
