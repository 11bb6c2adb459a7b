#pragma once

#include "rules/view.hpp"

#include <optional>

namespace elgrande
{

/// Returns a state whose view for `seen.viewer` equals `seen`: a seat, asked or not, or nobody. It depends on `seen`
/// alone, so it can be sent in its place without giving away what is hidden. Other seats that have chosen in secret
/// choose again at random. Returns nothing if all tries led to a different view.
std::optional<State> twin_of(const PlayerView& seen);

} // namespace elgrande
