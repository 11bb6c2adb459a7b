#pragma once

#include "rules/state.hpp"

#include <cstdint>

/// Power Shift (2023): modifiers change the value of power cards, and some have an ability.
namespace elgrande
{

/// The set of all modifiers; bit m: modifier m.
inline constexpr unsigned all_modifiers = (1U << modifier_count) - 1U;

/// Returns the bid of a seat, which orders the turns: the value of its last power card plus that of the modifier beside
/// it, −1 … 15. For an own card, returns its number, 1 … 31, as own cards have the same order by number and by
/// value. Meaningful only if the seat has bid.
int bid_sum(const State& state, Seat seat);

/// A set of bid_sum() values, −2 … 61.
class BidSums
{
public:
    void insert(int sum) { bits_ |= bit(sum); }
    bool contains(int sum) const { return (bits_ & bit(sum)) != 0; }

private:
    static std::uint64_t bit(int sum) { return std::uint64_t{1} << static_cast<unsigned>(sum + 2); }

    std::uint64_t bits_ = 0;
};

/// Returns the sums of all completed bids in this round, including the dummy's.
BidSums taken_sums(const State& state);

/// Returns the subset of `modifiers` (bit m: modifier m) that gives a power card of this value a sum that is not taken.
unsigned fitting_modifiers(const BidSums& taken, unsigned modifiers, int value);

/// True if a modifier with an ability lies beside the active player's power card. There must be an active player.
bool has_ability(const State& state);

/// Returns the power cards or own cards in the hand of a player that may be bid now, alone or with a modifier in hand.
PowerCards possible_bids(const State& state, Seat seat);

} // namespace elgrande
