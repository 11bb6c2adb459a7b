#pragma once

#include "opponents/policy.hpp"
#include "rules/view.hpp"

namespace elgrande::opponents
{

/// Samples a state that the viewer of `seen` cannot tell from the real one. The policy makes the secret choices of
/// other seats again, which can lead to another question than that of `seen`. After four such samples returns the last
/// one, so check asks_same_question().
State sample_state(const PlayerView& seen, Random& random, Policy& policy);

/// True if `state` asks the same seat the same question as `seen`, with the same legal answers.
bool asks_same_question(const State& state, const PlayerView& seen);

/// Plays by the policy to the end of the general scoring after round `scoring` (3, 6 or 9), or of the game. Does
/// nothing if that is over.
void play_to_scoring(State& state, int scoring, Policy& policy);

/// Estimates the probability that `seat` wins, in 2^16ths, in a state where play_to_scoring() has stopped. A finished
/// game, too, is rated by the points, not as won or lost.
int win_chance(const State& state, Seat seat, PayoutCache& payouts, const EvaluationParameters& parameters);

} // namespace elgrande::opponents
