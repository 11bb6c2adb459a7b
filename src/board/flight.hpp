#pragma once

#include "board/geometry/plane.hpp"

#include <cstdint>

namespace elgrande::board
{

/// A piece on its way over the board.
struct Flight
{
    enum class What : std::uint8_t
    {
        Caballero,
        Grande,
        King
    };

    What what{};
    int seat = 0;
    Vec ground;          ///< where its shadow belongs, in board units
    float height = 0.0F; ///< above it
    float size = 1.0F;   ///< beside the usual
    bool flag = false;   ///< a caballero that is the standard-bearer
};

} // namespace elgrande::board
