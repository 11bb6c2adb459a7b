#include "opponents/sequential_halving.hpp"

#include "rules/order.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace elgrande::opponents
{

SequentialHalving::SequentialHalving(const PlayerView& seen, std::vector<std::vector<Action>> candidates,
                                     std::uint64_t seed, std::uint32_t playouts, const PolicyParameters& parameters)
    : seen_(seen), candidates_(std::move(candidates)), tallies_(candidates_.size()), remaining_(candidates_.size()),
      seed_(seed), parameters_(parameters)
{
    std::iota(remaining_.begin(), remaining_.end(), std::size_t{0});
    const auto rounds = static_cast<std::uint32_t>(std::bit_width(candidates_.size() - 1));
    playouts_per_round_ = playouts / std::max(1U, rounds);
    round_end_ = worlds_of_round();
}

int SequentialHalving::play(std::size_t candidate, std::uint32_t world, PayoutCache& payouts) const
{
    Random random(Random(seed_ + world).next());
    Policy policy(payouts, random, parameters_);
    State state = sample_state(seen_, random, policy);
    const auto in_same_turn = [this, &state]
    { return !is_over(state) && state.turns_done == seen_.turns_done && state.round == seen_.round; };
    for (const Action answer : candidates_[candidate])
    {
        while (in_same_turn() && state.decision.seat != seen_.viewer)
        {
            apply(state, policy.answer(state));
        }
        if (!in_same_turn() || !legal(state).contains(answer))
        {
            break; // the answers of others have made the rest of the candidate illegal
        }
        apply(state, answer);
    }
    play_to_scoring(state, next_scoring_round(seen_.round), policy);
    return win_chance(state, seen_.viewer, payouts, parameters_.evaluation);
}

std::uint32_t SequentialHalving::worlds_of_round() const
{
    return std::max(1U, playouts_per_round_ / static_cast<std::uint32_t>(remaining_.size()));
}

void SequentialHalving::step(PayoutCache& payouts)
{
    const std::size_t candidate = remaining_[next_];
    tallies_[candidate].sum += play(candidate, world_, payouts);
    ++tallies_[candidate].played;
    if (++next_ < remaining_.size())
    {
        return;
    }
    next_ = 0;
    if (++world_ >= round_end_)
    {
        halve();
    }
}

/// Drops the worse half. The sums can be compared, as all candidates left have played the same worlds.
void SequentialHalving::halve()
{
    put_in_order(remaining_, [this](std::size_t a, std::size_t b)
                 { return tallies_[a].sum != tallies_[b].sum ? tallies_[a].sum > tallies_[b].sum : a < b; });
    remaining_.resize((remaining_.size() + 1) / 2);
    round_end_ = world_ + worlds_of_round();
}

std::size_t SequentialHalving::best() const
{
    std::size_t best = remaining_[0];
    for (const std::size_t candidate : remaining_)
    {
        best = mean(candidate) > mean(best) ? candidate : best;
    }
    return best;
}

int SequentialHalving::mean(std::size_t candidate) const
{
    const Tally& tally = tallies_[candidate];
    return tally.played == 0 ? -1 : static_cast<int>(tally.sum / tally.played);
}

} // namespace elgrande::opponents
