#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstdint>

namespace elgrande
{

/// The ranks of all owners in one place. Line numbers refer to the rules "classic and expansions".
struct Standing
{
    PerOwner<std::uint8_t> rank{};   ///< the rank that pays the owner, 1 … 3, even if it is worth 0; 0 for none
    PerOwner<std::uint8_t> points{}; ///< from the scoreboard, without bonuses
    Seat sole_first = nobody;        ///< the owner who is alone in first place; nobody if several are tied

    bool operator==(const Standing&) const = default;
};

/// Returns the ranks of the owners by their caballeros. Owners tied for a rank all take the next one (classic 1996,
/// "Score the Regions"); owners without caballeros get nothing. `ranks`: the number of ranks that pay, 1, 2 or 3.
Standing majority(const ScoreValues& board, const PerOwner<std::uint8_t>& caballeros, int ranks);

/// Returns the number of ranks that pay: one with 2 players, two with 3, otherwise three. A dummy counts as a player.
constexpr int ranks_that_pay(const Setup& setup)
{
    return owners(setup) < 4 ? owners(setup) - 1 : 3;
}

/// The points that a place pays if it is scored now.
struct Payout
{
    Standing standing;
    PerSeat<std::uint8_t> king_bonus{};
    PerSeat<std::uint8_t> home_bonus{};
    PerSeat<std::uint8_t> space_bonus{}; ///< for the Ambassador, the Envoy and the Viceroy (lines 209 and 219)

    bool operator==(const Payout&) const = default;

    /// Returns the points of a player with all bonuses.
    int total(Seat seat) const
    {
        return standing.points[seat] + king_bonus[seat] + home_bonus[seat] + space_bonus[seat];
    }
};

/// Returns the points that `place` would pay if it were scored now, with the bonuses for King and home ("King's Bonus",
/// "Home region bonus"). The caballeros of counted_at() count; those of the dummy and black ones take ranks but get no
/// points. A standard-bearer wins ties. On the ship only the Captain counts, and nobody is Standing::sole_first.
/// `first_rank_only`: pays only an owner who is alone in first place. The place must be a region of the game or the
/// Castillo.
Payout payout(const State& state, Place place, bool first_rank_only = false);

/// Returns the points that `place` would pay in a general scoring now: payout() after apply_region_cards().
Payout general_payout(const State& state, Place place);

/// Returns the points that `place` pays if only this player is paid: the value of the first rank, even if tied, and the
/// bonuses that payout() gives it.
Payout first_rank_payout(const State& state, Seat seat, Place place);

/// Applies the region cards of Grandissimo to `payout`, what the place pays without them: a boycotted region pays
/// nothing, and an ally with a caballero there gets at least as many points as its ranks pay anybody. `there`: the
/// caballeros in the place.
void apply_region_cards(const Grandissimo& grand, Place place, const PerOwner<std::uint8_t>& there, Payout& payout);

/// Returns the points that each seat would get in a general scoring now ("General scoring"): the Castillo pays, its
/// caballeros and Grandes go to the region on their player's disk, then every region pays. `disks[s]`: a region of
/// Spain, where the King's region sends to the court; ignored for seats that would not be asked for a disk
/// (leaving_castillo()). Leaves out what the players would choose in the process: joining the scoring, filling the
/// Limit table, saved moves. The current question does not matter.
PerSeat<int> projected_scoring(const State& state, const PerSeat<Place>& disks);

} // namespace elgrande
