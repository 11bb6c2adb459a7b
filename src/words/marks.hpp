#pragma once

namespace elgrande::words
{

/// Style marks: control characters that switch the style within a text. Styles do not nest: each mark replaces the
/// style before it. Texts and names never contain these characters otherwise.
inline constexpr char bold_begins = '\002';
inline constexpr char lit_begins = '\003'; ///< in the colour for highlighted text
inline constexpr char style_ends = '\004';
inline constexpr char seat_begins =
    '\020'; ///< seat_begins + s, 0 <= s < max_owners: up to style_ends, the name of owner s
inline constexpr char you_begins = '\030'; ///< you_begins + s: the same for the owner who is called "You"

/// Returns the owner of the mark seat_begins + s or you_begins + s.
constexpr int owner_of_mark(char mark)
{
    return mark - (mark >= you_begins ? you_begins : seat_begins);
}

/// Marks around the matches of a search. They do not change the style, and may stand within a styled passage.
inline constexpr char found_begins = '\005';
inline constexpr char found_ends = '\006';

} // namespace elgrande::words
