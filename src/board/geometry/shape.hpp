#pragma once

#include "board/geometry/geometry.hpp"

#include <vector>

namespace elgrande::board
{

/// A triangulated polygon, in board units.
struct Shape
{
    Ring points;
    std::vector<unsigned short> corners; ///< indices into `points`, three per triangle
};

/// Triangulates a simple polygon, or each of several: a closed ring that does not cross itself. Call it during an ImGui
/// frame, as it uses ImGui's triangulator. Takes O(n²) time.
Shape triangulate(const Ring& ring);
std::vector<Shape> triangulate(const std::vector<Ring>& rings);

} // namespace elgrande::board
