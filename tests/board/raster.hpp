#pragma once

#include <imgui.h>

#include <cstdint>
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

/// Paints everything at the density of the data; gives ImGui's textures the state that a backend would give them.
Picture paint(ImDrawData& data);

void write_png(const Picture& picture, const std::string& file);

} // namespace elgrande::board::test
