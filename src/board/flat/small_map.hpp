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
    /// By region: colour index of the seat that is alone in first place, or −1.
    std::array<int, region_count> first{-1, -1, -1, -1, -1, -1, -1, -1, -1};
    int king = -1;       ///< the King's region, 0 … 8, or −1
    bool candle = false; ///< the map is drawn by candlelight
};

/// A thumbnail of the map, cheap enough to be drawn many times in a list. Each region has the colour and mark of the
/// seat that is alone in first place there, or else its colour on the board. The King's region has a crown instead of a
/// mark.
class SmallMap
{
public:
    /// Simplifies borders: leaves out points that are closer than `min_step` board units to the previous one. Call it
    /// during an ImGui frame.
    explicit SmallMap(float min_step = 11);

    /// Draws the sea over all of `box`, which is in ImGui's units, and fits the regions into it.
    void draw(ImDrawList* list, Box box, const SmallScene& scene) const;

private:
    std::vector<Shape> land_;
    std::array<Shape, region_count> regions_;
    std::vector<Ring> borders_;
};

} // namespace elgrande::board
