#pragma once

#include "opponents/policy.hpp"
#include "rules/view.hpp"

namespace elgrande::opponents
{

/// Samples a state that looks the same to the viewer. Secret choices of other seats are made again by the policy. After
/// four failed tries the state may ask another question: check asks_same().
State sample_state(const PlayerView& seen, Random& random, Policy& policy);

/// True if `state` asks the same seat the same question as `seen`, with the same legal answers.
bool asks_same(const State& state, const PlayerView& seen);

/// Returns the round that ends with the next general scoring: 3, 6 or 9; `round` itself if it is one of them.
constexpr int scoring_after(int round)
{
    return (round + 2) / 3 * 3;
}

/// Plays by the policy until the general scoring after round `scoring`, or the game, is over.
void play_to_scoring(State& state, int scoring, Policy& policy);

/// Estimates the probability that `seat` wins, in 2^16ths, in a state where play_to_scoring() has stopped. A finished
/// game is rated by its points as well, not just as won or lost.
int outcome(const State& state, Seat seat, PayoutCache& payouts, const EvaluationParameters& parameters);

} // namespace elgrande::opponents
