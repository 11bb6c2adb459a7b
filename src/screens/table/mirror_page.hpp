#pragma once

#include "screens/model/mirror.hpp"
#include "screens/model/shown.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// What the table says without pixels: question, position, log and answers. Other buttons are the App's.
Mirror mirror_of_table(const Shown& shown);

} // namespace elgrande::screens
