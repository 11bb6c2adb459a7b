#pragma once

#include "board/lettering/grapheme.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <string>
#include <string_view>
#include <vector>

/// Finds text in the frame drawn last in the current ImGui context.
namespace elgrande::testing
{

/// True if consecutive glyphs with these upper left texture coordinates were drawn.
inline bool are_drawn(const std::vector<ImVec2>& corners)
{
    constexpr int of_letter = 4; // vertices of a letter's quad
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        const ImVector<ImDrawVert>& drawn = list->VtxBuffer;
        const int last = drawn.Size - of_letter * static_cast<int>(corners.size());
        for (int first = 0; first <= last; ++first)
        {
            int at = first;
            for (const ImVec2& corner : corners)
            {
                if (drawn[at].uv.x != corner.x || drawn[at].uv.y != corner.y)
                {
                    break;
                }
                at += of_letter;
            }
            if (at == first + of_letter * static_cast<int>(corners.size()))
            {
                return true;
            }
        }
    }
    return false;
}

/// Returns the size in ImGui's units in which `text` was drawn, in one typeface and size, on one or more lines; 0 if it
/// was not. Ignores blanks. Recognises letters by their position in the font texture. 0 for a text without letters.
inline float size_written(std::string_view text)
{
    std::u32string letters;
    while (!text.empty())
    {
        const char32_t letter = board::next_grapheme(text).letter;
        letters += letter == U' ' ? std::u32string() : std::u32string(1, letter);
    }
    ImStableVector<ImFontBaked, 32>& faces = ImGui::GetIO().Fonts->Builder->BakedPool;
    for (int i = 0; i < faces.Size; ++i)
    {
        std::vector<ImVec2> corners;
        for (const char32_t letter : letters)
        {
            const auto code = static_cast<ImWchar>(letter);
            const ImFontGlyph* glyph = faces[i].IsGlyphLoaded(code) ? faces[i].FindGlyphNoFallback(code) : nullptr;
            if (glyph == nullptr)
            {
                break;
            }
            corners.push_back({glyph->U0, glyph->V0});
        }
        if (!letters.empty() && corners.size() == letters.size() && are_drawn(corners))
        {
            return faces[i].Size;
        }
    }
    return 0;
}

/// True if size_written() finds the text.
inline bool is_written(std::string_view text)
{
    return size_written(text) > 0;
}

} // namespace elgrande::testing
