#pragma once

#include "board/scene.hpp"
#include "rules/view.hpp"

namespace elgrande::screens
{

/// What the board shows of the colonies, the Limit table and the Inquisitor; nothing in games without them.
board::Overseas overseas_of(const PlayerView& view);

} // namespace elgrande::screens
