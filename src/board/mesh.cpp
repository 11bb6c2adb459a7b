#include "board/mesh.hpp"

#include "board/pen.hpp"

#include <cstring>

namespace elgrande::board
{

namespace
{

/// A draw list that belongs to no window, with one command and plain lines: textured ones would go stale when ImGui
/// moves its texture.
void begin(ImDrawList& list)
{
    constexpr float everywhere = 1e6F;
    list._ResetForNewFrame();
    list.PushTexture(ImGui::GetIO().Fonts->TexRef);
    list.PushClipRect({-everywhere, -everywhere}, {everywhere, everywhere});
    list.Flags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedFill;
}

} // namespace

Shape cut(const Ring& ring)
{
    ImDrawList list(ImGui::GetDrawListSharedData());
    begin(list);
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

std::vector<Shape> cut(const std::vector<Ring>& rings)
{
    std::vector<Shape> shapes;
    shapes.reserve(rings.size());
    for (const Ring& ring : rings)
    {
        shapes.push_back(cut(ring));
    }
    return shapes;
}

void Mesh::record(const std::function<void(ImDrawList*)>& draw)
{
    ImDrawList list(ImGui::GetDrawListSharedData());
    begin(list);
    sharpen(&list);
    draw(&list);
    vertices_.assign(list.VtxBuffer.begin(), list.VtxBuffer.end());
    corners_.assign(list.IdxBuffer.begin(), list.IdxBuffer.end());
}

void Mesh::copy_to(ImDrawList* list) const
{
    if (corners_.empty())
    {
        return;
    }
    list->PrimReserve(static_cast<int>(corners_.size()), static_cast<int>(vertices_.size()));
    const unsigned first = list->_VtxCurrentIdx;
    std::memcpy(list->_VtxWritePtr, vertices_.data(), vertices_.size() * sizeof(ImDrawVert));
    for (std::size_t i = 0; i < corners_.size(); ++i)
    {
        list->_IdxWritePtr[i] = static_cast<ImDrawIdx>(corners_[i] + first);
    }
    list->_VtxWritePtr += vertices_.size();
    list->_IdxWritePtr += corners_.size();
    list->_VtxCurrentIdx += static_cast<unsigned>(vertices_.size());
}

} // namespace elgrande::board
