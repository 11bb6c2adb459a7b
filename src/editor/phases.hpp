#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <optional>

namespace elgrande::editor
{

/// Returns the last phase that the state has reached in its round.
Phase phase_of(const State& state);

/// Returns a state of a game with `setup` in this phase. It keeps the pieces, points and cards of `draft` that such a
/// game can have. If `only_valid`, leaves out whatever would make the state fail validate_state(); otherwise the state
/// may inherit the problems of the draft. Returns nothing if the game has no such phase. At Stage::Scoring, a draft in
/// which all have bid keeps its bids, and these decide who was last instead of the seat of `phase`.
std::optional<State> state_at(const State& draft, const Setup& setup, Phase phase, bool only_valid);

/// Returns `setup` with one option changed, without modules that are then not allowed; nothing if that is impossible.
/// `which` and `value` are Edit::b and Edit::value; see SetupOption.
std::optional<Setup> with_option(Setup setup, SetupOption option, int which, int value);

} // namespace elgrande::editor
