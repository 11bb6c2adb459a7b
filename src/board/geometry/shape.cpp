#include "board/geometry/shape.hpp"

#include <imgui.h>

namespace elgrande::board
{

Shape triangulate(const Ring& ring)
{
    // A draw list that belongs to no window, without antialiased edges.
    constexpr float everywhere = 1e6F;
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushTexture(ImGui::GetIO().Fonts->TexRef);
    list.PushClipRect({-everywhere, -everywhere}, {everywhere, everywhere});
    list.Flags = ImDrawListFlags_None;
    std::vector<ImVec2> points;
    points.reserve(ring.size());
    for (const Vec p : ring)
    {
        points.push_back(to_im(p));
    }
    list.AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), IM_COL32_WHITE);
    return {ring, {list.IdxBuffer.begin(), list.IdxBuffer.end()}};
}

std::vector<Shape> triangulate(const std::vector<Ring>& rings)
{
    std::vector<Shape> shapes;
    shapes.reserve(rings.size());
    for (const Ring& ring : rings)
    {
        shapes.push_back(triangulate(ring));
    }
    return shapes;
}

} // namespace elgrande::board
