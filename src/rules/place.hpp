#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace elgrande
{

/// Where pieces stand. The nine regions come in the order of the scoring track, then the Castillo;
/// the other values are used by actions and events only.
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
    Court,    ///< a player's own caballeros, ready to be placed
    Province, ///< the reserve
    Aside,    ///< beside the board: mobile scoreboards that are not in play yet
    Nowhere,
    France, ///< for the King only, as Portugal (2023, "New Regency")
    Portugal
};

inline constexpr int region_count = 9;
inline constexpr int place_count = 10; ///< the regions and the Castillo

inline constexpr std::array<Place, region_count> all_regions{Place::Galicia,   Place::BasqueCountry, Place::Aragon,
                                                             Place::Catalonia, Place::OldCastile,    Place::NewCastile,
                                                             Place::Seville,   Place::Granada,       Place::Valencia};

constexpr std::size_t index(Place place)
{
    return static_cast<std::size_t>(place);
}

constexpr bool is_region(Place place)
{
    return place < Place::Castillo;
}

/// A neighbouring country, where only the King can be.
constexpr bool is_abroad(Place place)
{
    return place == Place::France || place == Place::Portugal;
}

/// A set of regions and the Castillo.
class PlaceSet
{
public:
    constexpr PlaceSet() = default;
    constexpr explicit PlaceSet(std::uint16_t bits) : bits_(bits) {}

    constexpr void insert(Place place) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << index(place)); }
    constexpr void erase(Place place) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << index(place))); }
    constexpr bool contains(Place place) const { return (bits_ >> index(place) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint16_t bits() const { return bits_; }

    constexpr bool operator==(const PlaceSet&) const = default;

private:
    std::uint16_t bits_ = 0;
};

inline constexpr PlaceSet every_region{0x1ff};

/// The regions that share a border with `place`: a region (classic 1996, "Player turns", examples 1 and 2; the map), or
/// France or Portugal. The Castillo has none: see near_king() for what is next to it while the King stands there.
PlaceSet neighbours(Place place);

/// The three values of a scoreboard, for the first, second and third rank.
using ScoreValues = std::array<std::uint8_t, 3>;

/// What is printed in the region, or at the Castillo.
ScoreValues printed_values(Place place);

/// The two mobile scoreboards, 8/4/0 and 4/0/0.
inline constexpr int mobile_board_count = 2;
inline constexpr std::array<ScoreValues, mobile_board_count> mobile_boards{ScoreValues{8, 4, 0}, ScoreValues{4, 0, 0}};

} // namespace elgrande
