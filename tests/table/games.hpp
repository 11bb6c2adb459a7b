#pragma once

#include "record/game.hpp"
#include "rules/random.hpp"
#include "table/sitting.hpp"

#include <cstdint>

namespace elgrande::table
{

/// A game at its first question, with players named by their colours.
record::Game a_game(int players, std::uint64_t seed, bool hidden_hands = false);

/// Raises the curtain if it is down and plays a random legal action. Not for finished games.
void play_one(Sitting& sitting, Random& random);

/// Plays randomly until `question` is asked or the game is over; true if it is asked.
bool play_until(Sitting& sitting, Random& random, Question question);

/// Of the players, as numbers that can be added up.
PerSeat<int> scores(const State& state);

/// Do both views tell the same? Fields that a seat may not know are in neither.
bool same_view(const PlayerView& left, const PlayerView& right);

/// Do both sittings show, offer and tell the same to whoever has the screen?
bool look_the_same(const Sitting& left, const Sitting& right);

} // namespace elgrande::table
