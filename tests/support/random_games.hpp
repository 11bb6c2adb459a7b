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

} // namespace elgrande::test
