#pragma once

#include "rules/state.hpp"

/// Power Shift (2023): modifiers change the value of power cards, and some have an ability.
namespace elgrande
{

/// All modifiers, one bit for each.
inline constexpr unsigned all_modifiers = (1U << modifier_count) - 1U;

/// Returns the bid of a seat: the value of its power card plus its modifier, −1 … 15. For own cards their number, which
/// has the same order as their values.
int bid_sum(const State& state, Seat seat);

/// A set of bid_sum() values.
class Sums
{
public:
    void insert(int sum) { bits_ |= bit(sum); }
    bool contains(int sum) const { return (bits_ & bit(sum)) != 0; }

private:
    static std::uint64_t bit(int sum) { return std::uint64_t{1} << static_cast<unsigned>(sum + 2); }

    std::uint64_t bits_ = 0;
};

/// Returns the sums that other players have bid in this round.
Sums taken_sums(const State& state);

/// Returns the modifiers, of the set `modifiers`, with which a power card of this value can be bid.
unsigned fitting_modifiers(const Sums& taken, unsigned modifiers, int value);

/// True if a modifier with an ability lies beside the active player's power card.
bool has_ability(const State& state);

/// Returns the power cards that may be bid, alone or with a modifier in hand; bit v: value v.
unsigned bids(const State& state, Seat seat);

} // namespace elgrande
