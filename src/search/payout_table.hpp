#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace elgrande::search
{

/// Returns what a place pays each seat if it is scored now.
PerSeat<std::uint8_t> points_at(const State& state, Place place);

/// Returns what a place pays each seat in a general scoring now, where the region cards of Grandissimo count.
PerSeat<std::uint8_t> points_in_general_scoring(const State& state, Place place);

/// Returns a key of everything that the payout of a place depends on: who counts there, and whether a Grande, the King,
/// a standard-bearer, a mobile scoreboard or a region card is there. Returns 0 for places outside Spain in a game with
/// the colonies, whose payout depends on more. Keys of different turns are not comparable.
std::uint64_t payout_key(const State& state, Place place);

/// A cache of what places pay in the positions of one turn, direct-mapped by payout_key(), with 2^`bits` entries for
/// each place. Use one cache for scorings as they stand, another for general scorings.
template <unsigned bits>
class PayoutTable
{
public:
    /// Returns what the place pays. If that is not cached, calls `points()` to compute it.
    template <class Points>
    PerSeat<std::uint8_t> at(const State& state, Place place, Points points)
    {
        constexpr std::uint64_t any_odd_number = 0x9e3779b97f4a7c15U;
        const std::uint64_t key = payout_key(state, place);
        if (key == 0)
        {
            return points();
        }
        Row& row = known_[index(place)][key * any_odd_number >> (64U - bits)];
        if (row.key != key)
        {
            row = {key, points()};
        }
        return row.points;
    }

private:
    struct Row
    {
        std::uint64_t key = 0; ///< 0: none
        PerSeat<std::uint8_t> points{};
    };

    std::vector<std::array<Row, 1U << bits>> known_{board_place_count};
};

/// The cache of an EndEvaluator, whose objective needs scorings of one kind only.
using ScoringCache = PayoutTable<8>;

} // namespace elgrande::search
