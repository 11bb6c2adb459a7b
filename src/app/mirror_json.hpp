#pragma once

#include "screens/model/mirror.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// Returns the mirror as JSON for web/mirror.js: the members of Mirror by name, and `version`, which the page sends
/// back with each press. A button omits `chosen` if it has none, and `about` if it is empty. Texts must be UTF-8.
std::string mirror_json(const Mirror& mirror, std::uint64_t version);

} // namespace elgrande::screens
