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

/// Caballeros in a court beyond this number add nothing to the evaluation.
inline constexpr int max_counted_court = 7;

/// The payout of one place to each player, in 64ths of a point.
struct PlaceValue
{
    PerSeat<std::int16_t> now{};  ///< if it were scored now
    PerSeat<std::int16_t> soon{}; ///< if one owner had one more caballero there: the mean over all owners
};

/// A cache of the payouts of places, for the states of one game. The key covers everything that payout() reads except
/// the setup. If payout() read anything else, evaluations would be slightly wrong, but nothing would break.
class PayoutCache
{
public:
    PayoutCache() : slots_(slot_count) {}

    /// Returns the payout of `place` in `state`.
    PlaceValue at(const State& state, Place place) { return with(state, place, state.caballeros[index(place)]); }

    /// Returns the payout that `place` would have with these caballeros.
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

/// The weights of the terms of the evaluation. They change in the course of the game; see term_weights().
struct TermWeights
{
    int soon_weight = 0; ///< in 16ths, 0 … 16: the share of PlaceValue::soon, the rest being PlaceValue::now
    int board = 16;      ///< in 16ths: weight of the payouts of places; higher if there are scorings after the next one
    int court = 0;       ///< in 64ths of a point: a caballero in court, for at most max_counted_court
    int castillo = 0;    ///< in 64ths of a point: a caballero in the Castillo, in addition to the payout
    int scorings = 1;    ///< number of general scorings to come, 0 … 3
};

/// Parameters of the evaluation, in 64ths of a point unless stated otherwise.
struct EvaluationParameters
{
    int rivals = 64; ///< in 64ths: total weight of the rivals' points; the player's own have 64
    /// False: TermWeights::soon_weight is 0, and scorings after the next one add nothing to TermWeights::board.
    bool looks_ahead = true;
    int base_soon_weight = 2; ///< in 16ths: constant part of TermWeights::soon_weight, which is 0 if no turn is left
    int soon_weight_per_turn = 2; ///< in 16ths: added for each turn before the next scoring, including the current one
    int max_soon_weight = 16;     ///< in 16ths: TermWeights::soon_weight never exceeds this
    int later_scoring = 5;        ///< in 16ths: added to TermWeights::board for each scoring after the next one
    /// A caballero in court. TermWeights::court is an eighth of it if at most one turn is left before the last scoring.
    int court = 32;
    int castillo = 20;     ///< a caballero in the Castillo, in addition to the payout
    int target_court = 5;  ///< the desired number of caballeros in court before placing
    int min_move_gain = 8; ///< the minimum gain for which a caballero is moved
};

/// Returns the weights of the terms in `state`.
TermWeights term_weights(const State& state, const EvaluationParameters& parameters);

/// The weight of the points of each seat from the perspective of one of them, in 64ths: positive for that seat,
/// negative for its rivals.
using SeatWeights = PerSeat<int>;

/// Estimates the final score of each seat, in 64ths of a point.
PerSeat<int> expected_scores(const State& state, PayoutCache& payouts, const TermWeights& terms);

/// Returns the weights from the perspective of `seat`: 64 for itself, and for its rivals −`rivals` in total, but for
/// rounding. One half of that is divided equally among all rivals, the other half goes to the rival with the highest
/// expected score. `players` is at least 2.
SeatWeights seat_weights(Seat seat, int players, const PerSeat<int>& expected, int rivals);

/// Returns the sum of `value` over the seats by these weights, in 64² = 4096ths of a point.
int weighted_value(const PlaceValue& value, const SeatWeights& weights, int players, const TermWeights& terms);

/// Evaluates the whole position: the sum of the expected scores by these weights, in 64² = 4096ths of a point.
int evaluate(const State& state, PayoutCache& payouts, const SeatWeights& weights, const TermWeights& terms);

/// Estimates the probability that `seat` wins, in 2^16ths, from the expected scores (in 64ths of a point) and the
/// number of general scorings to come (0 … 3). The probabilities of all seats add up to 2^16, but for rounding.
int win_probability(Seat seat, int players, const PerSeat<int>& expected, int scorings);

} // namespace elgrande::opponents
