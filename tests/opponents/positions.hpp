#pragma once

#include "rules/state.hpp"

#include <functional>

/// Positions of games by every set of rules, for the computer players to be asked in.
namespace elgrande::test
{

/// Plays games of the editions in turn, with players, modules and the options that hide or show something drawn, and
/// gives `visit` about one of `spacing` questions of each that have several answers, until it has had `count`. The
/// players answer as random-busy ones do. Others in every run; a failure says what `--rng-seed` plays the same again.
void for_questions(int count, int spacing, const std::function<void(const State&)>& visit);

} // namespace elgrande::test
