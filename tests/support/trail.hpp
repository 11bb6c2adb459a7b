#pragma once

#include "rules/game.hpp"

#include <vector>

/// Records what a rule test has played. The first assertion that fails in a section prints this trail, with a link to
/// the position and the command that repeats the test. Every test case starts with an empty trail; it has at most 40
/// lines, the last ones.
namespace elgrande::test
{

/// Records a position that the test has set up, and clears the actions before it.
void note_start(const State& state);

/// Records an action that was played in `before`, and its events. `after` is the position that the trail prints.
void note_played(const State& before, Action action, const State& after, const std::vector<Event>& events);

} // namespace elgrande::test
