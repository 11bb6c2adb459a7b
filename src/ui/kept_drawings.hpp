#pragma once

#include "board/geometry/plane.hpp"

#include <imgui.h>

#include <cstddef>
#include <vector>

namespace elgrande::screens
{

/// A cache of drawings that are the same in every frame: their vertices are copied to the list. A drawing is made anew
/// when its box, the theme, the pixel ratio or the texture of the letters has changed.
class KeptDrawings
{
public:
    /// `draw` puts it on the list, in one piece: without other textures or clipping. It must depend on nothing but
    /// what is named above and `what`, an address that nothing else has, and `detail`.
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

    /// The next frame makes all of them again.
    void forget() { kept_.clear(); }

private:
    struct Key
    {
        const void* what;
        Box box;
        float detail;
        float fringe; ///< how wide a pixel is
        bool candle;
        int texture;

        bool operator==(const Key&) const = default;
    };

    /// How far a list had come.
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
        std::vector<ImDrawIdx> indices; ///< the first corner is 0
        int frame;                      ///< in which it was last seen
    };

    static Key key_of(const ImDrawList& list, const void* what, const Box& box, float detail);
    bool repeat(ImDrawList& list, const Key& key);
    void keep(const ImDrawList& list, bool lasts, const Key& key, const Place& from);

    std::vector<Drawing> kept_;
};

} // namespace elgrande::screens
