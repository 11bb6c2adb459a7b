#pragma once

#include "board/geometry/geometry.hpp"

#include <array>
#include <cstdint>

namespace elgrande::board
{

/// Figures of the court, in the order of the rules.
inline constexpr int figure_count = 3;

enum class Figure : std::uint8_t
{
    Queen,
    Jester,
    Inquisitor
};

/// Grandissimo as the board shows it, in plain values: Portugal and the ship, which have caballeros in
/// Scene::caballeros, the prison, and who stands beside the map.
struct Grandissimo
{
    bool shown = false;  ///< the game is Grandissimo
    bool ship = false;   ///< with ships
    bool prison = false; ///< with a prison
    std::array<std::uint8_t, seat_count> prisoners{};
    std::array<bool, figure_count> aside{}; ///< figures in no court
    int tokens = 0;                         ///< ship tokens in no court
};

/// Portugal and the ship.
inline constexpr std::array grandissimo_places{portugal_place, ship_place};

} // namespace elgrande::board
