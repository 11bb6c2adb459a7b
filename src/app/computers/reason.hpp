#pragma once

#include "opponents/advice.hpp"
#include "rules/view.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <string>

namespace elgrande::screens
{

/// Why an answer was chosen, in one sentence from the numbers of what it leads to; `seen` is what its seat saw.
std::string reason_of(const words::Localizer& localizer, words::Names names, const PlayerView& seen,
                      const opponents::Advice& advice);

} // namespace elgrande::screens
