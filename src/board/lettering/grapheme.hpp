#pragma once

#include <string_view>

namespace elgrande::board
{

/// A grapheme cluster: one or more code points that are read as one letter.
struct Grapheme
{
    /// The code point, composed with its marks if our typefaces have such a letter; otherwise no_code_point. U+0020 for
    /// a tab and a space of any width.
    char32_t letter = 0;
    bool is_picture = false; ///< an emoji, a flag, an arrow or another symbol
    bool has_width = true;   ///< false for direction marks, joiners and the like; true for spaces
};

/// Stands for a cluster without a precomposed code point, and for a byte that is not UTF-8.
inline constexpr char32_t no_code_point = 0xFFFFFFFF;

/// Removes the first grapheme from `text`, which must not be empty, and returns it: an emoji with its joiners, skin
/// tone and variation selector, a flag, or a letter with its combining marks.
Grapheme next_grapheme(std::string_view& text);

} // namespace elgrande::board
