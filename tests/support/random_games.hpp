#pragma once

#include "record/game.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// Random games by every set of rules, each of whose actions is looked at. The games are others in every run: Catch2
/// prints what it was seeded with, and `--rng-seed` with that number plays the same ones again.
namespace elgrande::test
{

/// One action of a random game and what it led to.
struct Step
{
    const record::Game& game; ///< up to `before`
    const State& before;
    Action action;
    const State& after;
    const std::vector<Event>& events;
    Random& random; ///< for whatever the check wants to choose; the game does not depend on it
};

/// What is wrong with a step, or an empty text.
using Check = std::function<std::string(const Step&)>;

/// Plays `per_rule_set` games by each rule set (edition, players, modules: setups::every_rule_set), with the other
/// options drawn, and gives every step to `check`. The environment's ELGRANDE_GAMES asks for at least so many games
/// altogether. Fails the test at the first step with something wrong, and says it, with a link to the position before
/// the action and one to the whole game.
void play_every_rule_set(int per_rule_set, const Check& check);

/// The same with the expansions only, so many games altogether; of ELGRANDE_GAMES it takes two fifths.
void play_expansions(int games, const Check& check);

/// A rule set with the options that only hide or show something, or that cards decide, drawn.
Setup with_options(Setup setup, Random& random);

/// A game by this set-up that has not begun, at a table of the first colours.
record::Game random_game(const Setup& setup);

/// Says on the standard output how random game `number` is played again, the position that `game` has come to, and
/// links that open it.
void tell_position(std::uint64_t number, const record::Game& game, const State& state);

} // namespace elgrande::test
