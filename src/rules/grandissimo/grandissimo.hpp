#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// Grandissimo: figures of the court, ship tokens, the prison, and effects of cards on the next general scoring. Line
/// numbers in the comments of this folder refer to the rules "classic and expansions".
namespace elgrande
{

/// The figures Queen and court jester, by their numbers in actions.
inline constexpr int character_count = 2;
inline constexpr std::size_t queen = 0;
inline constexpr std::size_t jester = 1;

inline constexpr int ship_tokens = 2; ///< in the game

/// Black caballeros of the Inquisitor in Grandissimo: two, and four with the colonies.
inline constexpr int black_in_grandissimo = 2;

/// The number of caballeros that "free choice" moves (line 394).
inline constexpr std::uint8_t free_moves = 2;

/// The extra actions of a turn, each once, in addition to placing and the special action: by a symbol on the card, or
/// with a figure in the court (lines 295 to 309 and 390 to 391).
enum class Extra : std::uint8_t
{
    Token = 0,         ///< a ship on the card: a ship token comes to the court
    Prison = 1,        ///< a prison on the card: a caballero goes there
    Pardon = 2,        ///< the King card: all prisoners come into one region
    QueenPlaces = 3,   ///< the Queen: one more caballero is placed next to the King's region or into the Castillo
    QueenRecruits = 4, ///< or one more comes to the court; she gives one of the two in a turn
    Jester = 5,        ///< another player has to place a caballero of the active player
    Inquisitor = 6     ///< a black caballero moves, and takes another along
};

inline constexpr int extra_count = 7;

constexpr std::uint8_t bit_of(Extra extra)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(extra));
}

/// The uses of a region card in the next general scoring (line 396).
enum class RegionCard : std::uint8_t
{
    Alliance, ///< the region pays its player as much as its first rank
    Boycott   ///< the region is not scored
};

inline constexpr int region_card_count = 2;

/// The part of State for Grandissimo; default values in other games.
struct Grandissimo
{
    /// The seats that have the Queen and the jester; nobody: beside the board.
    std::array<Seat, character_count> characters{nobody, nobody};
    Seat inquisitor = nobody;       ///< the seat in whose court he is; nobody: beside the board
    std::uint8_t tokens = 0;        ///< bit s: seat s has a ship token
    PerSeat<std::uint8_t> prison{}; ///< caballeros of the seat in prison
    /// By receiver, then owner: caballeros that the receiver has to place at the beginning of its next turn (line 390).
    /// See max_gifts().
    PerSeat<PerSeat<std::uint8_t>> gifts{};
    Seat rebel = nobody; ///< the seat whose Grande acts as King during a revolution (line 397)
    /// By RegionCard: the seat that took the card; nobody if none has.
    std::array<Seat, region_card_count> region_card_of{nobody, nobody};
    /// By RegionCard: its region; Nowhere if nobody has taken one.
    std::array<Place, region_card_count> region_card{Place::Nowhere, Place::Nowhere};
    Seat free_mover = nobody;         ///< the seat with saved moves for the next general scoring (line 394)
    std::uint8_t free_left = 0;       ///< the number of saved moves left
    Place free_from = Place::Nowhere; ///< the region of the caballero that is lifted for a saved move; Nowhere if none

    bool operator==(const Grandissimo&) const = default;
};

} // namespace elgrande
