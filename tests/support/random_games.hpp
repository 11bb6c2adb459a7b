#pragma once

#include "record/game.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// Plays random games by every rule set and passes each action to a check. Every run plays different games: Catch2
/// prints its seed, and `--rng-seed` with that seed repeats them. Under sanitizers there are fewer games (wanted.hpp).
namespace elgrande::test
{

/// One action of a random game and its result. Valid only during the call of the Check.
struct Step
{
    const record::Game& game; ///< the game up to `before`
    const State& before;
    Action action; ///< the next action; `game` does not contain it yet
    const State& after;
    const std::vector<Event>& events; ///< those of `action`, in order
    Random& random;                   ///< for choices of the check; does not influence the game
};

/// Returns what is wrong with a step, or an empty string.
using Check = std::function<std::string(const Step&)>;

/// Plays `per_rule_set` games by each rule set (setups::every_rule_set) with random other options, and passes every
/// step to `check`. ELGRANDE_GAMES in the environment raises the total number of games. Fails the test at the first
/// step that `check` rejects, with links to the position before the action and to the game.
void play_every_rule_set(int per_rule_set, const Check& check);

/// The same with `games` games in all, by the expansions' rule sets; ELGRANDE_GAMES raises this to at least two fifths
/// of its value.
void play_expansions(int games, const Check& check);

/// Returns `setup` with random values for the seed and the options that every_rule_set() leaves at their defaults.
Setup with_options(Setup setup, Random& random);

/// Prints the command that repeats random game `number`, the position, and links to the position and the game.
void print_position(std::uint64_t number, const record::Game& game, const State& state);

} // namespace elgrande::test
