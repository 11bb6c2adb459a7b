#pragma once

#include "screens/model/mirror.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// The mirror as web/mirror.js reads it: an object with title, prompt, notice, position, log, answers and buttons; and
/// with the version, which a press of a button tells back.
std::string mirror_json(const Mirror& mirror, std::uint64_t version);

} // namespace elgrande::screens
