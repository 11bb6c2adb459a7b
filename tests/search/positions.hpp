#pragma once

#include "rules/cards/card.hpp"
#include "rules/random.hpp"
#include "rules/state.hpp"

#include <functional>
#include <optional>
#include <string>

/// Positions for the solver, from random games by every rule set, with any card of the edition.
namespace elgrande::test
{

/// True at the beginning of a player's turn: the player chooses a card, or the bid card is used without a question
/// (Intrigue & the King).
bool begins_turn(const State& state);

/// How far a position is reduced, so that everything can be tried.
enum class Thinning : std::uint8_t
{
    No,
    Courts, ///< at most two caballeros in each court
    All,    ///< also few caballeros in the regions
    Table   ///< like All, except in the region of the Limit table (Grand Inquisitor & the Colonies)
};

/// Removes some caballeros and Vetoes; with Thinning::Table also adds caballeros in the region of the Limit table. The
/// result may be invalid: check validate_state().
void thin(State& state, Thinning thinned, Random& random);

/// Puts the card on its stack and takes it; `state` must ask for the action card. Returns false if the card cannot come
/// up, or if taking it ends the turn; the state may then be changed.
bool take_card(State& state, CardId id);

/// A random position.
struct Sample
{
    State state;   ///< the first question for the solver
    State before;  ///< the beginning of the turn, before the card is taken
    Random random; ///< for the check of this position
};

/// Prints a faulty position and how to repeat the test.
void print_sample(const Sample& sample);

/// What is wrong with a position, "" if nothing is, or nullopt if that cannot be decided within the limits.
using Finding = std::optional<std::string>;

/// Gives random positions to `check` until it has decided `count` of them (an eighth under sanitizers) and
/// ELGRANDE_SEARCHES positions were drawn. Fails the test at the first faulty position, with links and the seed, and if
/// fewer than one in twenty can be decided. If `wanted` or `wanted_games` is given, only matching positions or games
/// are used; there must be some.
void for_positions(int count, Thinning thinned, const std::function<Finding(Sample&)>& check,
                   const std::function<bool(const State&)>& wanted = nullptr,
                   const std::function<bool(const Setup&)>& wanted_games = nullptr);

} // namespace elgrande::test
