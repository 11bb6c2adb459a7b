#pragma once

namespace elgrande::words
{

/// Marks of style inside a said text: single control characters, which no text or name holds otherwise.
inline constexpr char bold_begins = '\002';
inline constexpr char lit_begins = '\003';
inline constexpr char style_ends = '\004';
inline constexpr char seat_begins = '\020'; ///< + seat: the text up to style_ends is the name of that seat

/// Marks around what was found in a text.
inline constexpr char found_begins = '\005';
inline constexpr char found_ends = '\006';

} // namespace elgrande::words
