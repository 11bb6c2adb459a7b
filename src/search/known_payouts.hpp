#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace elgrande::search
{

/// What a place pays each seat if it is scored now.
PerSeat<std::uint8_t> points_at(const State& state, Place place);

/// The same in a general scoring, where the region cards of Grandissimo count.
PerSeat<std::uint8_t> points_in_general(const State& state, Place place);

/// Does a payout_key() tell what the place pays? With the colonies not of those, where much more decides.
inline bool has_payout_key(const State& state, Place place)
{
    return !has_colonies(state.setup) || is_region(place) || place == Place::Castillo;
}

/// What a place pays depends on, in a number that is never 0: who counts there, and whether a Grande, the King, a
/// standard-bearer, a mobile scoreboard or a region card is there. Of positions of one turn.
std::uint64_t payout_key(const State& state, Place place);

/// What that key is the more by for so many caballeros more there that count, by owner; as for all unsigned numbers,
/// what is less than 0 comes round.
std::uint64_t payout_key_change(const State& state, const PerOwner<std::int16_t>& more);

/// What places pay in the many positions of one turn, by that key: all of one kind, in a general scoring or not. The
/// latest are remembered, up to 2 to the power of `bits` for each place.
template <unsigned bits>
class LatestPayouts
{
public:
    /// `points` are asked for if they are not known.
    template <class Points>
    PerSeat<std::uint8_t> at(const State& state, Place place, Points points)
    {
        return has_payout_key(state, place) ? at(place, payout_key(state, place), points) : points();
    }

    /// The same if the key is known.
    template <class Points>
    PerSeat<std::uint8_t> at(Place place, std::uint64_t key, Points points)
    {
        constexpr std::uint64_t any_odd_number = 0x9e3779b97f4a7c15U;
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

using KnownPayouts = LatestPayouts<8>;

} // namespace elgrande::search
