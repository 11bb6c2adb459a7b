#pragma once

#include "board/geometry/plane.hpp"

#include <imgui.h>

#include <vector>

namespace elgrande::screens
{

/// A cache of drawings that rarely change: copies their vertices to the draw list. A stored drawing is drawn again only
/// after a change of its box, its level of detail, the theme, the size of a pixel or the font texture. The cache holds
/// up to 48 drawings. When it is full, a new one replaces those that the last two frames did not show; if there are
/// none, it is not stored.
class DrawingCache
{
public:
    /// Copies the drawing from the cache to `list`, or calls `draw`, which must add it to `list`. It is not stored if
    /// `draw` adds nothing, or changes the texture or the clip rectangle. The drawing must depend on nothing but the
    /// properties above. `detail` is the level of detail, in any unit. `what` is an address that identifies the
    /// drawing; it is never dereferenced.
    template <class Draw>
    void draw(ImDrawList& list, const void* what, const Box& box, float detail, Draw draw)
    {
        const Key key = key_of(list, what, box, detail);
        if (!copy(list, key))
        {
            const ListSizes before{list.VtxBuffer.Size, list.IdxBuffer.Size, list.CmdBuffer.Size, list._VtxCurrentIdx};
            draw();
            store(list, key_of(list, what, box, detail) == key, key, before);
        }
    }

    void clear() { drawings_.clear(); }

private:
    /// The properties on which a drawing depends.
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
    struct ListSizes
    {
        int vertices;
        int indices;
        int commands;
        unsigned next_index; ///< that of the next vertex
    };

    struct Drawing
    {
        Key key;
        std::vector<ImDrawVert> vertices;
        std::vector<ImDrawIdx> indices; ///< of `vertices`
        int frame;                      ///< the frame in which it was last drawn
    };

    /// Returns the key of a drawing that would be added to the list now.
    static Key key_of(const ImDrawList& list, const void* what, const Box& box, float detail);
    /// Copies a drawing to the list. Returns false if it is not in the cache.
    bool copy(ImDrawList& list, const Key& key);
    /// Adds what was drawn on the list since `from` to the cache, unless the cache is full. `lasts` is false if the
    /// drawing has changed its own key, for example by adding letters to the font texture; it is then not stored.
    void store(const ImDrawList& list, bool lasts, const Key& key, const ListSizes& from);

    std::vector<Drawing> drawings_;
};

} // namespace elgrande::screens
