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
    std::array<int, region_count> first{}; ///< the colour of who alone is first there, or −1
    int king = -1;                         ///< a region
    bool candle = false;
};

/// The regions as a picture of some dozen pixels: each in the colour and with the mark of who is first there, the
/// King's with a crown. It is cheap enough to be repeated in a list.
class SmallMap
{
public:
    /// Needs an ImGui frame.
    SmallMap();

    /// Fills `screen`.
    void draw(ImDrawList* list, Box screen, const SmallScene& scene) const;

private:
    std::vector<Shape> land_;
    std::array<Shape, region_count> regions_;
    std::vector<Ring> borders_;
};

} // namespace elgrande::board
