#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

namespace elgrande::editor
{

/// Does the edit to the state of a draft; any bytes may be in it. False if it cannot be done, or would change nothing:
/// the state is as it was then. Where all could be a moment of a game but the question, it is asked anew.
bool change(State& state, const Edit& edit);

/// Of a seat, or the neutral ones, wherever they are.
int all_caballeros(const State& state, Seat owner);

/// How many power cards the seat needs in hand for the rounds to come.
int cards_to_hold(const State& state, Seat seat);

} // namespace elgrande::editor
