#pragma once

#include "board/geometry/shape.hpp"
#include "board/geometry/view.hpp"
#include "board/scene.hpp"

#include <array>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// Draws the sea and the land in flat colours with ImGui alone, where the shaders of Ground cannot be used.
class PlainGround
{
public:
    /// Call it during an ImGui frame.
    PlainGround();

    /// Draws over all of view.screen.
    void draw(ImDrawList* list, const View& view, const Scene& scene) const;

private:
    std::vector<Shape> land_;
    std::array<Shape, region_count> regions_;
};

} // namespace elgrande::board
