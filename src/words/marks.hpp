#pragma once

namespace elgrande::words
{

/// Style marks: control characters that switch the style within a text. Styles do not nest: each mark replaces the
/// style before it. Texts and names never contain these characters otherwise.
inline constexpr char bold_begins = '\002';
inline constexpr char lit_begins = '\003'; ///< in the colour for highlighted text
inline constexpr char style_ends = '\004';
inline constexpr char seat_begins = '\020'; ///< seat_begins + s: the text up to style_ends is the name of owner s

/// Marks around the matches of a search.
inline constexpr char found_begins = '\005';
inline constexpr char found_ends = '\006';

} // namespace elgrande::words
