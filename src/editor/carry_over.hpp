#pragma once

#include "rules/state.hpp"

namespace elgrande::editor
{

/// Internal to the editor. Copies from `draft` to `state`, whose setup may differ, the pieces, points and lasting
/// effects that exist in both games. If `only_valid`, copies a part only if the state passes validate_state() with it.
/// May replace the current question (see ask_again()).
void carry_over_pieces(State& state, const State& draft, bool only_valid);

/// Copies the hands, modifiers, Vetoes and stacks of `draft` in the same way. `state` must be at the beginning of a
/// round. A card bid in the round of `draft` goes back to the hand; so does the last card bid if that round is later.
void carry_over_cards(State& state, const State& draft, bool only_valid);

} // namespace elgrande::editor
