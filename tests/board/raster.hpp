#pragma once

#include <imgui.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// A picture without a window: ImGui's draw data, painted by a small program instead of a graphics card.
namespace elgrande::board::test
{

struct Picture
{
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;

    ImU32 at(int x, int y) const;
};

/// A letter and what is behind it, which its halo belongs to.
struct Letter
{
    float x = 0;
    float y = 0;
    float height = 0;
    ImU32 ink = 0;    ///< as it is seen: mixed with what is behind it if it is transparent
    ImU32 behind = 0; ///< the average under its ink; 0 where nothing was painted
};

/// Paints everything at the density of the data; gives ImGui's textures the state that a backend would give them.
/// `on_letter` is told of every letter that is not cut off.
Picture paint(ImDrawData& data, const std::function<void(const Letter&)>& on_letter = {});

void write_png(const Picture& picture, const std::string& file);

} // namespace elgrande::board::test
