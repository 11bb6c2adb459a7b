#pragma once

#include "board/geometry/plane.hpp"
#include "board/geometry/shape.hpp"

#include <array>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// The contents of a small map.
struct SmallScene
{
    /// By region: colour index of the only seat with the first rank, or −1.
    std::array<int, region_count> first{-1, -1, -1, -1, -1, -1, -1, -1, -1};
    int king = -1;       ///< his region, 0 … 8, or −1
    bool candle = false; ///< the map is drawn by candlelight
};

/// A small picture of the regions, cheap enough to be repeated in a list. Each region has the colour and mark of the
/// seat that is first there alone, else the tint of the board. The King's region has a crown instead of a mark.
class SmallMap
{
public:
    /// Points of borders closer together than `least_step` units of the board are left out. Call it during an ImGui
    /// frame.
    explicit SmallMap(float least_step = 11);

    /// Draws the sea over all of `box`, which is in ImGui's units, and fits the regions into it.
    void draw(ImDrawList* list, Box box, const SmallScene& scene) const;

private:
    std::vector<Shape> land_;
    std::array<Shape, region_count> regions_;
    std::vector<Ring> borders_;
};

} // namespace elgrande::board
