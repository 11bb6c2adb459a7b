#pragma once

#include "rules/action.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// Grand Inquisitor & the Colonies: new regions with spaces, gold and wares, the Limit table and the Inquisitor. Line
/// numbers in the comments of this folder refer to the rules "classic and expansions".
namespace elgrande
{

/// A disc that a caballero can bring to Spain (line 216).
enum class Disc : std::uint8_t
{
    None = 0,
    Gold = 1, ///< from America
    Wares = 2 ///< from the Mediterranean
};

inline constexpr int disc_count = 3; ///< including None

/// Returns the points for a disc that reaches Spain (line 222); 0 for Disc::None.
constexpr int points_for(Disc disc)
{
    return disc == Disc::Gold ? 6 : disc == Disc::Wares ? 4 : 0;
}

/// Returns the number of discs of a kind in the game; 0 for Disc::None. There are 11 in all; how many of each is
/// our guess (data/cards/README.md).
constexpr int all_discs(Disc disc)
{
    return disc == Disc::Gold ? 5 : disc == Disc::Wares ? 6 : 0;
}

/// Unclaimed gold and wares at the beginning of a game (line 205).
inline constexpr std::array<std::uint8_t, disc_count - 1> first_discs{1, 2};

/// Returns the place of unclaimed discs of a kind, which must not be Disc::None.
constexpr Place home_of(Disc disc)
{
    return disc == Disc::Gold ? Place::America : Place::Mediterranean;
}

/// The regions where the ship can land with the colonies; coast_of() has those of Grandissimo. While the King is in
/// one, caballeros can be placed onto the ship (lines 212 and 213).
inline constexpr PlaceSet coastal_regions{1U << index(Place::France) | 1U << index(Place::Catalonia)
                                          | 1U << index(Place::Valencia) | 1U << index(Place::Granada)
                                          | 1U << index(Place::Seville) | 1U << index(Place::Galicia)
                                          | 1U << index(Place::BasqueCountry)};

/// The number of black caballeros of the Inquisitor; their owner is `neutral`.
inline constexpr int black_caballeros = 4;

/// The number of spaces of France.
inline constexpr int french_spaces = 3;

/// The number of places overseas: the ship, America and the Mediterranean.
inline constexpr int sea_places = 3;

/// Returns the index of one of these places in arrays by sea place, 0 … 2.
constexpr std::size_t sea_index(Place place)
{
    return index(place) - index(Place::Ship);
}

/// True for the spaces of an office: Ambassador, Envoy, Captain, Viceroy, and the third space of France.
constexpr bool is_post(Space space)
{
    return space >= Space::First && space <= Space::Third;
}

/// Returns the disc of a caballero on this space. For France see Colonies::french_disc.
constexpr Disc disc_at(Space space)
{
    return space == Space::Gold || space == Space::GoldBeside     ? Disc::Gold
           : space == Space::Wares || space == Space::WaresBeside ? Disc::Wares
                                                                  : Disc::None;
}

/// True for the spaces in a region beside its Limit table.
constexpr bool is_beside_table(Space space)
{
    return space == Space::BesideTable || space == Space::GoldBeside || space == Space::WaresBeside;
}

/// Returns the space in the region itself for a caballero with this disc: Region, Gold or Wares, or if `beside` the one
/// beside the Limit table.
constexpr Space ordinary_space(Disc disc, bool beside)
{
    return static_cast<Space>(2 * static_cast<int>(disc) + (beside ? 1 : 0));
}

/// The part of State for games with the colonies; default values in other games.
struct Colonies
{
    /// Owners of the Ambassador, the Envoy and the caballero on the third space of France (line 209), and their discs.
    std::array<Seat, french_spaces> french{nobody, nobody, nobody};
    std::array<Disc, french_spaces> french_disc{};
    Seat captain = nobody; ///< owner of the Captain of the ship
    Seat viceroy = nobody; ///< owner of the Viceroy of America
    /// Caballeros with gold and with wares on the ship, in America and in the Mediterranean, by owner.
    std::array<std::array<PerOwner<std::uint8_t>, disc_count - 1>, sea_places> carriers{};
    std::array<std::uint8_t, disc_count - 1> unclaimed{}; ///< gold in America, wares in the Mediterranean
    Place table = Place::Nowhere;                         ///< the Limit table
    /// Caballeros on the Limit table, by disc, then owner. They are included in State::caballeros of its region.
    std::array<PerOwner<std::uint8_t>, disc_count> on_table{};
    Seat filling_seat = nobody; ///< the seat asked which caballeros come onto the Limit table (FillTable)
    bool spaces_freed = false;  ///< caballeros have left the Limit table, and their spaces have not been filled yet
    bool claiming = false;      ///< after a special action the active player may claim discs
    Seat inquisitor = nobody;   ///< the seat in whose court he is; nobody before a player takes him
    std::uint8_t removed = 0;   ///< bit s: the card of stack s was turned over
    /// Caballeros that arrived at the sea places in this turn and so may not sail again: by sea_index(), then the
    /// player's own (0) and black ones (1), then disc.
    std::array<std::array<std::array<std::uint8_t, disc_count>, 2>, sea_places> arrived{};
    bool new_captain = false; ///< True if the Captain came to his space in this turn
    bool new_viceroy = false; ///< True if the Viceroy came to his space in this turn

    bool operator==(const Colonies&) const = default;
};

} // namespace elgrande
