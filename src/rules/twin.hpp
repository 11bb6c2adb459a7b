#pragma once

#include "rules/view.hpp"

#include <optional>

namespace elgrande
{

/// Returns a state whose view for `seen.viewer`, any seat or nobody, equals `seen`. It depends on `seen` alone, so it
/// can be sent in place of the real state without giving away what is hidden. Other seats that have chosen in secret
/// choose again at random. Returns nothing if a limited number of tries all led to a different view. `seen` must be a
/// view() of a state that passes validate_state().
std::optional<State> twin_of(const PlayerView& seen);

} // namespace elgrande
