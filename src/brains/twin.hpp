#pragma once

#include "rules/view.hpp"

#include <optional>

namespace elgrande::brains
{

/// A state that looks to the viewer, who is asked now, as `seen` does: view(twin, viewer) tells the same. Made of the
/// view alone, so it can be handed over in place of it: what the view hides is another in it. Others who choose in
/// secret beside the viewer choose anew in it, whatever is legal; nothing if that leads elsewhere again and again.
std::optional<State> twin_of(const PlayerView& seen);

/// Do both tell the same?
bool tell_the_same(const PlayerView& left, const PlayerView& right);

} // namespace elgrande::brains
