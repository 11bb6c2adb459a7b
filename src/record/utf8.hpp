#pragma once

#include <cstddef>
#include <string_view>

namespace elgrande::record
{

/// True for well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF) without control characters,
/// and without line and paragraph separators (U+2028, U+2029).
bool is_plain_text(std::string_view text);

/// Returns the longest prefix of `text` of at most `max_bytes` bytes that does not end within a UTF-8 character.
std::string_view utf8_prefix(std::string_view text, std::size_t max_bytes);

/// True if `text` has a visible character: one that is not a space of any width, a joiner, a direction mark, a
/// variation selector or a filler. `text` must be plain (is_plain_text()).
bool can_be_seen(std::string_view text);

} // namespace elgrande::record
