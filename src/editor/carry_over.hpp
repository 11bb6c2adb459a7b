#pragma once

#include "rules/state.hpp"

namespace elgrande::editor
{

/// Internal to the editor. Copy the pieces, or the cards, of `draft` to a new state, which may have other rules.
/// `whole`: copy a part only if the state passes validate_state() with it.
void carry_over_pieces(State& state, const State& draft, bool whole);
void carry_over_cards(State& state, const State& draft, bool whole);

} // namespace elgrande::editor
