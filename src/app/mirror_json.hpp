#pragma once

#include "screens/model/mirror.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// The mirror as JSON for web/mirror.js: an object with all members of Mirror by their names, and the version, which
/// web/mirror.js returns with each press of a button.
std::string mirror_json(const Mirror& mirror, std::uint64_t version);

} // namespace elgrande::screens
