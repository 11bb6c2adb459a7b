#pragma once

#include "board/geometry/plane.hpp"

#include <cstdint>

namespace elgrande::board
{

/// A piece that is moving over the board.
struct Flight
{
    enum class Kind : std::uint8_t
    {
        Caballero,
        Grande,
        King
    };

    Kind kind{};
    int seat = 0;        ///< its owner, 0 … 5 as in Scene; 0 for the King
    Vec ground;          ///< the point of the board below it
    float height = 0.0F; ///< above the ground, in board units
    float size = 1.0F;   ///< relative to the normal size; above 0
    bool flag = false;   ///< a caballero that is the standard-bearer
};

} // namespace elgrande::board
