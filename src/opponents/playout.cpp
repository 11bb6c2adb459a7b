#include "opponents/playout.hpp"

namespace elgrande::opponents
{

bool asks_same_question(const State& state, const PlayerView& seen)
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
        if (asks_same_question(state, seen))
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

int win_chance(const State& state, Seat seat, PayoutCache& payouts, const EvaluationParameters& parameters)
{
    const TermWeights terms = term_weights(state, parameters);
    return win_probability(seat, state.players(), expected_scores(state, payouts, terms), terms.scorings);
}

} // namespace elgrande::opponents
