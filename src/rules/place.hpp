#pragma once

#include "rules/complete.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace elgrande
{

/// The places of pieces. First come those where State counts caballeros: the nine regions of Spain in the order in
/// which they are scored, the Castillo, and places of expansions. See places() for the places of a game.
enum class Place : std::uint8_t
{
    Galicia,
    BasqueCountry,
    Aragon,
    Catalonia,
    OldCastile,
    NewCastile,
    Seville,
    Granada,
    Valencia,
    Castillo,
    France,   ///< with New Regency (2023) only the King can be there; with the colonies a region with three spaces
    Portugal, ///< with New Regency only the King can be there; in Grandissimo a region
    Ship,     ///< with the colonies a region, like the next two and France; in Grandissimo not a region
    America,
    Mediterranean,
    Court,    ///< a player's own caballeros, ready to be placed
    Province, ///< the reserve
    Aside,    ///< beside the board: mobile scoreboards that are not in play
    Nowhere
};

/// The kinds of places.
enum class PlaceKind : std::uint8_t
{
    Region,
    Castillo,
    Hand,     ///< court and province of a player
    OffBoard, ///< beside the board, or nowhere
    Abroad,   ///< neighbouring countries, where only the King can be unless an expansion makes them regions
    Overseas  ///< the ship and the colonies
};

/// The traits of a place.
struct PlaceRow
{
    Place place{};
    PlaceKind kind{};
    std::uint8_t wire = 0; ///< its number in saves and links, which never changes and is never given to another place
};

/// Every place, in the order of Place.
inline constexpr std::array place_rows{
    PlaceRow{Place::Galicia, PlaceKind::Region, 0},          PlaceRow{Place::BasqueCountry, PlaceKind::Region, 1},
    PlaceRow{Place::Aragon, PlaceKind::Region, 2},           PlaceRow{Place::Catalonia, PlaceKind::Region, 3},
    PlaceRow{Place::OldCastile, PlaceKind::Region, 4},       PlaceRow{Place::NewCastile, PlaceKind::Region, 5},
    PlaceRow{Place::Seville, PlaceKind::Region, 6},          PlaceRow{Place::Granada, PlaceKind::Region, 7},
    PlaceRow{Place::Valencia, PlaceKind::Region, 8},         PlaceRow{Place::Castillo, PlaceKind::Castillo, 9},
    PlaceRow{Place::France, PlaceKind::Abroad, 14},          PlaceRow{Place::Portugal, PlaceKind::Abroad, 15},
    PlaceRow{Place::Ship, PlaceKind::Overseas, 16},          PlaceRow{Place::America, PlaceKind::Overseas, 17},
    PlaceRow{Place::Mediterranean, PlaceKind::Overseas, 18}, PlaceRow{Place::Court, PlaceKind::Hand, 10},
    PlaceRow{Place::Province, PlaceKind::Hand, 11},          PlaceRow{Place::Aside, PlaceKind::OffBoard, 12},
    PlaceRow{Place::Nowhere, PlaceKind::OffBoard, 13},
};

inline constexpr int region_count = 9;       ///< of Spain, in every game
inline constexpr int place_count = 10;       ///< the regions of Spain and the Castillo
inline constexpr int board_place_count = 15; ///< all places where caballeros can stand, with those of expansions

inline constexpr std::array<Place, region_count> all_regions{Place::Galicia,   Place::BasqueCountry, Place::Aragon,
                                                             Place::Catalonia, Place::OldCastile,    Place::NewCastile,
                                                             Place::Seville,   Place::Granada,       Place::Valencia};

/// The regions of games with the colonies, in the order in which they are scored.
inline constexpr std::array every_game_region{
    Place::Galicia,    Place::BasqueCountry, Place::Aragon,       Place::Catalonia, Place::OldCastile,
    Place::NewCastile, Place::Seville,       Place::Granada,      Place::Valencia,  Place::France,
    Place::Ship,       Place::America,       Place::Mediterranean};

/// All places where caballeros can stand with the colonies, in the order of Place. The first place_count of them are
/// those of the base games.
inline constexpr std::array every_game_place{Place::Galicia,    Place::BasqueCountry, Place::Aragon,  Place::Catalonia,
                                             Place::OldCastile, Place::NewCastile,    Place::Seville, Place::Granada,
                                             Place::Valencia,   Place::Castillo,      Place::France,  Place::Ship,
                                             Place::America,    Place::Mediterranean};

/// The regions of Grandissimo, in the order in which they are scored.
inline constexpr std::array regions_with_portugal{
    Place::Galicia,    Place::BasqueCountry, Place::Aragon,  Place::Catalonia, Place::OldCastile,
    Place::NewCastile, Place::Seville,       Place::Granada, Place::Valencia,  Place::Portugal};

/// All places where caballeros can stand in Grandissimo, in the order of Place; the ship only with Part::Ships.
inline constexpr std::array places_with_portugal{
    Place::Galicia, Place::BasqueCountry, Place::Aragon,   Place::Catalonia, Place::OldCastile, Place::NewCastile,
    Place::Seville, Place::Granada,       Place::Valencia, Place::Castillo,  Place::Portugal,   Place::Ship};

/// Returns the index of a place in arrays by place.
constexpr std::size_t index(Place place)
{
    return static_cast<std::size_t>(place);
}

/// True if the place is of this kind. This and the three predicates below return false for bytes that are not a Place.
constexpr bool is_of(Place place, PlaceKind kind)
{
    return index(place) < place_rows.size() && place_rows[index(place)].kind == kind;
}

/// True if caballeros can stand there in at least one edition.
constexpr bool is_on_board(Place place)
{
    return index(place) < board_place_count;
}

/// True for the regions of Spain. See rules/setup.hpp for the regions of a game.
constexpr bool is_region(Place place)
{
    return index(place) < region_count;
}

/// True for France and Portugal, also where an expansion makes them regions.
constexpr bool is_abroad(Place place)
{
    return is_of(place, PlaceKind::Abroad);
}

/// The result of wire_number() for bytes that are not a value of the enum. No row has this number.
inline constexpr std::uint8_t no_wire_number = 255;

/// Returns the number of a place in saves and links; no_wire_number for bytes that are not a Place.
constexpr std::uint8_t wire_number(Place place)
{
    return index(place) < place_rows.size() ? place_rows[index(place)].wire : no_wire_number;
}

/// Returns the place with this number in saves and links, if there is one.
constexpr std::optional<Place> place_of_wire(unsigned number)
{
    const PlaceRow* row = row_of_wire(place_rows, number);
    return row != nullptr ? std::optional(row->place) : std::nullopt;
}

// Required by the functions above and by the arrays of State.
static_assert(has_unique_wire_numbers(place_rows));
static_assert(
    []
    {
        for (std::size_t i = 0; i < place_rows.size(); ++i)
        {
            const PlaceRow& row = place_rows[i];
            if (index(row.place) != i || place_of_wire(row.wire) != row.place
                || is_region(row.place) != (row.kind == PlaceKind::Region))
            {
                return false;
            }
        }
        return true;
    }());

/// A set of places. Bytes that are not a Place are in no set.
class PlaceSet
{
public:
    constexpr PlaceSet() = default;
    constexpr explicit PlaceSet(std::uint32_t bits) : bits_(bits) {}

    constexpr void insert(Place place) { bits_ |= bit(place); }
    constexpr void erase(Place place) { bits_ &= ~bit(place); }
    constexpr bool contains(Place place) const { return (bits_ & bit(place)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint32_t bits() const { return bits_; } ///< bit index(p): place p

    constexpr bool operator==(const PlaceSet&) const = default;

private:
    static constexpr std::uint32_t bit(Place place)
    {
        return index(place) < place_rows.size() ? std::uint32_t{1} << index(place) : 0U;
    }

    std::uint32_t bits_ = 0;
};

static_assert(place_rows.size() <= 32);

/// The regions of Spain, which a secret disk can name.
inline constexpr PlaceSet every_region{0x1ff};

/// Returns the regions of Spain that share a border with `place`: a region (classic 1996, "Player turns", examples 1
/// and 2; the map), France or Portugal. Empty for all other bytes. See neighbours(state, place) for bridges and the
/// regions of expansions, and near_king() for a King beside the Castillo.
PlaceSet neighbours(Place place);

/// The three values of a scoreboard, for the first, second and third rank.
using ScoreValues = std::array<std::uint8_t, 3>;

/// Returns the values that are printed at a place on the board; zeros for all other bytes.
ScoreValues printed_values(Place place);

/// The two mobile scoreboards, 8/4/0 and 4/0/0.
inline constexpr int mobile_board_count = 2;
inline constexpr std::array<ScoreValues, mobile_board_count> mobile_boards{ScoreValues{8, 4, 0}, ScoreValues{4, 0, 0}};

} // namespace elgrande
