#pragma once

#include "screens/app.hpp"

#include <string>

namespace elgrande::screens
{

/// The mirror as web/mirror.js reads it: an object with title, prompt, notice, position, log, answers and buttons.
std::string mirror_json(const Mirror& mirror);

} // namespace elgrande::screens
