#pragma once

#include "opponents/policy.hpp"
#include "rules/view.hpp"

namespace elgrande::opponents
{

/// Samples a state that looks the same to the viewer and asks the same question. Other seats that have chosen in
/// secret choose again, by the policy. Sometimes all of a few tries lead to another question: check with asks_same().
State sample_state(const PlayerView& seen, Random& random, Policy& policy);

/// True if `state` asks the same seat the same question as `seen`, with the same legal answers.
bool asks_same(const State& state, const PlayerView& seen);

/// Returns the round that ends with the next general scoring: 3, 6 or 9; `round` itself if it is one of them.
constexpr int scoring_after(int round)
{
    return (round + 2) / 3 * 3;
}

/// Plays by the policy until the general scoring after round `scoring` is over, or the game.
void play_to_scoring(State& state, int scoring, Policy& policy);

/// Estimates the probability that `seat` wins, in 2^16ths, in a state where play_to_scoring() has stopped. At the end
/// of the game it still depends a little on the points.
int outcome(const State& state, Seat seat, PayoutCache& payouts, const EvaluationParameters& parameters);

} // namespace elgrande::opponents
