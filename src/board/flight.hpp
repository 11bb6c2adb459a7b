#pragma once

#include "board/geometry/plane.hpp"

#include <cstdint>

namespace elgrande::board
{

/// A piece that is moving over the board.
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
    Vec ground;          ///< point of the board below it, where its shadow is
    float height = 0.0F; ///< above the ground
    float size = 1.0F;   ///< relative to the normal size
    bool flag = false;   ///< a caballero that is the standard-bearer
};

} // namespace elgrande::board
