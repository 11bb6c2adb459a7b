#pragma once

#include <string_view>

namespace elgrande::record
{

/// Well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF) without control characters.
bool is_plain_text(std::string_view text);

} // namespace elgrande::record
