#pragma once

#include "board/geometry/plane.hpp"

#include <imgui.h>

#include <vector>

namespace elgrande::screens
{

/// A cache of drawings that are the same in every frame: their vertices are copied to the draw list. A drawing is made
/// again when its box, its detail, the theme's light, the width of a pixel or the font texture has changed.
class KeptDrawings
{
public:
    /// Draws from the cache, or calls `draw`, which adds the drawing to `list` without changing texture or clipping.
    /// The drawing must depend only on what makes it be drawn again (see above) and on `what`, an address that
    /// identifies it and is never read.
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
    /// What a drawing depends on.
    struct Key
    {
        const void* what;
        Box box;
        float detail;
        float fringe; ///< width of a pixel
        bool candle;
        int texture; ///< number of the font texture

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

    /// Returns the key of a drawing that would be added to the list now.
    static Key key_of(const ImDrawList& list, const void* what, const Box& box, float detail);
    /// Draws from the cache. Returns false if the drawing is not in it.
    bool repeat(ImDrawList& list, const Key& key);
    /// Copies what was added to the list since `from` to the cache, unless it is full.
    void keep(const ImDrawList& list, bool lasts, const Key& key, const Place& from);

    std::vector<Drawing> kept_;
};

} // namespace elgrande::screens
