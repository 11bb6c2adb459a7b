#pragma once

#include "support/canvas/picture.hpp"

#include <imgui.h>

#include <cstdint>
#include <vector>

namespace elgrande::testing
{

/// Renders Dear ImGui's draw lists offscreen, with its OpenGL backend and our shaders. Belongs to the ImGui context
/// that is current when it is constructed; that context must be current whenever it draws.
class Canvas
{
public:
    static constexpr ImU32 empty =
        IM_COL32(255, 0, 255, 255); ///< the background; our palette does not contain this colour

    Canvas();
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    /// Uploads new glyphs of the current context as draw() would, for frames that are not drawn. There must be a Canvas
    /// of that context.
    static void take_letters();

    /// Draws `data` at its FramebufferScale, on `empty`. Throws std::runtime_error after an OpenGL error.
    void draw(ImDrawData& data);

    /// Reads all pixels drawn so far, or those of a rectangle: y grows downwards, and `right` and `bottom` are outside.
    /// `into` gets the size of the canvas; only pixels of the rectangle are written. May be called from callbacks
    /// during draw().
    void read(Picture& into) const;
    void read(Picture& into, int left, int top, int right, int bottom) const;

private:
    void make(int width, int height);

    ImGuiContext* of_;
    unsigned frame_ = 0;
    unsigned pixels_ = 0;
    unsigned marks_ = 0; ///< stencil buffer
    int width_ = 0;
    int height_ = 0;
    mutable std::vector<std::uint8_t> lowest_first_; ///< buffer of the last read(), kept to be reused
};

} // namespace elgrande::testing
