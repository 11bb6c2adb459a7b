#pragma once

#include "board/mesh.hpp"
#include "board/view.hpp"

#include <array>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// The sea, the land and its borders, without anything that a game changes. Kept as meshes until the view changes.
class Backdrop
{
public:
    Backdrop();

    /// Call before drawing; costs nothing while the view stays the same.
    void prepare(const View& view);

    /// What lies beneath lit and sealed regions, and the ink that lies above them.
    void draw_ground(ImDrawList* list) const { ground_.copy_to(list); }
    void draw_ink(ImDrawList* list) const { ink_.copy_to(list); }

    const Shape& region(int number) const { return regions_[static_cast<std::size_t>(number)].fill; }

private:
    struct RegionShapes
    {
        Shape fill;
        std::array<std::vector<Shape>, 4> insets;
    };

    void draw_sea(ImDrawList* list, const View& view) const;
    void draw_land(ImDrawList* list, const View& view) const;
    void draw_regions(ImDrawList* list, const View& view) const;
    void draw_borders(ImDrawList* list, const View& view) const;

    std::vector<Shape> land_;
    std::vector<std::vector<Shape>> shore_;
    std::array<RegionShapes, region_count> regions_;
    Mesh ground_;
    Mesh ink_;
    View prepared_;
    ImVec2 prepared_white_{-1.0F, -1.0F};
    float prepared_density_ = 0.0F;
};

} // namespace elgrande::board
