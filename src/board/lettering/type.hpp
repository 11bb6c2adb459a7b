#pragma once

#include "board/geometry/plane.hpp"
#include "board/lettering/font_data.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

struct ImFont;
struct ImFontAtlas;

/// The game's letters, sharp at any size and pixel ratio. Sizes and positions are in ImGui's units.
namespace elgrande::board
{

enum class Face
{
    Regular,
    Italic,
    Bold,
    SmallCaps
};

enum class Align
{
    Left,
    Centre,
    Right
};

/// The meaning of the y of a text's position.
enum class Anchor
{
    Top,    ///< the top of the line, which is `size` high
    Middle, ///< the middle of a capital letter or a figure
    Baseline
};

struct Lettering
{
    Face face = Face::Regular;
    float size = 16.0F;
    ImU32 colour = 0xFFFFFFFFU;
    Align align = Align::Left;
    Anchor anchor = Anchor::Top;
    float spacing = 0.0F;    ///< added between letters, as a part of the size
    ImU32 halo = 0;          ///< drawn around the letters; nothing if its opacity is 0
    float halo_width = 0.0F; ///< in ImGui's units
};

/// Call once per ImGui context, before its first frame and before any other font is added.
/// `ImGui::PushFont(font(face), size)` then works for ImGui's own widgets too.
/// Another face stands in for a damaged one; the names of those are returned, and without a good one the program ends.
std::string load_faces(ImFontAtlas& atlas, packed::FontFile (*source)(int) = packed::font_file);

/// The TrueType file that a face was loaded from, which may end in up to three zeros; empty if it is damaged. It lives
/// as long as the program.
std::span<const std::byte> file_of(Face face);

ImFont* font(Face face);

/// The width of one line.
float text_width(std::string_view text, const Lettering& how);

/// One line; `align` and `anchor` say what `at` is.
void draw_text(ImDrawList* list, Vec at, std::string_view text, const Lettering& how);

/// One line turned by `angle` (radians, clockwise) about its own position.
void draw_text_turned(ImDrawList* list, Vec at, float angle, std::string_view text, const Lettering& how);

} // namespace elgrande::board
