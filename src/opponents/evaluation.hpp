#pragma once

#include "rules/state.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Internal to the computer players: the evaluation of a position. All numbers are integers, so that every compiler and
/// platform gets the same results; points of the game are counted in 64ths.
namespace elgrande::opponents
{

inline constexpr int point = 64; ///< one point of the game

/// What one place pays each player, in 64ths of a point.
struct PlaceValue
{
    PerSeat<std::int16_t> now{};  ///< if it were scored now
    PerSeat<std::int16_t> soon{}; ///< if one owner had one caballero more there: the mean over all owners
};

/// A cache of what places pay, for the states of one game: the key leaves out the setup. It covers everything else that
/// payout() reads. If a rule read more than that, estimates would be slightly wrong, but nothing would break.
class PayoutCache
{
public:
    PayoutCache() : slots_(slot_count) {}

    /// Returns what `place` pays in `state`.
    PlaceValue at(const State& state, Place place) { return with(state, place, state.caballeros[index(place)]); }

    /// Returns what `place` would pay if it held these caballeros.
    PlaceValue with(const State& state, Place place, const PerOwner<std::uint8_t>& counts);

private:
    static constexpr std::size_t slot_count = 4096; // 2^12, for 12 bits of a key

    struct Slot
    {
        std::uint64_t key = 0; ///< 0: the slot is empty
        PlaceValue value;
    };

    std::vector<Slot> slots_;
};

/// Weights of the terms of the evaluation. They change in the course of the game; see phase_of().
struct Phase
{
    int softness = 0; ///< in 16ths, 0 … 16: the share of PlaceValue::soon, the rest being PlaceValue::now
    int board = 16;   ///< in 16ths: weight of what places pay; higher if there are scorings after the next one
    int court = 0;    ///< in 64ths of a point: a caballero in court
    int castillo = 0; ///< in 64ths of a point: a caballero in the Castillo, in addition to what the Castillo pays
    int scorings = 1; ///< number of general scorings to come, 0 … 3
};

/// Parameters of the evaluation, in 64ths of a point unless stated otherwise.
struct EvaluationParameters
{
    int rivals = 64;       ///< in 64ths: weight of the points of rivals against the player's own
    bool foresees = true;  ///< False: Phase::softness is 0, and scorings after the next one add nothing to Phase::board
    int base_softness = 2; ///< in 16ths: constant part of Phase::softness, which is 0 if no turn is left
    int softness_per_turn = 2; ///< in 16ths: added for each turn before the scoring, also the current one
    int most_softness = 16;    ///< in 16ths: Phase::softness never exceeds this
    int later = 5;             ///< in 16ths: added weight of the board for each scoring after the next one
    int court = 32;            ///< a caballero in court
    int castillo = 20;         ///< a caballero in the Castillo, in addition to what the Castillo pays
    int court_wanted = 5;      ///< number of caballeros that the court should hold before placing
    int least_move = 8;        ///< the least gain for which a caballero is moved
};

/// Returns the weights for the point of the game that `state` has reached.
Phase phase_of(const State& state, const EvaluationParameters& parameters);

/// What a point of each seat is worth to one of them, in 64ths: positive for itself, negative for its rivals.
using Weights = PerSeat<int>;

/// Returns the score that each seat can expect at the end of the game, in 64ths of a point.
PerSeat<int> expected_scores(const State& state, PayoutCache& payouts, const Phase& phase);

/// Returns the weights for `seat`: 64 for itself, and −`rivals` in all for its rivals. One half of that is shared by
/// all rivals, the other half is for the rival with the highest expected score. `players` is 2 or more.
Weights weights_for(Seat seat, int players, const PerSeat<int>& expected, int rivals);

/// Returns the sum of `value` over the seats by these weights, in 64ths of a point times 64.
int weighted_value(const PlaceValue& value, const Weights& weights, int players, const Phase& phase);

/// Evaluates the whole position: the sum of the expected scores by these weights, in 64ths of a point times 64.
int evaluate(const State& state, PayoutCache& payouts, const Weights& weights, const Phase& phase);

/// Estimates the probability that `seat` wins, in 2^16ths, from the expected scores (in 64ths of a point) and the
/// number of general scorings to come (0 … 3). The probabilities of all seats add up to 2^16, but for rounding.
int win_probability(Seat seat, int players, const PerSeat<int>& expected, int scorings);

} // namespace elgrande::opponents
