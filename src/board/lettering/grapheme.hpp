#pragma once

#include <cstdint>
#include <string_view>

namespace elgrande::board
{

/// One letter for a reader, however many code points it is written with.
struct Grapheme
{
    /// With its accents composed; several, and combining marks that compose to none, are `several`.
    char32_t letter = 0;
    bool is_picture = false; ///< an emoji, a flag, an arrow or another symbol
    bool has_ink = true;     ///< false: a mark of direction, a joiner, and whatever else nobody sees
};

/// No letter: one that takes more than one code point, or bytes that are no UTF-8.
inline constexpr char32_t several = 0xFFFFFFFF;

/// Takes one off the front of `text`, which must not be empty: an emoji with its joiners, colour and variant, a flag,
/// a letter with its combining marks.
Grapheme next_grapheme(std::string_view& text);

} // namespace elgrande::board
