#pragma once

#include "board/geometry/geometry.hpp"

#include <array>
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
inline constexpr int sea_places = 3; ///< the ship, America and the Mediterranean

/// The new regions, their spaces and discs, the Limit table and the Inquisitor on the board, as plain
/// values. All caballeros of a place, on whatever they stand, are counted in Scene::caballeros.
struct Overseas
{
    bool shown = false; ///< the game has colonies

    /// Who stands on the spaces of France, and with which disc: an owner, or −1.
    std::array<int, french_spaces> french{-1, -1, -1};
    std::array<Coin, french_spaces> french_coin{};
    int captain = -1;
    int viceroy = -1;
    std::array<int, french_spaces> french_points{2, 1, 0}; ///< written on the spaces
    int viceroys_points = 5;

    /// Sea place → gold and wares → owner → how many of its caballeros carry one.
    std::array<std::array<std::array<std::uint8_t, owner_count>, 2>, sea_places> carriers{};
    std::array<std::uint8_t, 2> unclaimed{}; ///< gold in America, wares in the Mediterranean

    int table = -1; ///< the place of the Limit table
    int table_spaces = 0;
    /// Who stands on it: without a disc, with gold, with wares → owner → how many.
    std::array<std::array<std::uint8_t, owner_count>, 3> on_table{};

    int inquisitor = -1; ///< the seat in whose court he is; −1: he stands beside the map
};

/// France and what lies at sea: the charts of the colonies.
inline constexpr std::array overseas_places{france_place, ship_place, america_place, mediterranean_place};

/// Those, and Portugal of Grandissimo: whatever has a chart.
inline constexpr int chart_count = 5;

constexpr bool is_overseas(int place)
{
    return place >= france_place && place < france_place + chart_count;
}

/// The number of such a place among them.
constexpr std::size_t overseas_index(int place)
{
    return static_cast<std::size_t>(place - france_place);
}

} // namespace elgrande::board
