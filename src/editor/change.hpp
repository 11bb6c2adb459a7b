#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

namespace elgrande::editor
{

/// Applies an edit, which may hold arbitrary bytes. Returns false and leaves the state unchanged if the edit is
/// impossible or has no effect. Updates the current question; see repair_question().
bool change(State& state, const Edit& edit);

/// Returns the number of power cards that the seat needs in hand for the remaining rounds; 0 if its hand has not been
/// chosen yet.
int cards_to_hold(const State& state, Seat seat);

} // namespace elgrande::editor
