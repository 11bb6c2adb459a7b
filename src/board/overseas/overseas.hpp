#pragma once

#include "board/geometry/geometry.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace elgrande::board
{

/// A disc that a caballero can carry.
enum class Coin : std::uint8_t
{
    None,
    Gold,
    Wares
};

inline constexpr int french_spaces = 3;
inline constexpr int sea_places = 3; ///< the ship, America and the Mediterranean, in this order

/// The part of a scene that games with colonies add, as plain values: the caballeros on spaces, the discs, the Limit
/// table and the Inquisitor. Scene::caballeros counts all caballeros of a place, including those on spaces, discs and
/// the table.
struct Overseas
{
    bool shown = false; ///< the game has colonies

    /// The owners on the spaces of France, or −1, and their discs.
    std::array<int, french_spaces> french{-1, -1, -1};
    std::array<Coin, french_spaces> french_coin{};
    int captain = -1;                                      ///< owner on the space of the ship, or −1
    int viceroy = -1;                                      ///< owner on the space of America, or −1
    std::array<int, french_spaces> french_points{2, 1, 0}; ///< that the spaces pay
    int viceroys_points = 5;                               ///< that the Viceroy's space pays

    /// Sea place → gold or wares → owner → number of its caballeros that carry one.
    std::array<std::array<std::array<std::uint8_t, owner_count>, 2>, sea_places> carriers{};
    std::array<std::uint8_t, 2> unclaimed{}; ///< gold in America, wares in the Mediterranean

    int table = -1; ///< the place of the Limit table, or −1
    int table_spaces = 0;
    /// Caballeros on the Limit table: Coin that they carry → owner → number.
    std::array<std::array<std::uint8_t, owner_count>, 3> on_table{};

    int inquisitor = -1; ///< the seat in whose court he is; −1: he stands beside the map
};

/// The places that games with colonies add.
inline constexpr std::array overseas_places{france_place, ship_place, america_place, mediterranean_place};

/// The number of places that can have a chart: overseas_places, and Portugal in Grandissimo.
inline constexpr int chart_count = 5;

/// True for the places that can have a chart.
constexpr bool is_overseas(int place)
{
    return place >= france_place && place < france_place + chart_count;
}

/// Returns the index of a place among those that can have a chart, 0 … 4; is_overseas(place) must hold.
constexpr std::size_t overseas_index(int place)
{
    return static_cast<std::size_t>(place - france_place);
}

} // namespace elgrande::board
