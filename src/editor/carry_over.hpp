#pragma once

#include "rules/state.hpp"

namespace elgrande::editor
{

/// Internal to the editor. Copies the pieces, points and lasting effects that exist in both games from `draft` to
/// `state`, whose setup may differ. If `only_valid`, skips each part that would make the state fail validate_state().
/// May replace the current question (see repair_question()).
void carry_over_pieces(State& state, const State& draft, bool only_valid);

/// Copies the hands, modifiers, Vetoes and stacks of `draft` in the same way. `state` must be at the beginning of a
/// round. A card bid in the round of `draft` goes back to the hand; if `draft` is in a later round than `state`, so
/// does the card bid last.
void carry_over_cards(State& state, const State& draft, bool only_valid);

} // namespace elgrande::editor
