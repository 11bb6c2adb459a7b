#pragma once

#include "opponents/advice.hpp"
#include "rules/view.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns one sentence with style marks that explains why the answer `advice.action` was chosen, or says that there is
/// no particular reason. `seen` is the view of the seat that was asked, before the answer.
std::string reason_of(const words::Localizer& localizer, words::Names names, const PlayerView& seen,
                      const opponents::Advice& advice);

} // namespace elgrande::screens
