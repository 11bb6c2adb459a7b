#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace elgrande::testing
{

/// An image; the top row comes first.
struct Picture
{
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba; ///< four bytes per pixel, row by row

    /// Returns the four bytes of a pixel; x is in 0 … width − 1, y in 0 … height − 1.
    const std::uint8_t* pixel(int x, int y) const { return &rgba[4 * (static_cast<std::size_t>(y) * width + x)]; }

    /// Returns the colour of a pixel, with full opacity.
    ImU32 at(int x, int y) const
    {
        const std::uint8_t* part = pixel(x, y);
        return IM_COL32(part[0], part[1], part[2], 255);
    }
};

/// Returns the number of different colours among every seventh pixel in both directions.
std::size_t colours_of(const Picture& picture);

/// True if ELGRANDE_PICTURES is set.
bool keeps_pictures();

/// Writes FOLDER/`name`.png if ELGRANDE_PICTURES=FOLDER is set.
void keep(const Picture& picture, const std::string& name);

} // namespace elgrande::testing
