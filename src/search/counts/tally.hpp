#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace elgrande::search
{

/// By how much the number of caballeros of each owner in one place changes from the position that is searched to the
/// end of the turn, by owner.
using Change = std::array<std::int16_t, max_owners>;

/// Adds a change to the numbers in one place.
inline void add_to(PerOwner<std::uint8_t>& counts, const Change& change)
{
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        counts[owner] = static_cast<std::uint8_t>(counts[owner] + change[owner]);
    }
}

/// The changes of all places, by index(Place). In a turn in which caballeros only move, they determine the end.
struct NetChange
{
    std::array<Change, board_place_count> by_place{};
    bool own_dismissed = false; ///< one of the player's caballeros was dismissed; it may have been replaced since
};

/// Sums over the changes of some places, which decide whether a card can cause these changes. "Own" caballeros are
/// those of the player whose turn it is. A place *loses* or *gains* caballeros of each owner separately.
struct Tally
{
    static constexpr unsigned no_place = 0;        ///< value of `source`: no place loses any
    static constexpr unsigned several_places = 31; ///< value of `source`: more than one place loses some
    static constexpr int many = 15;                ///< value of `castillo_in` and `ship_in`: this many or more

    Change balance{};                 ///< gains minus losses, by owner
    std::uint8_t own_out = 0;         ///< own caballeros that places lose
    std::uint8_t others_out = 0;      ///< caballeros of other owners that places lose
    std::uint8_t own_far_in = 0;      ///< own caballeros gained by places that the court does not reach
    std::uint8_t source = no_place;   ///< 1 + index of the only place that loses any, no_place or several_places
    std::uint8_t castillo_in : 4 = 0; ///< own caballeros gained by the Castillo, up to `many`
    std::uint8_t ship_in : 4 = 0;     ///< own caballeros gained by the ship (Grandissimo), up to `many`
    bool own_dismissed = false;       ///< as in NetChange

    void set_castillo_in(int count) { castillo_in = static_cast<unsigned>(std::min(count, many)) & many; }
    void set_ship_in(int count) { ship_in = static_cast<unsigned>(std::min(count, many)) & many; }

    bool operator==(const Tally&) const = default;
};

/// Returns the tally of both sets of places together. They must have no place in common.
Tally sum(const Tally& a, const Tally& b);

std::uint64_t hash_of(const Tally& tally);

} // namespace elgrande::search
