#pragma once

#include "rules/game.hpp"

#include <vector>

/// What a rule test has played so far: printed when an assertion fails, with a link that opens the position and the
/// command that repeats the test. A test case, and each of its sections, begins without one.
namespace elgrande::test
{

/// A position that the test has set up.
void note_start(const State& state);

/// An action on its way from `before`, with what it told.
void note_played(const State& before, Action action, const State& after, const std::vector<Event>& events);

} // namespace elgrande::test
