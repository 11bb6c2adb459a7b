#include "opponents/playout.hpp"

namespace elgrande::opponents
{

bool asks_same(const State& state, const PlayerView& seen)
{
    return state.decision == seen.decision && legal(state) == seen.legal;
}

State sample_state(const PlayerView& seen, Random& random, Policy& policy)
{
    constexpr int tries = 4;
    State state;
    for (int i = 0; i < tries; ++i)
    {
        state = determinize(seen, Random(random.next()));
        // Other seats that have answered in secret are asked again, before the viewer.
        while (!is_over(state) && state.decision.seat != seen.viewer && state.round == seen.round)
        {
            apply(state, policy.answer(state));
        }
        if (asks_same(state, seen))
        {
            break;
        }
    }
    return state;
}

void play_to_scoring(State& state, int scoring, Policy& policy)
{
    while (!is_over(state) && state.round <= scoring)
    {
        policy.advance(state);
    }
}

int outcome(const State& state, Seat seat, PayoutCache& payouts, const EvaluationParameters& parameters)
{
    const Phase phase = phase_of(state, parameters);
    return win_probability(seat, state.players(), expected_scores(state, payouts, phase), phase.scorings);
}

} // namespace elgrande::opponents
