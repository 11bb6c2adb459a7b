#include "ui/kept_drawings.hpp"

#include "ui/theme.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// The maximum number of drawings: more than a table shows, about a megabyte.
constexpr std::size_t most = 48;

} // namespace

KeptDrawings::Key KeptDrawings::key_of(const ImDrawList& list, const void* what, const Box& box, float detail)
{
    return {what, box, detail, list._FringeScale, theme::current.candle, ImGui::GetIO().Fonts->TexData->UniqueID};
}

bool KeptDrawings::repeat(ImDrawList& list, const Key& key)
{
    const auto found =
        std::find_if(kept_.begin(), kept_.end(), [&key](const Drawing& drawing) { return drawing.key == key; });
    if (found == kept_.end())
    {
        return false;
    }
    found->frame = ImGui::GetFrameCount();
    list.PrimReserve(static_cast<int>(found->indices.size()), static_cast<int>(found->corners.size()));
    list._VtxWritePtr = std::copy(found->corners.begin(), found->corners.end(), list._VtxWritePtr);
    const unsigned first = list._VtxCurrentIdx;
    list._IdxWritePtr = std::transform(found->indices.begin(), found->indices.end(), list._IdxWritePtr,
                                       [first](ImDrawIdx index) { return static_cast<ImDrawIdx>(first + index); });
    list._VtxCurrentIdx += static_cast<unsigned>(found->corners.size());
    return true;
}

/// `lasts` is false if the drawing itself changed its key, as new letters in the font texture do.
void KeptDrawings::keep(const ImDrawList& list, bool lasts, const Key& key, const Place& from)
{
    if (!lasts || list.CmdBuffer.Size != from.commands || list.VtxBuffer.Size == from.corners)
    {
        return;
    }
    const int now = ImGui::GetFrameCount();
    if (kept_.size() >= most)
    {
        std::erase_if(kept_, [now](const Drawing& drawing) { return drawing.frame < now - 1; });
    }
    if (kept_.size() >= most)
    {
        return;
    }
    Drawing drawing{key, {list.VtxBuffer.begin() + from.corners, list.VtxBuffer.end()}, {}, now};
    drawing.indices.resize(static_cast<std::size_t>(list.IdxBuffer.Size - from.indices));
    std::transform(list.IdxBuffer.begin() + from.indices, list.IdxBuffer.end(), drawing.indices.begin(),
                   [&from](ImDrawIdx index) { return static_cast<ImDrawIdx>(index - from.first); });
    kept_.push_back(std::move(drawing));
}

} // namespace elgrande::screens
