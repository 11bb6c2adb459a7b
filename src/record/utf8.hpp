#pragma once

#include <string_view>

namespace elgrande::record
{

/// True for well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF) without control characters.
bool is_plain_text(std::string_view text);

/// True if `text` has a visible character: one that is not a space of any width, a joiner, a direction mark, a
/// variation selector or a filler. `text` must be plain (is_plain_text()).
bool can_be_seen(std::string_view text);

} // namespace elgrande::record
