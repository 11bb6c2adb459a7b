#pragma once

#include "board/geometry/geometry.hpp"

#include <array>
#include <cstdint>

namespace elgrande::board
{

inline constexpr int figure_count = 3;

/// Figures of the court, in the order of the rules.
enum class Figure : std::uint8_t
{
    Queen,
    Jester,
    Inquisitor
};

/// The part of a scene that Grandissimo adds, as plain values: Portugal and the ship, whose caballeros are in
/// Scene::caballeros, the prison, and the figures and tokens beside the map.
struct Grandissimo
{
    bool shown = false;                               ///< the game is Grandissimo
    bool ship = false;                                ///< the game has ships
    bool prison = false;                              ///< the game has a prison
    std::array<std::uint8_t, seat_count> prisoners{}; ///< seat → number of its caballeros in the prison
    std::array<bool, figure_count> aside{};           ///< by Figure: it is in no court, and so beside the map
    int tokens = 0;                                   ///< ship tokens in no court
};

/// The places that Grandissimo adds.
inline constexpr std::array grandissimo_places{portugal_place, ship_place};

} // namespace elgrande::board
