#pragma once

#include "board/geometry.hpp"

#include <imgui.h>

#include <functional>
#include <span>
#include <vector>

namespace elgrande::board
{

/// A filled shape cut into triangles once, in board units.
struct Shape
{
    Ring points;
    std::vector<unsigned short> corners; ///< three a triangle
};

/// Cuts a ring without holes. Costs the square of its length.
Shape cut(const Ring& ring);
std::vector<Shape> cut(const std::vector<Ring>& rings);

/// Part of a picture that is drawn once and then copied into each frame.
class Mesh
{
public:
    /// Draws it anew.
    void record(const std::function<void(ImDrawList*)>& draw);

    void copy_to(ImDrawList* list) const;

private:
    std::vector<ImDrawVert> vertices_;
    std::vector<ImDrawIdx> corners_;
};

} // namespace elgrande::board
