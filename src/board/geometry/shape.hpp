#pragma once

#include "board/geometry/geometry.hpp"

#include <vector>

namespace elgrande::board
{

/// A filled shape cut into triangles once, in board units.
struct Shape
{
    Ring points;
    std::vector<unsigned short> corners; ///< three a triangle
};

/// Cuts a ring without holes; needs an ImGui frame. Costs the square of its length.
Shape cut(const Ring& ring);
std::vector<Shape> cut(const std::vector<Ring>& rings);

} // namespace elgrande::board
