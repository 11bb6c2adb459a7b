#pragma once

#include "search/counts/tally.hpp"

/// Spaces that are taken by one owner after another has left them. Whoever comes waits until the space is free, so that
/// owners whose caballeros only take one another's spaces wait in a ring: one of them has to step aside first, which
/// takes a move more. A ring is open as soon as one of its owners leaves another space or comes to one: that caballero
/// can go first, or last.
namespace elgrande::search
{

/// One with a disc who leaves a French space for another that is held: with others they may wait for one another. There
/// is a number for it in games of four.
inline constexpr Seat ghost = max_players - 1;

/// In Tally::links: `a` takes a space that `b` leaves, or the other way round.
std::uint16_t link(Seat a, Seat b);

/// In Tally::outside: caballeros of this owner leave other spaces, or come to other ones.
constexpr std::uint8_t outside(Seat owner)
{
    return static_cast<std::uint8_t>(1U << owner);
}

/// The same of own ones that come where the court reaches. They may be placed, and so open a ring only if one of its
/// spaces is in reach, too, and placing comes last.
inline constexpr std::uint8_t placed_outside = 1U << max_owners;

/// Rings that are closed.
struct Rings
{
    int with_own = 0;
    int of_others = 0;

    int all() const { return with_own + of_others; }
};

/// Once open ones are forgotten.
Rings rings_of(const Tally& tally, Seat player, bool places_last);

/// Once there will be no other links: forgets those that make no ring whatever follows, and what else makes no
/// difference any more. Of those who bring a disc to Spain (or nobody) the one with it can be nowhere else, so that it
/// opens a ring only by coming there with another one, or by leaving again. Either changes how many of its owner are in
/// the ring, which is seen before it is known who comes to Spain.
void forget_open_rings(Tally& tally, Seat player, Seat bringer);

} // namespace elgrande::search
