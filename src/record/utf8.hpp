#pragma once

#include <string_view>

namespace elgrande::record
{

/// Well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF) without control characters.
bool is_plain_text(std::string_view text);

/// Something of `text`, which is_plain_text(), leaves ink: it is more than blanks of whatever width, joiners, marks of
/// direction, selectors and fillers.
bool can_be_seen(std::string_view text);

} // namespace elgrande::record
