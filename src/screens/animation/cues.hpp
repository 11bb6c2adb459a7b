#pragma once

#include "platform/platform.hpp"
#include "rules/event.hpp"

#include <span>
#include <vector>

namespace elgrande::screens
{

/// The sounds of an action with these events: each sound once, in the order of what happened. `hands_over`:
/// another player is asked now.
std::vector<platform::Sound> cues_of(std::span<const Event> events, bool hands_over);

} // namespace elgrande::screens
