#include "opponents/playout.hpp"

#include <algorithm>

namespace elgrande::opponents
{

bool asks_as_seen(const State& state, const PlayerView& seen)
{
    if (state.decision != seen.decision)
    {
        return false;
    }
    const ActionList options = legal(state);
    return std::equal(options.begin(), options.end(), seen.legal.begin(), seen.legal.end());
}

State possible_state(const PlayerView& seen, Random& random, Policy& policy)
{
    constexpr int tries = 4;
    State state;
    for (int i = 0; i < tries; ++i)
    {
        state = determinize(seen, Random(random.next()));
        // Others who answer in secret at the same time are asked first, once more.
        while (!is_over(state) && state.decision.seat != seen.viewer && state.round == seen.round)
        {
            apply(state, policy.answer(state));
        }
        if (asks_as_seen(state, seen))
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
        policy.go_on(state);
    }
}

int outcome(const State& state, Seat seat, Payouts& payouts, const Judgement& judgement)
{
    const Season season = season_of(state, judgement);
    return chance_of(seat, state.players(), prospects(state, payouts, season), season.scorings);
}

} // namespace elgrande::opponents
