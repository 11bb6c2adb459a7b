#pragma once

#include "board/geometry/plane.hpp"

#include <imgui.h>

#include <cstddef>
#include <vector>

namespace elgrande::screens
{

/// A cache of drawings that are the same in every frame: their vertices are copied to the list. A drawing is made again
/// when its box, the theme, the pixel ratio or the font texture has changed.
class KeptDrawings
{
public:
    /// Draws from the cache, or calls `draw`, which adds the drawing to the list without changing texture or clipping.
    /// The drawing must depend only on the above, on `what`, an address that identifies it, and on `detail`.
    template <class Draw>
    void draw(ImDrawList& list, const void* what, const Box& box, float detail, Draw draw)
    {
        const Key key = key_of(list, what, box, detail);
        if (!repeat(list, key))
        {
            const Place place{list.VtxBuffer.Size, list.IdxBuffer.Size, list.CmdBuffer.Size, list._VtxCurrentIdx};
            draw();
            keep(list, key_of(list, what, box, detail) == key, key, place);
        }
    }

    /// Empties the cache.
    void forget() { kept_.clear(); }

private:
    struct Key
    {
        const void* what;
        Box box;
        float detail;
        float fringe; ///< width of a pixel
        bool candle;
        int texture;

        bool operator==(const Key&) const = default;
    };

    /// The sizes of a list before a drawing.
    struct Place
    {
        int corners;
        int indices;
        int commands;
        unsigned first;
    };

    struct Drawing
    {
        Key key;
        std::vector<ImDrawVert> corners;
        std::vector<ImDrawIdx> indices; ///< of `corners`
        int frame;                      ///< the frame in which it was last drawn
    };

    static Key key_of(const ImDrawList& list, const void* what, const Box& box, float detail);
    bool repeat(ImDrawList& list, const Key& key);
    void keep(const ImDrawList& list, bool lasts, const Key& key, const Place& from);

    std::vector<Drawing> kept_;
};

} // namespace elgrande::screens
