#pragma once

#include "board/inset.hpp"
#include "board/raster.hpp"

#include <cstdlib>

/// An inset of the map's own scale, which must show the same pixels as the map: by ImGui alone, and by shaders.
namespace elgrande::board::test
{

struct Copy
{
    Box seen; ///< where the inset is, without its frame
    int right = 0;
    int down = 0; ///< so many pixels from what it shows
};

/// Adds an inset to the scene that shows the middle of New Castile, with pieces. It is moved by a whole number of
/// pixels, so that edges fall alike; a unit of the screen is a pixel.
inline Copy copy_by_inset(const View& view, Scene& scene)
{
    constexpr int new_castile = 5;
    constexpr Copy by{{}, -60, -180};
    const Box area = box_around(geometry().regions[new_castile].board - Vec{0.0F, 10.0F}, 150.0F, 160.0F);
    const Vec shift = Vec{by.right, by.down} * (1.0F / view.scale);
    scene.insets = {{.area = area, .corner = Vec{area.x, area.y} + shift}};
    return {view_of(view, scene.insets[0]).screen.grown(-6.0F), by.right, by.down};
}

struct Differences
{
    int wrong = 0;   ///< parts of pixels that are not as on the map
    int changed = 0; ///< pixels that the inset changed
};

/// `tolerance`: by which a part of a pixel may be off, of 255.
inline Differences differences(const Picture& map, const Picture& both, const Copy& copy, int tolerance = 12)
{
    Differences result;
    for (int y = static_cast<int>(copy.seen.y); y < static_cast<int>(copy.seen.bottom()); ++y)
    {
        for (int x = static_cast<int>(copy.seen.x); x < static_cast<int>(copy.seen.right()); ++x)
        {
            const ImU32 here = both.at(x, y);
            const ImU32 there = map.at(x - copy.right, y - copy.down);
            for (const unsigned part : {0U, 8U, 16U})
            {
                const int apart = static_cast<int>(here >> part & 0xFFU) - static_cast<int>(there >> part & 0xFFU);
                result.wrong += std::abs(apart) > tolerance ? 1 : 0;
            }
            result.changed += here != map.at(x, y) ? 1 : 0;
        }
    }
    return result;
}

} // namespace elgrande::board::test
