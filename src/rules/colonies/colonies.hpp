#pragma once

#include "rules/action.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <array>
#include <cstdint>

/// What Grand Inquisitor & the Colonies adds to a game: the new regions with their spaces, gold and wares, the Limit
/// table and the Inquisitor. Lines in the comments of this folder are those of the rules "classic and expansions".
namespace elgrande
{

/// What a caballero can bring to Spain (line 216).
enum class Disc : std::uint8_t
{
    None,
    Gold, ///< of America
    Wares ///< of the Mediterranean
};

inline constexpr int disc_count = 3; ///< with None

/// Points for a disc that reaches Spain (line 222).
constexpr int worth(Disc disc)
{
    return disc == Disc::Gold ? 6 : disc == Disc::Wares ? 4 : 0;
}

/// All there are of a kind. There are eleven together; how many of each is not known (data/cards/README.md).
constexpr int all_discs(Disc disc)
{
    return disc == Disc::Gold ? 5 : disc == Disc::Wares ? 6 : 0;
}

/// Unclaimed gold and wares at the beginning of a game (line 205).
inline constexpr std::array<std::uint8_t, disc_count - 1> first_discs{1, 2};

/// Where unclaimed discs of a kind lie.
constexpr Place home_of(Disc disc)
{
    return disc == Disc::Gold ? Place::America : Place::Mediterranean;
}

/// Where the ship can land, and the King lets caballeros come onto it (lines 212 and 213).
inline constexpr PlaceSet coastal_regions{1U << index(Place::France) | 1U << index(Place::Catalonia)
                                          | 1U << index(Place::Valencia) | 1U << index(Place::Granada)
                                          | 1U << index(Place::Seville) | 1U << index(Place::Galicia)
                                          | 1U << index(Place::BasqueCountry)};

/// Caballeros of the Inquisitor. They are the neutral ones.
inline constexpr int black_caballeros = 4;

/// Spaces of France.
inline constexpr int french_spaces = 3;

/// The ship, America and the Mediterranean have numbers 0 … 2 here.
inline constexpr int sea_places = 3;

constexpr std::size_t sea_index(Place place)
{
    return index(place) - index(Place::Ship);
}

/// The space as its parts: on a space of its own, with a disc, not on the Limit table.
constexpr bool is_post(Space space)
{
    return space >= Space::First && space <= Space::Third;
}

/// What the caballero of this space carries; of France see Colonies::french_disc.
constexpr Disc disc_at(Space space)
{
    return space == Space::Gold || space == Space::GoldBeside     ? Disc::Gold
           : space == Space::Wares || space == Space::WaresBeside ? Disc::Wares
                                                                  : Disc::None;
}

constexpr bool is_beside_table(Space space)
{
    return space == Space::BesideTable || space == Space::GoldBeside || space == Space::WaresBeside;
}

/// In the region, with this disc, on its Limit table or not.
constexpr Space ordinary_space(Disc disc, bool beside)
{
    return static_cast<Space>(2 * static_cast<int>(disc) + (beside ? 1 : 0));
}

/// As it was made in games without the colonies.
struct Colonies
{
    /// Whose caballeros are Ambassador, Envoy and on the third space of France (line 209), and what they carry.
    std::array<Seat, french_spaces> french{nobody, nobody, nobody};
    std::array<Disc, french_spaces> french_disc{};
    Seat captain = nobody;
    Seat viceroy = nobody;
    /// Caballeros with gold and with wares on the ship, in America and in the Mediterranean, by owner.
    std::array<std::array<PerOwner<std::uint8_t>, disc_count - 1>, sea_places> carriers{};
    std::array<std::uint8_t, disc_count - 1> unclaimed{}; ///< gold in America, wares in the Mediterranean
    Place table = Place::Nowhere;                         ///< the Limit table
    /// Of the caballeros in its region those on it: without a disc, with gold, with wares, by owner.
    std::array<PerOwner<std::uint8_t>, disc_count> on_table{};
    Seat filler = nobody;      ///< who chooses now which caballeros come onto it
    bool spaces_freed = false; ///< caballeros have left it, and others have not taken their places yet
    bool claiming = false;     ///< after a special action the active player may claim discs
    Seat inquisitor = nobody;  ///< in whose court he is
    std::uint8_t removed = 0;  ///< bit s: the card of stack s was turned over
    /// Of those that may sail: who came to the ship, to America and to the Mediterranean in this turn, the player's own
    /// and black ones, by disc.
    std::array<std::array<std::array<std::uint8_t, disc_count>, 2>, sea_places> arrived{};
    bool new_captain = false; ///< came to that space in this turn
    bool new_viceroy = false;

    bool operator==(const Colonies&) const = default;
};

} // namespace elgrande
