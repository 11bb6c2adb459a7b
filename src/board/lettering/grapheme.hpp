#pragma once

#include <string_view>

namespace elgrande::board
{

/// A grapheme cluster: one or more code points that are read as one letter.
struct Grapheme
{
    /// The precomposed code point; `several` if there is none.
    char32_t letter = 0;
    bool is_picture = false; ///< an emoji, a flag, an arrow or another symbol
    bool has_ink = true;     ///< false for direction marks, joiners and other invisible characters
};

/// Stands for a cluster without a precomposed code point, and for a byte that is not UTF-8.
inline constexpr char32_t several = 0xFFFFFFFF;

/// Removes the first grapheme from `text`, which must not be empty, and returns it: an emoji with its joiners, skin
/// tone and variation selector, a flag, or a letter with its combining marks.
Grapheme next_grapheme(std::string_view& text);

} // namespace elgrande::board
