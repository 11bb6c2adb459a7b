#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstdint>

namespace elgrande
{

/// The ranks of all owners in one place.
struct Standing
{
    PerOwner<std::uint8_t> rank{};   ///< the rank that pays the owner, 1 … 3; 0 for none
    PerOwner<std::uint8_t> points{}; ///< from the scoreboard, without bonuses
    Seat sole_first = nobody;        ///< the owner with the most caballeros, if there is only one
};

/// Ranks the owners by their caballeros. Owners tied for a rank all take the next one (classic 1996, "Score the
/// Regions"); owners without caballeros get nothing. `ranks`: the number of ranks that pay, 1, 2 or 3.
Standing majority(const ScoreValues& board, const PerOwner<std::uint8_t>& caballeros, int ranks);

/// Returns the number of ranks that pay: one with 2 players, two with 3, otherwise three. A dummy counts as a player.
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

/// Returns what `place` would pay if it were scored now, with the bonuses for King and home ("King's Bonus", "Home
/// region bonus"). `first_rank_only`: only a sole first pays.
Payout payout(const State& state, Place place, bool first_rank_only = false);

/// Returns what `place` would pay in a general scoring now: an ally gets the points of the first rank, without bonuses,
/// and a boycotted region pays nothing (Grandissimo).
Payout general_payout(const State& state, Place place);

/// Returns what the first rank of a place would pay this seat, even if it is tied, with its bonuses there.
Payout first_rank_payout(const State& state, Seat seat, Place place);

/// Changes `payout` to what the place pays in a general scoring. `there`: its caballeros.
void count_region_cards(const Grandissimo& grand, Place place, const PerOwner<std::uint8_t>& there, Payout& payout);

/// Returns the points that each seat would get if a general scoring came now ("General scoring"): the Castillo pays,
/// its caballeros and Grandes leave for the region on their player's disk, then every region pays. `disks[s]`: a legal
/// disk of seat s (disk_choices()), the King's region for the court; ignored for seats without pieces in the Castillo.
/// The current question does not matter.
PerSeat<int> projected_scoring(const State& state, const PerSeat<Place>& disks);

} // namespace elgrande
