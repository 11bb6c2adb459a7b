#pragma once

#include "rules/game.hpp"

#include <string_view>

namespace elgrande::record
{

/// Returns the rule of a refusal as an English sentence without a full stop, for records and the command line.
std::string_view explain(Refusal refusal);

} // namespace elgrande::record
