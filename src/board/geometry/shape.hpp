#pragma once

#include "board/geometry/geometry.hpp"

#include <vector>

namespace elgrande::board
{

/// A polygon cut into triangles, in board units.
struct Shape
{
    Ring points;
    std::vector<unsigned short> corners; ///< indices of points, three per triangle
};

/// Cuts a closed ring that does not cross itself into triangles. Call it during an ImGui frame. Takes quadratic time.
Shape cut(const Ring& ring);
std::vector<Shape> cut(const std::vector<Ring>& rings);

} // namespace elgrande::board
