#include "opponents/chance.hpp"

#include "opponents/playout.hpp"

#include <bit>
#include <utility>

namespace elgrande::opponents
{

namespace
{

constexpr int one_game = 1 << 16;

/// Estimates the chance of `seat` at the end of a playout, in 2^16ths. If the game is over, it is exact.
int chance_at_end_of_playout(const State& state, Seat seat, PayoutCache& payouts)
{
    if (!is_over(state))
    {
        return win_chance(state, seat, payouts, quick.evaluation);
    }
    const unsigned first = leaders(state);
    return (first >> seat & 1U) != 0 ? one_game / std::popcount(first) : 0;
}

} // namespace

ChanceEstimate::ChanceEstimate(const State& state, std::vector<Action> played, std::uint64_t seed)
    : state_(state), played_(std::move(played)), seed_(seed)
{
}

void ChanceEstimate::step()
{
    Random random(Random(seed_ + playouts_).next());
    State state = determinize(state_, nobody, Random(random.next()));
    for (const Action action : played_)
    {
        if (!legal(state).contains(action))
        {
            break;
        }
        apply(state, action);
    }
    Policy policy(payout_cache_, random, quick);
    play_to_scoring(state, next_scoring_round(state_.round), policy);
    for (const Seat seat : state.seats())
    {
        sums_[seat] += chance_at_end_of_playout(state, seat, payout_cache_);
    }
    ++playouts_;
}

PerSeat<int> ChanceEstimate::chances() const
{
    PerSeat<int> chances{};
    for (const Seat seat : state_.seats())
    {
        chances[seat] = static_cast<int>(sums_[seat] * certain / (std::int64_t{one_game} * playouts_));
    }
    return chances;
}

} // namespace elgrande::opponents
