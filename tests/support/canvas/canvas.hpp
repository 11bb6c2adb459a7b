#pragma once

#include "support/canvas/picture.hpp"

#include <imgui.h>

#include <cstdint>
#include <vector>

namespace elgrande::testing
{

/// Where ImGui draws instead of a window: by its own backend, and with our shaders where its lists call them.
/// For the context of ImGui that is the current one when it is made, and whenever it draws.
class Canvas
{
public:
    static constexpr ImU32 empty = IM_COL32(255, 0, 255, 255); ///< where nothing was drawn: no colour of ours

    Canvas();
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    /// Takes new letters, as drawing does, where nobody looks at the frame.
    static void take_letters();

    /// Draws everything at the density of the data.
    void draw(ImDrawData& data);

    /// What has been drawn so far, also while draw() is at it: all of it, or what is between these pixels.
    void read(Picture& into) const;
    void read(Picture& into, int left, int top, int right, int bottom) const;

private:
    void make(int width, int height);

    ImGuiContext* of_;
    unsigned frame_ = 0;
    unsigned pixels_ = 0;
    unsigned marks_ = 0; ///< by which a part can be left out
    int width_ = 0;
    int height_ = 0;
    mutable std::vector<std::uint8_t> lowest_first_; ///< what was read last: it is as large again the next time
};

} // namespace elgrande::testing
