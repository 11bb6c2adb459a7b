#pragma once

#include "rules/state.hpp"

namespace elgrande::editor
{

/// Inside the editor's model. What a new state takes over from a draft that may be of other rules. `whole`: each part
/// is taken over only if the state passes validate_state() with it.
void keep_pieces(State& state, const State& draft, bool whole);
void keep_cards(State& state, const State& draft, bool whole);

} // namespace elgrande::editor
