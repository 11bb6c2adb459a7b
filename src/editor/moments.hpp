#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <optional>

namespace elgrande::editor
{

/// The moment that a state stands at or has come from last in its round.
Moment moment_of(const State& state);

/// A state of `setup` at this moment, which keeps of `draft` what a game by `setup` can have: pieces, points, cards. It
/// is come to by answers that change as little as can be. `whole`: it passes validate_state() and leaves out what would
/// hinder that, else what was wrong with the draft may be wrong with it, too. Nothing if the game has no such moment.
std::optional<State> state_at(const State& draft, const Setup& setup, Moment moment, bool whole);

/// The rules after one of them was changed, without modules that do not go with it; nothing if it cannot be so.
std::optional<Setup> agreed(Setup setup, Term rule, int which, int value);

} // namespace elgrande::editor
