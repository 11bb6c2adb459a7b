#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstdint>

namespace elgrande
{

/// How each owner of caballeros fares in one place.
struct Standing
{
    PerOwner<std::uint8_t> rank{};   ///< 1 … 3 of the rank that pays, 0 for none
    PerOwner<std::uint8_t> points{}; ///< of the scoreboard, without bonuses
    Seat sole_first = nobody;        ///< the owner that alone has the most caballeros
};

/// The tie rule (classic 1996, "Score the Regions"): players tied for a rank take the next one, however many they are.
/// Counts of zero get nothing. `ranks` is how many values of the board count: 1, 2 or 3.
Standing majority(const ScoreValues& board, const PerOwner<std::uint8_t>& caballeros, int ranks);

/// How many values of a scoreboard count: with 2 players the first, with 3 the first two, otherwise all three. A dummy
/// counts as a third player.
constexpr int ranks_that_pay(const Setup& setup)
{
    return owners(setup) < 4 ? owners(setup) - 1 : 3;
}

/// What a place pays if it is scored now.
struct Payout
{
    Standing standing;
    PerSeat<std::uint8_t> king_bonus{};
    PerSeat<std::uint8_t> home_bonus{};
    PerSeat<std::uint8_t> space_bonus{}; ///< for the Ambassador, the Envoy and the Viceroy (lines 209 and 219)

    int total(Seat seat) const
    {
        return standing.points[seat] + king_bonus[seat] + home_bonus[seat] + space_bonus[seat];
    }
};

/// The points that scoring `place` would give now, with the bonuses for King and home
/// ("King's Bonus", "Home region bonus"). `first_rank_only`: nothing but a sole first rank pays.
Payout payout(const State& state, Place place, bool first_rank_only = false);

/// The same in a general scoring: an ally gets the points of whoever is first there, without bonuses, and a boycotted
/// region pays nobody (Grandissimo).
Payout general_payout(const State& state, Place place);

/// What the first rank of a place would give this seat alone, tied or not, with the bonuses that it would get there.
Payout first_rank_payout(const State& state, Seat seat, Place place);

/// Turns what a place would pay into what it would in a general scoring. `there`: who stands in it.
void count_region_cards(const Grandissimo& grand, Place place, const PerOwner<std::uint8_t>& there, Payout& payout);

/// The points that each seat would get if a general scoring came now ("General scoring"): first the Castillo pays, then
/// caballeros and Grandes leave it for the region on their player's disk, then every region pays. `disks[s]`: a region
/// that seat s may set (disk_choices), the King's sends its caballeros to the court; not looked at for seats with
/// nothing in the Castillo. What is asked at the moment does not matter.
PerSeat<int> projected_scoring(const State& state, const PerSeat<Place>& disks);

} // namespace elgrande
