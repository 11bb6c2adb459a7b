#pragma once

#include "opponents/policy.hpp"
#include "rules/view.hpp"

namespace elgrande::opponents
{

/// A state that the viewer cannot tell from the real one, at the question that the viewer is asked: what others have
/// chosen in secret before them is chosen anew, by the policy. Where that leads elsewhere, `legal()` of it is not what
/// the viewer may answer (asks_as_seen()).
State possible_state(const PlayerView& seen, Random& random, Policy& policy);

/// Is the viewer asked there what they are asked in the view, with the same answers?
bool asks_as_seen(const State& state, const PlayerView& seen);

/// The round whose general scoring comes next.
constexpr int scoring_after(int round)
{
    return (round + 2) / 3 * 3;
}

/// Plays on by the policy until the general scoring after this round is over, or the game.
void play_to_scoring(State& state, int scoring, Policy& policy);

/// The chance of `seat` to win, in 2^16ths, in the state where play_to_scoring() has stopped; at the end of the game
/// with a little for the points.
int outcome(const State& state, Seat seat, Payouts& payouts, const Judgement& judgement);

} // namespace elgrande::opponents
