#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <array>
#include <cstdint>

/// What Grandissimo adds to a game: figures of the court, ship tokens, the prison, and what cards leave behind for the
/// next general scoring. Lines in the comments of this folder are those of the rules "classic and expansions".
namespace elgrande
{

/// The Queen and the court jester, in the order of their numbers in actions.
inline constexpr int character_count = 2;
inline constexpr std::size_t queen = 0;
inline constexpr std::size_t jester = 1;

inline constexpr int ship_tokens = 2;

/// Black caballeros of the Inquisitor in Grandissimo: two, and four with the colonies.
inline constexpr int black_in_grandissimo = 2;

/// Caballeros that the free choice moves (line 394).
inline constexpr std::uint8_t free_moves = 2;

/// What a player may do in a turn besides placing and the special action of the card, each once: by a symbol on the
/// card, or with a figure in the court (lines 295 to 309 and 390 to 391).
enum class Extra : std::uint8_t
{
    Token,         ///< a ship on the card: a ship token comes to the court
    Prison,        ///< a prison on the card: a caballero goes there
    Pardon,        ///< the King card: all prisoners come into one region
    QueenPlaces,   ///< the Queen: one more next to the King
    QueenRecruits, ///< or one more to the court
    Jester,        ///< another player gets an own caballero to place
    Inquisitor     ///< a black caballero moves, and takes another along
};

inline constexpr int extra_count = 7;

constexpr std::uint8_t bit_of(Extra extra)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(extra));
}

/// Region cards that players have taken for the next general scoring (line 396).
enum class RegionCard : std::uint8_t
{
    Alliance, ///< the region pays whoever has it like the first there
    Boycott   ///< it is not scored
};

inline constexpr int region_card_count = 2;

/// As it was made in other games.
struct Grandissimo
{
    std::array<Seat, character_count> characters{nobody, nobody}; ///< in whose court; nobody: beside the board
    Seat inquisitor = nobody;
    std::uint8_t tokens = 0; ///< bit s: seat s has a ship token
    PerSeat<std::uint8_t> prison{};
    /// By receiver, then owner: caballeros that the receiver has to place at the beginning of the next turn (line 390).
    /// See most_gifts().
    PerSeat<PerSeat<std::uint8_t>> gifts{};
    Seat rebel = nobody; ///< whose Grande is King, as long as the King is not on the board (line 397)
    std::array<Seat, region_card_count> region_card_of{nobody, nobody};
    std::array<Place, region_card_count> region_card{Place::Nowhere, Place::Nowhere};
    Seat free_mover = nobody;         ///< who moves own caballeros in the next general scoring (line 394)
    std::uint8_t free_left = 0;       ///< and how many still
    Place free_from = Place::Nowhere; ///< where the one that is on its way then stood

    bool operator==(const Grandissimo&) const = default;
};

} // namespace elgrande
