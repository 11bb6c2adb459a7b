#include "opponents/evaluation.hpp"

#include "rules/game.hpp"
#include "rules/majority.hpp"

#include <algorithm>
#include <array>

namespace elgrande::opponents
{

namespace
{

constexpr std::uint64_t key_mixer = 0x9e3779b97f4a7c15U; ///< spreads the bits of a key when multiplied by it

/// Returns a hash of what else payout() reads in a game with the colonies.
std::uint64_t overseas_key(const Colonies& colonies, Place place)
{
    std::uint64_t key = 0;
    const auto add = [&key](unsigned value) { key = (key ^ value) * key_mixer; };
    add(colonies.inquisitor + 1U);
    for (const Seat owner : colonies.french)
    {
        add(owner);
    }
    add(static_cast<unsigned>(colonies.captain) << 8U | colonies.viceroy);
    add(place == colonies.table ? 1U : 0U);
    for (const PerOwner<std::uint8_t>& on_it : colonies.on_table)
    {
        for (const std::uint8_t count : on_it)
        {
            add(place == colonies.table ? count : 0U);
        }
    }
    return key;
}

/// Returns a key of everything that payout() reads, except the setup.
std::uint64_t key_of(const State& state, Place place, const PerOwner<std::uint8_t>& counts)
{
    std::uint64_t key = index(place) + 1;
    for (const std::uint8_t count : counts)
    {
        key = key << 5U | count;
    }
    for (const std::uint8_t value : values_at(state, place))
    {
        key = key << 4U | (value & 15U);
    }
    unsigned marks = state.king == place ? 1U : 0U;
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        marks = marks << 2U | static_cast<unsigned>(state.grande[seat] == place) << 1U
                | static_cast<unsigned>(state.bearers.at[seat] == place);
    }
    key = key << 11U | marks;
    return has_colonies(state.setup) ? key ^ overseas_key(state.colonies, place) : key;
}

void add(PerSeat<std::int16_t>& sum, const Payout& paid, int times)
{
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        sum[seat] = static_cast<std::int16_t>(sum[seat] + times * paid.total(seat));
    }
}

PlaceValue compute_value(const State& state, Place place, const PerOwner<std::uint8_t>& counts)
{
    PlaceValue value;
    State changed = state;
    PerOwner<std::uint8_t>& there = changed.caballeros[index(place)];
    there = counts;
    add(value.now, payout(changed, place), point);
    const int owners = state.owner_count();
    for (const Seat owner : state.owner_seats())
    {
        ++there[owner];
        add(value.soon, payout(changed, place), point);
        --there[owner];
    }
    for (std::int16_t& sum : value.soon)
    {
        sum = static_cast<std::int16_t>(sum / owners);
    }
    return value;
}

int value_of(const PlaceValue& value, Seat seat, const TermWeights& terms)
{
    return (value.now[seat] * (16 - terms.soon_weight) + value.soon[seat] * terms.soon_weight) * terms.board >> 8;
}

/// Returns 2^(−x / 16) in 2^16ths.
int power_of_half(int x)
{
    constexpr std::array<int, 16> steps{65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                        46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    const int whole = x / 16;
    return whole > 15 ? 0 : steps[static_cast<std::size_t>(x % 16)] >> whole;
}

} // namespace

PlaceValue PayoutCache::with(const State& state, Place place, const PerOwner<std::uint8_t>& counts)
{
    const std::uint64_t key = key_of(state, place, counts);
    Slot& slot = slots_[static_cast<std::size_t>(key * key_mixer >> 52U)];
    if (slot.key != key)
    {
        slot = {key, compute_value(state, place, counts)};
    }
    return slot.value;
}

TermWeights term_weights(const State& state, const EvaluationParameters& parameters)
{
    TermWeights terms;
    const int last = next_scoring_round(state.round);
    int rounds = 0;
    for (int round = state.round; round < last; round = round_after(state.setup, round))
    {
        ++rounds;
    }
    const bool scoring = state.sealed.purpose == SealedPurpose::GeneralScoring;
    const int turns = scoring ? 0 : rounds * state.players() + std::max(0, state.owner_count() - state.turns_done);
    terms.scorings = is_over(state) ? 0 : 1 + (last_round - last) / 3;
    terms.court = turns > 1 || terms.scorings > 1 ? parameters.court : parameters.court / 8;
    terms.castillo = parameters.castillo;
    terms.board = terms.scorings == 0 ? 0 : 16;
    if (parameters.looks_ahead)
    {
        terms.soon_weight = turns == 0
                                ? 0
                                : std::min(parameters.max_soon_weight,
                                           parameters.base_soon_weight + parameters.soon_weight_per_turn * turns);
        terms.board += parameters.later_scoring * std::max(0, terms.scorings - 1);
    }
    return terms;
}

PerSeat<int> expected_scores(const State& state, PayoutCache& payouts, const TermWeights& terms)
{
    PerSeat<int> expected{};
    for (const Seat seat : state.seats())
    {
        expected[seat] = state.score[seat] * point;
    }
    if (terms.scorings == 0)
    {
        return expected;
    }
    for (const Place place : places(state.setup))
    {
        const PlaceValue value = payouts.at(state, place);
        for (const Seat seat : state.seats())
        {
            expected[seat] += value_of(value, seat, terms);
        }
    }
    for (const Seat seat : state.seats())
    {
        expected[seat] += terms.court * std::min<int>(state.court[seat], max_counted_court)
                          + terms.castillo * state.caballeros[index(Place::Castillo)][seat];
    }
    return expected;
}

SeatWeights seat_weights(Seat seat, int players, const PerSeat<int>& expected, int rivals)
{
    SeatWeights weights{};
    Seat best = nobody;
    for (const Seat other : Seats(players))
    {
        weights[other] = -rivals / 2 / (players - 1);
        if (other != seat && (best == nobody || expected[other] > expected[best]))
        {
            best = other;
        }
    }
    weights[best] -= rivals / 2;
    weights[seat] = 64;
    return weights;
}

int weighted_value(const PlaceValue& value, const SeatWeights& weights, int players, const TermWeights& terms)
{
    int sum = 0;
    for (const Seat seat : Seats(players))
    {
        sum += weights[seat] * value_of(value, seat, terms);
    }
    return sum;
}

int evaluate(const State& state, PayoutCache& payouts, const SeatWeights& weights, const TermWeights& terms)
{
    const PerSeat<int> expected = expected_scores(state, payouts, terms);
    int sum = 0;
    for (const Seat seat : state.seats())
    {
        sum += weights[seat] * expected[seat];
    }
    return sum;
}

int win_probability(Seat seat, int players, const PerSeat<int>& expected, int scorings)
{
    constexpr std::array<int, 4> halving{1, 6, 9, 12}; // points that halve a chance, by scorings to come
    const int best = *std::max_element(expected.begin(), expected.begin() + players);
    std::int64_t own = 0;
    std::int64_t all = 1; // not 0, so that every chance stays below 2^16
    for (const Seat other : Seats(players))
    {
        const int behind = (best - expected[other]) * 16 / (point * halving[static_cast<std::size_t>(scorings)]);
        const int share = power_of_half(behind);
        all += share;
        own += other == seat ? share : 0;
    }
    return static_cast<int>(own * 65536 / all);
}

} // namespace elgrande::opponents
