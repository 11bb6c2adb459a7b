#pragma once

#include "rules/state.hpp"

namespace elgrande::editor
{

/// Internal to the editor. Copies the pieces, points and lasting effects of `draft` to a new state, which may have
/// other rules: all that its game has. `whole`: copies a part only if the state passes validate_state() with it.
void carry_over_pieces(State& state, const State& draft, bool whole);

/// Copies the hands, modifiers, Vetoes and stacks of `draft` in the same way.
void carry_over_cards(State& state, const State& draft, bool whole);

} // namespace elgrande::editor
