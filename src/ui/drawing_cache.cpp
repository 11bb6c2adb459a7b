#include "ui/drawing_cache.hpp"

#include "ui/theme.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// The maximum number of drawings: more than a table shows; they take about a megabyte.
constexpr std::size_t most = 48;

} // namespace

DrawingCache::Key DrawingCache::key_of(const ImDrawList& list, const void* what, const Box& box, float detail)
{
    return {what, box, detail, list._FringeScale, theme::current.candle, ImGui::GetIO().Fonts->TexData->UniqueID};
}

bool DrawingCache::copy(ImDrawList& list, const Key& key)
{
    const auto found =
        std::find_if(drawings_.begin(), drawings_.end(), [&key](const Drawing& drawing) { return drawing.key == key; });
    if (found == drawings_.end())
    {
        return false;
    }
    found->frame = ImGui::GetFrameCount();
    list.PrimReserve(static_cast<int>(found->indices.size()), static_cast<int>(found->vertices.size()));
    list._VtxWritePtr = std::copy(found->vertices.begin(), found->vertices.end(), list._VtxWritePtr);
    const unsigned first = list._VtxCurrentIdx;
    list._IdxWritePtr = std::transform(found->indices.begin(), found->indices.end(), list._IdxWritePtr,
                                       [first](ImDrawIdx index) { return static_cast<ImDrawIdx>(first + index); });
    list._VtxCurrentIdx += static_cast<unsigned>(found->vertices.size());
    return true;
}

void DrawingCache::store(const ImDrawList& list, bool lasts, const Key& key, const ListSizes& from)
{
    if (!lasts || list.CmdBuffer.Size != from.commands || list.VtxBuffer.Size == from.vertices)
    {
        return;
    }
    const int now = ImGui::GetFrameCount();
    if (drawings_.size() >= most)
    {
        std::erase_if(drawings_, [now](const Drawing& drawing) { return drawing.frame < now - 1; });
    }
    if (drawings_.size() >= most)
    {
        return;
    }
    Drawing drawing{key, {list.VtxBuffer.begin() + from.vertices, list.VtxBuffer.end()}, {}, now};
    drawing.indices.resize(static_cast<std::size_t>(list.IdxBuffer.Size - from.indices));
    std::transform(list.IdxBuffer.begin() + from.indices, list.IdxBuffer.end(), drawing.indices.begin(),
                   [&from](ImDrawIdx index) { return static_cast<ImDrawIdx>(index - from.next_index); });
    drawings_.push_back(std::move(drawing));
}

} // namespace elgrande::screens
