#pragma once

#include "rules/state.hpp"

/// Power Shift (2023): modifiers change the value of power cards, and some have an ability.
namespace elgrande
{

/// Every modifier, one bit each.
inline constexpr unsigned all_modifiers = (1U << modifier_count) - 1U;

/// What the seat bid: the value of its power card with that of its modifier, −1 … 15. Of own cards their number, which
/// is in the order of their values.
int bid_sum(const State& state, Seat seat);

/// The sums that nobody may bid any more in this round.
class Sums
{
public:
    void insert(int sum) { bits_ |= bit(sum); }
    bool contains(int sum) const { return (bits_ & bit(sum)) != 0; }

private:
    static std::uint64_t bit(int sum) { return std::uint64_t{1} << static_cast<unsigned>(sum + 2); }

    std::uint64_t bits_ = 0;
};

Sums taken_sums(const State& state);

/// Those of `modifiers` that make a power card of this value one that can be bid.
unsigned fitting_modifiers(const Sums& taken, unsigned modifiers, int value);

/// Does a modifier with an ability lie beside the active player's power card?
bool has_ability(const State& state);

/// The power cards that may be bid, with a modifier in hand or without; bit v: value v.
unsigned bids(const State& state, Seat seat);

} // namespace elgrande
