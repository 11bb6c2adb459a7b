#pragma once

#include "board/geometry/plane.hpp"
#include "board/lettering/font_data.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

struct ImFont;
struct ImFontAtlas;

/// Text in the game's typefaces, sharp at any size and pixel ratio. A letter that they lack is drawn as a block, a
/// picture as a dot. Sizes and positions are in ImGui's units. Except for load_faces() and file_of(), call the
/// functions during an ImGui frame, after load_faces().
namespace elgrande::board
{

/// The typefaces, in the order of data/fonts and of ImGui's fonts.
enum class Face
{
    Regular,
    Italic,
    Bold,
    SmallCaps
};

/// The horizontal alignment of a text with its position.
enum class Align
{
    Left,
    Centre,
    Right
};

/// The vertical alignment of a text with its position.
enum class Anchor
{
    Top,    ///< the top of the line, which is `size` high
    Middle, ///< the middle of a capital letter or a figure
    Baseline
};

/// The style of a line of text.
struct Lettering
{
    Face face = Face::Regular;
    float size = 16.0F;
    ImU32 colour = 0xFFFFFFFFU;
    Align align = Align::Left;
    Anchor anchor = Anchor::Top;
    float spacing = 0.0F;    ///< added between letters, as a fraction of `size`
    ImU32 halo = 0;          ///< drawn around the letters; nothing if its opacity is 0
    float halo_width = 0.0F; ///< in ImGui's units
};

/// Adds all faces to the atlas. Call it once per ImGui context, before its first frame and before any other font is
/// added. `ImGui::PushFont(font(face), size)` then works for ImGui's own widgets too. A damaged face is replaced by
/// another one. Returns the names of the damaged faces; aborts if all of them are damaged.
std::string load_faces(ImFontAtlas& atlas, packed::FontFile (*source)(int) = packed::font_file);

/// Returns the TrueType file of a face, with up to three zeros at its end; empty if it is damaged. It lives as long as
/// the program.
std::span<const std::byte> file_of(Face face);

/// Returns ImGui's font of a face.
ImFont* font(Face face);

/// Returns the width of one line.
float text_width(std::string_view text, const Lettering& style);

/// Draws one line; `style.align` and `style.anchor` say which point of it lies at `at`.
void draw_text(ImDrawList* list, Vec at, std::string_view text, const Lettering& style);

/// Draws one line turned by `angle` (radians, clockwise) about `at`.
void draw_text_turned(ImDrawList* list, Vec at, float angle, std::string_view text, const Lettering& style);

} // namespace elgrande::board
