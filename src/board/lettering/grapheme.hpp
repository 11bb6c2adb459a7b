#pragma once

#include <string_view>

namespace elgrande::board
{

/// What a reader sees as one letter, of one or more code points.
struct Grapheme
{
    /// The code point after composing combining marks; `several` if the letter needs more than one.
    char32_t letter = 0;
    bool is_picture = false; ///< an emoji, a flag, an arrow or another symbol
    bool has_ink = true;     ///< false for direction marks, joiners and other invisible characters
};

/// Stands for a letter that needs more than one code point, and for bytes that are not UTF-8.
inline constexpr char32_t several = 0xFFFFFFFF;

/// Removes the first grapheme from `text`, which must not be empty, and returns it: an emoji with its joiners, skin
/// colour and variation selector, a flag, or a letter with its combining marks.
Grapheme next_grapheme(std::string_view& text);

} // namespace elgrande::board
