#pragma once

#include "record/game.hpp"
#include "rules/random.hpp"
#include "table/sitting.hpp"

#include <cstdint>

namespace elgrande::table
{

/// Returns a game at its first question; the players are named after their colours.
record::Game a_game(int players, std::uint64_t seed, bool hidden_hands = false);

/// Raises the curtain if it is down and plays a random legal action, also for a seat that answers at another screen.
/// The game must not be over, and a person must be asked.
void play_one(Sitting& sitting, Random& random);

/// Plays randomly until `question` is asked or the game is over. Returns false if the game is over.
bool play_until(Sitting& sitting, Random& random, Question question);

/// Returns the players' scores as int, which can be summed.
PerSeat<int> scores(const State& state);

/// True if both sittings show, offer and report the same to the player at the screen.
bool look_the_same(const Sitting& left, const Sitting& right);

} // namespace elgrande::table
