#pragma once

#include "rules/state.hpp"

#include <functional>

/// Positions for the computer players, from games by every rule set.
namespace elgrande::test
{

/// Plays games of each edition, with random players, modules and display options, by the random-busy policy. Calls
/// `visit` for one in `spacing` questions with several answers: `count` times, as often in each edition, and rounded up
/// to that. Every run differs; a failure prints the `--rng-seed` that repeats it.
void for_questions(int count, int spacing, const std::function<void(const State&)>& visit);

} // namespace elgrande::test
